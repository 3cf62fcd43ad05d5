import { sql } from 'kysely';
import { inSeconds, now } from '../../clock.ts';
import type { ReportPersonLeak, StoredReportOptions } from '../../db/json-columns.ts';
import { type Handover, handRowsOver } from '../../db/stored-rows.ts';
import type { Tx } from '../../db/tenant.ts';
import { newId } from '../../ids.ts';

interface NewReport {
  readonly madeBy: string;
  readonly positionId: string | null;
  readonly isAnonymous: boolean;
  readonly options: StoredReportOptions;
  readonly fileName: string;
  readonly candidateIds: readonly string[];
}

async function insertReport(
  tx: Tx,
  agencyId: string,
  given: NewReport,
  state: {
    kind: 'CANDIDATE' | 'POSITION';
    status: 'MAKING' | 'READY';
    done: number;
    sha256: Buffer | null;
    bytes: number | null;
  },
): Promise<string> {
  const id = newId();
  await tx
    .insertInto('reports')
    .values({
      agency_id: agencyId,
      id,
      kind: state.kind,
      made_by: given.madeBy,
      position_id: given.positionId,
      is_anonymous: given.isAnonymous,
      options: JSON.stringify(given.options),
      status: state.status,
      done: state.done,
      total: given.candidateIds.length,
      file_name: given.fileName,
      sha256: state.sha256,
      bytes: state.bytes,
      created_at: now(),
    })
    .execute();
  await tx
    .insertInto('report_people')
    .values(
      given.candidateIds.map((candidateId) => ({
        agency_id: agencyId,
        id: newId(),
        report_id: id,
        candidate_id: candidateId,
      })),
    )
    .execute();
  return id;
}

/** Records that somebody was given a report of a candidate: who, of whom, what was chosen and the hash of the file. */
export const recordDelivered = (
  tx: Tx,
  agencyId: string,
  given: NewReport,
  { sha256, bytes }: { sha256: Buffer; bytes: number },
): Promise<string> =>
  insertReport(tx, agencyId, given, { kind: 'CANDIDATE', status: 'READY', done: 1, sha256, bytes });

/** Records that a report of a position is being made. */
export const recordAsked = (tx: Tx, agencyId: string, given: NewReport): Promise<string> =>
  insertReport(tx, agencyId, given, {
    kind: 'POSITION',
    status: 'MAKING',
    done: 0,
    sha256: null,
    bytes: null,
  });

/** Reports of positions, as they stand. */
const reports = (tx: Tx, agencyId: string) =>
  tx
    .selectFrom('reports')
    .select([
      'id',
      'made_by',
      'position_id',
      'is_anonymous',
      'options',
      'status',
      'failure',
      'leaks',
      'done',
      'total',
    ])
    .select(['file_name', 'bytes', 'file_id', 'created_at', 'expires_at'])
    .where('agency_id', '=', agencyId)
    .where('kind', '=', 'POSITION');
export type ReportRow = NonNullable<Awaited<ReturnType<ReturnType<typeof reports>['executeTakeFirst']>>>;

export const findReport = (tx: Tx, agencyId: string, id: string): Promise<ReportRow | undefined> =>
  reports(tx, agencyId).where('id', '=', id).executeTakeFirst();

/** Somebody's own reports of a position since a time, the newest first. */
export const listReports = (
  tx: Tx,
  agencyId: string,
  { madeBy, positionId, since, limit }: { madeBy: string; positionId: string; since: Date; limit: number },
): Promise<ReportRow[]> =>
  reports(tx, agencyId)
    .where('made_by', '=', madeBy)
    .where('position_id', '=', positionId)
    .where('created_at', '>=', since.toISOString())
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

/** Hours after which a report that is still being made is taken for lost. */
const LOST_HOURS = 6;
const lostSince = (): string => inSeconds(-LOST_HOURS * 3600).toISOString();

/** How many reports of somebody's are being made; what is lost does not count. */
export async function countMaking(tx: Tx, agencyId: string, madeBy: string): Promise<number> {
  const row = await tx
    .selectFrom('reports')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('agency_id', '=', agencyId)
    .where('made_by', '=', madeBy)
    .where('status', '=', 'MAKING')
    .where('created_at', '>', lostSince())
    .executeTakeFirst();
  return Number(row?.count ?? 0);
}

/** Notes how many people's parts are made. */
export async function noteProgress(tx: Tx, agencyId: string, id: string, done: number): Promise<void> {
  await tx
    .updateTable('reports')
    .set({ done })
    .where('agency_id', '=', agencyId)
    .where('id', '=', id)
    .where('status', '=', 'MAKING')
    .execute();
}

/**
 * Makes a report that is being made ready. Gives false when it is not being made any more, or when somebody in it was erased
 * meanwhile: its file must not be kept then.
 */
