import { type RawBuilder, sql } from 'kysely';
import { now } from '../../clock.ts';
import type { Tx } from '../../db/tenant.ts';

export const DELETION_REASONS = ['CONSENT_REFUSED', 'APPLICATION_REJECTED'] as const;
export type DeletionReason = (typeof DELETION_REASONS)[number];
/** A week in which someone can stop a deletion. */
export const WARNING_DAYS = 7;
const DAY_MS = 86_400_000;

export interface RetentionRules {
  readonly agencyId: string;
  /** Days after which consent lapses. */
  readonly consentDays: number;
  /** Days after a refusal or a rejection; null while automatic deletion is off. */
  readonly deletionDays: number | null;
}

export async function findRules(tx: Tx, agencyId: string): Promise<RetentionRules | undefined> {
  const row = await tx
    .selectFrom('agencies')
    .select(['expiration_gdpr_days', 'deletion_period_rejected_gdpr_days'])
    .where('id', '=', agencyId)
    .executeTakeFirst();
  return (
    row && {
      agencyId,
      consentDays: row.expiration_gdpr_days,
      deletionDays: row.deletion_period_rejected_gdpr_days,
    }
  );
}

const daysAgo = (days: number): string => new Date(now().getTime() - days * DAY_MS).toISOString();

/** Consent that was given before this has lapsed; ISO. */
export const lapsesBefore = ({ consentDays }: RetentionRules): string => daysAgo(consentDays);

interface Lapsing {
  readonly agencyId: string;
  /** ISO; who agreed before this is asked anew. */
  readonly givenBefore: string;
}

const lapsed = (tx: Tx, { agencyId, givenBefore }: Lapsing, limit: number) =>
  tx
    .selectFrom('candidates as c')
    .select('c.id')
    .where('c.agency_id', '=', agencyId)
    .where('c.gdpr_status', '=', 'ACCEPTED')
    .where('c.gdpr_status_at', '<', givenBefore)
    .orderBy('c.gdpr_status_at')
    .limit(limit);

const hasAnswered = sql<boolean>`exists (
  select 1 from consents k where k.agency_id = c.agency_id and k.candidate_id = c.id)`;

/** Whose consent has lapsed and who can be asked: they answered us once and have an address; the oldest first. */
export async function lapsedConsents(tx: Tx, lapsing: Lapsing, limit: number): Promise<string[]> {
  const rows = await lapsed(tx, lapsing, limit)
    .where('c.email', 'is not', null)
    .where('c.email', '<>', '')
    .where(hasAnswered)
    .execute();
  return rows.map((row) => row.id);
}

/** Whose consent has lapsed and whom no mail may go to by itself: without an address, or imported. */
export async function lapsedUnasked(tx: Tx, lapsing: Lapsing, limit: number): Promise<string[]> {
  const rows = await lapsed(tx, lapsing, limit)
    .where(sql<boolean>`(c.email is null or c.email = '' or not ${hasAnswered})`)
    .execute();
  return rows.map((row) => row.id);
}

/**
 * Who is to be deleted, each with the reason and since when it holds: they refused consent, or every
 * application of theirs was rejected, the last one longer ago than the period. Who agreed to be kept for
 * later offers is not to go for a rejection, as long as that holds. While automatic deletion is off there is
 * no period: a refusal counts at once, so does the rejection of somebody who was asked and did not agree to
 * be kept, any other one after the days for which consent is asked.
 */
function due({ agencyId, consentDays, deletionDays }: RetentionRules): RawBuilder<unknown> {
  const refusedBefore = daysAgo(deletionDays ?? 0);
  const rejectedBefore = daysAgo(deletionDays ?? consentDays);
  const notKeptBefore = daysAgo(deletionDays ?? 0);
  const offersSince = daysAgo(consentDays);
  return sql`
    select id as candidate_id, 'CONSENT_REFUSED' as reason, gdpr_status_at as since from candidates
    where agency_id = ${agencyId} and gdpr_status = 'REJECTED' and gdpr_status_at <= ${refusedBefore}::timestamptz
    union all
    select r.candidate_id, 'APPLICATION_REJECTED', max(r.rejected_at) from applications r
    join candidates c on c.agency_id = ${agencyId} and c.id = r.candidate_id and c.gdpr_status <> 'REJECTED'
    left join lateral (
      select k.status, k.created_at from consents k
      where k.agency_id = ${agencyId} and k.candidate_id = r.candidate_id
        and (k.purpose = 'OFFERS' or k.origin = 'LINK')
      order by k.created_at desc, k.id desc limit 1
    ) offers on true
    cross join lateral (
      select case when offers.status = 'REJECTED' then ${notKeptBefore}::timestamptz else ${rejectedBefore}::timestamptz end as at
    ) before
    -- The later of the two bounds, by which the index finds them; the lateral one is known only row by row.
    where r.agency_id = ${agencyId} and r.rejected_at <= greatest(${notKeptBefore}::timestamptz, ${rejectedBefore}::timestamptz)
      and r.rejected_at <= before.at
      and not (offers.status is not distinct from 'ACCEPTED' and offers.created_at > ${offersSince}::timestamptz)
      and not exists (
        select 1 from applications o where o.agency_id = ${agencyId} and o.candidate_id = r.candidate_id
          and (o.rejected_at is null or o.rejected_at > before.at)
      )
    group by r.candidate_id`;
}

