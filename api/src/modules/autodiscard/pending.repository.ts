import { sql } from 'kysely';
import { now } from '../../clock.ts';
import type { Tx } from '../../db/tenant.ts';

interface PendingRow {
  readonly id: string;
  readonly candidate_id: string;
  readonly first_name: string;
  readonly last_name: string | null;
  readonly version: number;
  readonly discard_run_id: string;
  readonly discarded_at: string;
  /** The score that it was discarded by. */
  readonly decided_score: number;
}

/** A page of the discards of a position that wait for a person, the oldest first. */
export async function findPending(
  tx: Tx,
  agencyId: string,
  positionId: string,
  { page, perPage }: { readonly page: number; readonly perPage: number },
): Promise<PendingRow[]> {
  const { rows } = await sql<PendingRow>`
    select a.id, a.candidate_id, c.first_name, c.last_name, a.version, a.discard_run_id, a.discarded_at,
      coalesce((
        select i.score from decision_inputs i join decisions d on d.agency_id = i.agency_id and d.id = i.decision_id
        where i.agency_id = a.agency_id and i.application_id = a.id and d.kind = 'DISCARDED_BY_SCORE'
        order by d.created_at desc, d.id desc limit 1), 0) as decided_score
    from applications a join candidates c on c.agency_id = a.agency_id and c.id = a.candidate_id
    where a.agency_id = ${agencyId} and a.position_id = ${positionId} and a.discard_state = 'PROVISIONAL'
    order by a.discarded_at, a.id limit ${perPage} offset ${(page - 1) * perPage}`.execute(tx);
  return rows;
}

interface Overdue {
  readonly position_id: string;
  readonly title: string;
  /** All that wait in the position. */
  readonly pending: number;
  readonly recruiters: readonly string[];
}

const DAY_MS = 86_400_000;

/** Positions with discards that have waited for `waitDays` and that no mail has told of, marked as told. */
export async function takeOverdue(tx: Tx, agencyId: string, waitDays: number): Promise<Overdue[]> {
  const at = now();
  const before = new Date(at.getTime() - waitDays * DAY_MS).toISOString();
  const { rows } = await sql<Overdue>`
    with overdue as (
      update discard_rules r set reminded_at = ${at}::timestamptz
      where r.agency_id = ${agencyId} and (r.reminded_at is null or r.reminded_at <= ${before}::timestamptz)
        and exists (
          select 1 from positions p where p.agency_id = r.agency_id and p.id = r.position_id
            and p.status <> 'DELETED')
        and exists (
          select 1 from applications a where a.agency_id = r.agency_id and a.position_id = r.position_id
            and a.discard_state = 'PROVISIONAL' and a.discarded_at <= ${before}::timestamptz
            and a.discarded_at > coalesce(r.reminded_at - ${`${waitDays} days`}::interval, '-infinity'))
      returning r.position_id
    )
    select p.id as position_id, p.title, (
        select count(*)::int from applications a where a.agency_id = p.agency_id and a.position_id = p.id
          and a.discard_state = 'PROVISIONAL') as pending,
      array(
        select m.user_id from position_members m where m.agency_id = p.agency_id and m.position_id = p.id
          and m.role = 'RECRUITER' order by m.ordinal) as recruiters
    from overdue o join positions p on p.agency_id = ${agencyId} and p.id = o.position_id`.execute(tx);
  return rows;
}