export async function settleReady(
  tx: Tx,
  agencyId: string,
  id: string,
  file: { fileId: string; sha256: Buffer; bytes: number; expiresAt: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('reports')
    .set({
      status: 'READY',
      file_id: file.fileId,
      sha256: file.sha256,
      bytes: file.bytes,
      expires_at: file.expiresAt,
      done: sql<number>`total`,
      options: SWITCHES,
    })
    .where('agency_id', '=', agencyId)
    .where('id', '=', id)
    .where('status', '=', 'MAKING')
    .where(
      sql<boolean>`total = (select count(*) from report_people p where p.agency_id = reports.agency_id and p.report_id = reports.id)`,
    )
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
/** What was chosen, without whose parts it was. */
const SWITCHES = sql<string>`options - 'commentIds' - 'applicationIds'`;

/** Ends the making of a report; `leaks` only of one that was not safe. */
export async function settleFailed(
  tx: Tx,
  agencyId: string,
  id: string,
  failure: NonNullable<ReportRow['failure']>,
  leaks: readonly ReportPersonLeak[] = [],
): Promise<void> {
  await tx
    .updateTable('reports')
    .set({ status: 'FAILED', failure, leaks: JSON.stringify(leaks), options: SWITCHES })
    .where('agency_id', '=', agencyId)
    .where('id', '=', id)
    .where('status', '=', 'MAKING')
    .execute();
}

/** Fails reports whose making ended without a word, as when its process was killed. Gives whose they were. */
export async function failLost(tx: Tx, agencyId: string): Promise<string[]> {
  const rows = await tx
    .updateTable('reports')
    .set({ status: 'FAILED', failure: 'FAILED', options: SWITCHES })
    .where('agency_id', '=', agencyId)
    .where('status', '=', 'MAKING')
    .where('created_at', '<=', lostSince())
    .returning('made_by')
    .execute();
  return [...new Set(rows.flatMap((row) => row.made_by ?? []))];
}

interface Gone {
  readonly fileIds: string[];
  /** Whose reports they were. */
  readonly userIds: string[];
}
const gone = (rows: readonly { file_id: string | null; made_by: string | null }[]): Gone => ({
  fileIds: rows.flatMap((row) => row.file_id ?? []),
  userIds: [...new Set(rows.flatMap((row) => row.made_by ?? []))],
});

/** Takes the files of reports away whose day is over at a time; one report, or all. Gives their files, to be removed. */
export async function endReports(tx: Tx, agencyId: string, at: Date, id?: string): Promise<Gone> {
  const { rows } = await sql<{ file_id: string | null; made_by: string | null }>`
    with due as (
      select id, file_id from reports where agency_id = ${agencyId} and file_id is not null
        and expires_at <= ${at}::timestamptz ${id === undefined ? sql`` : sql`and id = ${id}`}
      for update
    )
    update reports r set status = 'GONE', file_id = null from due
    where r.agency_id = ${agencyId} and r.id = due.id
    returning due.file_id, r.made_by`.execute(tx);
  return gone(rows);
}

/**
 * Ends the reports of positions that somebody who is being erased is in: files are to be removed, and what is being made fails.
 * Those of the person alone are deleted. Called before the person is deleted.
 */
export async function forgetInReports(tx: Tx, agencyId: string, candidateId: string): Promise<Gone> {
  await sql`
    delete from reports r using report_people p
    where r.agency_id = ${agencyId} and r.kind = 'CANDIDATE'
      and p.agency_id = ${agencyId} and p.report_id = r.id and p.candidate_id = ${candidateId}`.execute(tx);
  const { rows } = await sql<{ file_id: string | null; made_by: string | null }>`
    with theirs as (
      select r.id, r.file_id, r.status from reports r
      where r.agency_id = ${agencyId} and r.kind = 'POSITION' and r.status in ('MAKING', 'READY')
        and r.id in (select p.report_id from report_people p where p.agency_id = ${agencyId} and p.candidate_id = ${candidateId})
      for update
    )
    update reports r set file_id = null, options = r.options - 'commentIds' - 'applicationIds',
      status = case when theirs.status = 'READY' then 'GONE' else 'FAILED' end,
      failure = case when theirs.status = 'READY' then null else 'PERSON_ERASED' end
    from theirs where r.agency_id = ${agencyId} and r.id = theirs.id
    returning theirs.file_id, r.made_by`.execute(tx);
  return gone(rows);
}

/** Gives the records about one candidate to another, whom they were merged into. */
export const handReportsOver = (tx: Tx, agencyId: string, handover: Handover): Promise<string[]> =>
  handRowsOver(tx, agencyId, 'report_people', handover);