/** The query behind the warning list, for the test of its plan. */
export const dueQuery = due;

/**
 * Makes the warning list what it must be today. A stop holds until a new reason or a new time of it arises; a warning
 * whose reason is gone goes. Switching automatic deletion on gives everyone listed the whole week.
 * @returns whether anything changed.
 */
export async function refreshWarnings(tx: Tx, rules: RetentionRules): Promise<boolean> {
  const { agencyId, deletionDays } = rules;
  const at = now();
  const dueAt = deletionDays === null ? null : new Date(at.getTime() + WARNING_DAYS * DAY_MS);
  const gone = await sql`
    with due as materialized (${due(rules)})
    delete from deletion_warnings w
    where w.agency_id = ${agencyId} and not exists (select 1 from due d where d.candidate_id = w.candidate_id)`.execute(
    tx,
  );
  const listed = await sql`
    with due as materialized (${due(rules)})
    insert into deletion_warnings as w (agency_id, id, candidate_id, reason, since, due_at, created_at)
    select ${agencyId}, gen_random_uuid(), d.candidate_id, d.reason, d.since, ${dueAt}::timestamptz, ${at}::timestamptz from due d
    on conflict (agency_id, candidate_id) do update
    set reason = excluded.reason, since = excluded.since, stopped_at = null, stopped_by = null,
      due_at = excluded.due_at, created_at = excluded.created_at, told = false
    where w.since <> excluded.since or w.reason <> excluded.reason`.execute(tx);
  const { numUpdatedRows } = await tx
    .updateTable('deletion_warnings')
    .set({ due_at: dueAt })
    .where('agency_id', '=', agencyId)
    .where('due_at', deletionDays === null ? 'is not' : 'is', null)
    .executeTakeFirst();
  return [gone.numAffectedRows, listed.numAffectedRows, numUpdatedRows].some((count) => count !== 0n);
}

/** How many stand on the list of whom no mail has told yet; from now on one has. */
export async function takeUntold(tx: Tx, agencyId: string): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('deletion_warnings')
    .set({ told: true })
    .where('agency_id', '=', agencyId)
    .where('told', '=', false)
    .where('stopped_at', 'is', null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Whose week is over and who is still to go; at most `limit`. */
export async function overdue(
  tx: Tx,
  rules: RetentionRules,
  limit: number,
): Promise<{ candidateId: string; reason: DeletionReason }[]> {
  if (rules.deletionDays === null) return [];
  const { rows } = await sql<{ candidate_id: string; reason: DeletionReason }>`
    select w.candidate_id, w.reason from deletion_warnings w
    where w.agency_id = ${rules.agencyId} and w.stopped_at is null and w.due_at <= ${now()}::timestamptz
    order by w.due_at, w.id limit ${limit}`.execute(tx);
  return rows.map((row) => ({ candidateId: row.candidate_id, reason: row.reason }));
}

/**
 * Whether a deletion is still to happen, with its row held: someone may have stopped it, or the candidate
 * answered. The candidate is held first, and judged by what stands once nobody else is changing them or
 * adding an application of theirs.
 */
export async function holdWarning(tx: Tx, rules: RetentionRules, candidateId: string): Promise<boolean> {
  await tx
    .selectFrom('candidates')
    .select('id')
    .where('agency_id', '=', rules.agencyId)
    .where('id', '=', candidateId)
    .forUpdate()
    .execute();
  const { rows } = await sql<{ id: string }>`
    select w.id from deletion_warnings w
    where w.agency_id = ${rules.agencyId} and w.candidate_id = ${candidateId} and w.stopped_at is null
      and w.due_at <= ${now()}::timestamptz
      and exists (select 1 from (${due(rules)}) d where d.candidate_id = w.candidate_id)
    for update of w`.execute(tx);
  return rows.length > 0;
}
