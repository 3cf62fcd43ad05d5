import type { EndpointRequest } from '@cantera/shared/contracts';
import type { readSelectionRates, SelectionRates } from '@cantera/shared/contracts/decisions';
import { sql } from 'kysely';
import type { Tx } from '../../db/tenant.ts';
import type { Actor } from '../../http/actor.ts';
import { inSpan, ofOwnPositions } from './conditions.ts';

type Query = EndpointRequest<typeof readSelectionRates>['query'];
type Share<K extends 'bySource' | 'byLanguage' | 'byReading'> = SelectionRates[K][number];

interface Row {
  readonly source: Share<'bySource'>['value'] | null;
  readonly language: Share<'byLanguage'>['value'] | null;
  readonly reading: Share<'byReading'>['value'] | null;
  readonly applications: number;
  readonly discarded: number;
}

const countsOf = ({ applications, discarded }: Row) => ({ applications, discarded });

/** Of the applications of positions on which a machine has decided, how many it has discarded and nobody took back. */
export async function ratesOf(tx: Tx, actor: Actor, { positionId, ...span }: Query): Promise<SelectionRates> {
  const { rows } = await sql<Row>`
    with judged as (
      select a.source, t.language, t.reading, exists (
        select 1 from decision_inputs i join decisions d on d.agency_id = i.agency_id and d.id = i.decision_id
        where i.agency_id = a.agency_id and i.application_id = a.id and coalesce((
          select f.kind from decisions f where f.agency_id = d.agency_id and f.about = d.id
          order by f.created_at desc, f.id desc limit 1), 'STANDS') <> 'REVERSED'
      ) as is_discarded
      from applications a
      join candidates c on c.agency_id = a.agency_id and c.id = a.candidate_id
      cross join lateral (
        select coalesce(upper(min(p.tongue) filter (where p.tongue is not null)),
            case when bool_or(p.checked and p.lines <> '[]') then 'OTHER' else 'NONE' end) as language,
          case when coalesce(a.cv_file_id, c.cv_file_id) is null then 'NONE'
            when bool_or(p.checked and p.lines <> '[]') then 'READ' else 'UNREADABLE' end as reading
        from cv_pages p where p.agency_id = a.agency_id and p.file_id = coalesce(a.cv_file_id, c.cv_file_id)
      ) t
      where a.agency_id = ${actor.agencyId} and ${inSpan(actor, sql.ref('a.created_at'), span)}
        ${positionId ? sql`and a.position_id = ${positionId}` : sql``}
        and ${ofOwnPositions(actor, sql.ref('a.position_id'))}
        and exists (select 1 from decisions d where d.agency_id = a.agency_id and d.position_id = a.position_id)
    )
    select source, language, reading, count(*)::int as applications,
      count(*) filter (where is_discarded)::int as discarded
    from judged group by grouping sets ((), (source), (language), (reading))
    order by applications desc, source, language, reading`.execute(tx);
  const whole = rows.find(({ source, language, reading }) => !(source || language || reading));
  return {
    applications: whole?.applications ?? 0,
    discarded: whole?.discarded ?? 0,
    bySource: rows.flatMap((row) => (row.source ? { value: row.source, ...countsOf(row) } : [])),
    byLanguage: rows.flatMap((row) => (row.language ? { value: row.language, ...countsOf(row) } : [])),
    byReading: rows.flatMap((row) => (row.reading ? { value: row.reading, ...countsOf(row) } : [])),
  };
}
