import { sql } from 'kysely';
import type { MergeRecord, StoredRow } from '../../db/json-columns.ts';
import type { Tx } from '../../db/tenant.ts';
import { messageKey } from '../../jobs/job-keys.ts';
import { cancelJobs } from '../../jobs/queue.ts';

/** Tables whose rows go over to the survivor whole, by their candidate. */
export const MOVED_WHOLE = [
  'candidate_comments',
  'candidate_documents',
  'candidate_suggestions',
  'consent_requests',
  'consents',
] as const;
/** What hangs on an application and is set aside with it, in the order that it can be written back. Messages stay. */
export const ON_APPLICATION = [
  'application_answers',
  'application_moves',
  'domain_events',
  'workflow_runs',
  'public_submissions',
] as const;

async function moveRows(
  tx: Tx,
  agencyId: string,
  table: string,
  rows: { from: string; to: string; ids?: readonly string[] },
): Promise<string[]> {
  const { rows: moved } = await sql<{ id: string }>`
    update ${sql.table(table)} set candidate_id = ${rows.to}
    where agency_id = ${agencyId} and candidate_id = ${rows.from}
      ${rows.ids ? sql`and id = any (${[...rows.ids]}::uuid[])` : sql``}
    returning id`.execute(tx);
  return moved.map((row) => row.id);
}

/** Gives all rows of the tables that are named to another candidate; with ids, those only. */
export async function moveWhole(
  tx: Tx,
  agencyId: string,
  from: string,
  to: string,
  ids?: Readonly<Record<string, readonly string[]>>,
): Promise<Record<string, string[]>> {
  const moved: Record<string, string[]> = {};
  for (const table of [...MOVED_WHOLE, 'applications'])
    moved[table] = await moveRows(tx, agencyId, table, {
      from,
      to,
      ...(ids ? { ids: ids[table] ?? [] } : {}),
    });
  return moved;
}

export interface DoubleApplication {
  readonly position_id: string;
  readonly title: string;
  readonly survivor_application: string;
  readonly other_application: string;
  readonly survivor_step: string;
  readonly other_step: string;
  readonly stays: 'SURVIVOR' | 'OTHER';
}

/**
 * Positions that both are in. The application that is further stays: one that was not rejected, then the later step, then
 * the younger.
 */
export async function findDoubles(
  tx: Tx,
  agencyId: string,
  survivorId: string,
  otherId: string,
): Promise<DoubleApplication[]> {
  const { rows } = await sql<DoubleApplication>`
    select p.id as position_id, p.title, a.id as survivor_application, b.id as other_application,
      s.name as survivor_step, t.name as other_step,
      case when ((b.rejected_at is null and t.type <> 'DISCARDED')::int, case when t.type = 'DISCARDED' then -1 else t.ordinal end, b.created_at, b.id)
        > ((a.rejected_at is null and s.type <> 'DISCARDED')::int, case when s.type = 'DISCARDED' then -1 else s.ordinal end, a.created_at, a.id)
        then 'OTHER' else 'SURVIVOR' end as stays
    from applications a
    join applications b on b.agency_id = a.agency_id and b.position_id = a.position_id and b.candidate_id = ${otherId}
    join positions p on p.agency_id = a.agency_id and p.id = a.position_id
    join steps s on s.agency_id = a.agency_id and s.id = a.step_id
    join steps t on t.agency_id = b.agency_id and t.id = b.step_id
    where a.agency_id = ${agencyId} and a.candidate_id = ${survivorId}
    order by p.title, p.id`.execute(tx);
  return rows;
}

async function rowsOf(
  tx: Tx,
  agencyId: string,
  table: string,
  column: string,
  ids: readonly string[],
): Promise<StoredRow[]> {
  const { rows } = await sql<{ row: StoredRow }>`
    select to_jsonb(t) as "row" from ${sql.table(table)} t
    where agency_id = ${agencyId} and ${sql.ref(column)} = any (${[...ids]}::uuid[])`.execute(tx);
  return rows.map(({ row }) => row);
}

/** Takes applications away with all that hangs on them but their messages, and gives it. */
export async function setAside(
  tx: Tx,
  agencyId: string,
  applicationIds: readonly string[],
): Promise<Record<string, StoredRow[]>> {
  if (applicationIds.length === 0) return {};
  const aside: Record<string, StoredRow[]> = {
    applications: await rowsOf(tx, agencyId, 'applications', 'id', applicationIds),
  };
  for (const table of ON_APPLICATION)
    aside[table] = await rowsOf(tx, agencyId, table, 'application_id', applicationIds);
  await tx
    .deleteFrom('applications')
    .where('agency_id', '=', agencyId)
    .where('id', 'in', [...applicationIds])
    .execute();
  return aside;
}

