/** Runs SQL as who owns the tables. */
export type AsOwner = (sql: string, values?: readonly unknown[]) => Promise<unknown>;

const FAMILY = 'Puigdomènech';
/** Applications on all steps, half of them in the inbox, with scores from 0 to 100; a tenth applied to a second position too. */
export async function fill(
  asOwner: AsOwner,
  agencyId: string,
  positions: readonly string[],
  count: number,
): Promise<void> {
  const [first, second] = positions;
  await asOwner(
    `insert into candidates (agency_id, id, first_name, last_name, created_at, updated_at)
     select $1, gen_random_uuid(), 'Maria ' || i, '${FAMILY}', now(), now() from generate_series(1, $2::int) i`,
    [agencyId, count],
  );
  const applications = `insert into applications (agency_id, id, position_id, step_id, candidate_id, source, created_at, moved_at)
    select c.agency_id, gen_random_uuid(), s.position_id, s.id, c.id, 'INTERNAL', now() - c.n % 80 * interval '1 day', now()
    from (select agency_id, id, row_number() over (order by id) as n from candidates
          where agency_id = $1 and last_name = '${FAMILY}') c
    join steps s on s.agency_id = c.agency_id and s.position_id = $2`;
  await asOwner(`${applications} and s.ordinal = case when c.n % 2 = 0 then 0 else c.n % 6 end`, [
    agencyId,
    first,
  ]);
  await asOwner(
    `${applications} and s.ordinal = case when c.n % 3 = 0 then 4 else 1 end where c.n % 10 = 0`,
    [agencyId, second],
  );
  await asOwner(
    `insert into application_scores (agency_id, application_id, status, lax, strict, very_strict, judged_share, verdicts, engine,
       input_hash, criteria, cause, computed_at)
     select a.agency_id, a.id, 'SCORED', n % 101, n % 101, 0, 1,
       jsonb_build_array(jsonb_build_object('criterionId', a.id, 'verdict', 'NOT_SHOWN', 'quotes', '[]'::jsonb)), 2, '', 1, 'SCORE', now()
     from (select a.*, row_number() over (order by a.id) as n from applications a
           join candidates c on c.agency_id = a.agency_id and c.id = a.candidate_id
           where a.agency_id = $1 and c.last_name = '${FAMILY}') a`,
    [agencyId],
  );
  await asOwner('analyze');
}