/**
 * Gives the other's messages to the survivor. Those of an application that does not stay hang on the one that does; what of
 * them waits is cancelled, since the person gets it once. What else waits for the other's address goes to the survivor's.
 */
export async function moveMessages(
  tx: Tx,
  agencyId: string,
  people: { survivorId: string; otherId: string; email: string | null },
  replaced: ReadonlyMap<string, string>,
): Promise<MergeRecord['messages']> {
  const { survivorId, otherId, email } = people;
  const rows = await tx
    .selectFrom('messages')
    .select(['id', 'candidate_id', 'application_id', 'run_id', 'status', 'channel', 'to_address'])
    .where('agency_id', '=', agencyId)
    .where((eb) =>
      eb.or([
        eb('candidate_id', '=', otherId),
        ...(replaced.size > 0 ? [eb('application_id', 'in', [...replaced.keys()])] : []),
      ]),
    )
    .orderBy('id')
    .forUpdate()
    .execute();
  const moved = rows.map((row) => {
    const stays = row.application_id === null ? undefined : replaced.get(row.application_id);
    const isCancelled = stays !== undefined && row.status === 'WAITING';
    const isReaddressed =
      row.status === 'WAITING' &&
      !isCancelled &&
      row.channel === 'EMAIL' &&
      email !== null &&
      email !== row.to_address;
    return {
      id: row.id,
      candidateId: row.candidate_id,
      applicationId: row.application_id,
      runId: row.run_id,
      isCancelled,
      address: isReaddressed && email ? { before: row.to_address, after: email } : null,
      stays,
    };
  });
  for (const { id, stays, isCancelled, address } of moved)
    await tx
      .updateTable('messages')
      .set({
        candidate_id: survivorId,
        ...(stays ? { application_id: stays, run_id: null } : {}),
        ...(isCancelled ? { status: 'CANCELLED' as const } : {}),
        ...(address ? { to_address: address.after } : {}),
      })
      .where('agency_id', '=', agencyId)
      .where('id', '=', id)
      .execute();
  await cancelJobs(
    tx,
    moved.filter((message) => message.isCancelled).map((message) => messageKey(message.id)),
  );
  return moved.map(({ stays: _stays, ...message }) => message);
}

/** Rows that are derived again but hold what people decided about the other: dismissed pairs, stopped deletions. */
export async function readDecisions(
  tx: Tx,
  agencyId: string,
  otherId: string,
): Promise<Record<string, StoredRow[]>> {
  const [first, second] = [
    await rowsOf(tx, agencyId, 'duplicate_pairs', 'first_id', [otherId]),
    await rowsOf(tx, agencyId, 'duplicate_pairs', 'second_id', [otherId]),
  ];
  return {
    duplicate_pairs: [...first, ...second],
    deletion_warnings: await rowsOf(tx, agencyId, 'deletion_warnings', 'candidate_id', [otherId]),
  };
}

/** Those marked as possibly being one candidate are marked as possibly another. Gives their ids. */
export async function passMarks(
  tx: Tx,
  agencyId: string,
  from: string,
  to: string,
  ids?: readonly string[],
): Promise<string[]> {
  let update = tx
    .updateTable('candidates')
    .set({ possible_duplicate_of: to })
    .where('agency_id', '=', agencyId)
    .where('possible_duplicate_of', '=', from)
    .where('id', '<>', to);
  if (ids) update = update.where('id', 'in', [...ids, to]);
  const rows = await update.returning('id').execute();
  return rows.map((row) => row.id);
}

/** The unmarked candidate who has this address already, other than those named: whoever shares it must be marked. */
export async function holderOfEmail(
  tx: Tx,
  agencyId: string,
  email: unknown,
  except: readonly string[],
): Promise<string | null> {
  if (typeof email !== 'string') return null;
  const row = await tx
    .selectFrom('candidates')
    .select('id')
    .where('agency_id', '=', agencyId)
    .where('email_key', '=', email.toLowerCase())
    .where('possible_duplicate_of', 'is', null)
    .where('id', 'not in', [...except])
    .executeTakeFirst();
  return row?.id ?? null;
}
