import type { PositionStatus } from '@cantera/shared/contracts/enums';
import type { Verdict } from '@cantera/shared/contracts/scoring';
import { joinNames } from '@cantera/shared/contracts/text';
import { type Insertable, sql } from 'kysely';
import { now } from '../../clock.ts';
import type { StoredRow, Weighing } from '../../db/json-columns.ts';
import { jsonObject, jsonPlain } from '../../db/json-text.ts';
import type { ApplicationScoresTable } from '../../db/schema.ts';
import { insertStoredRows } from '../../db/stored-rows.ts';
import type { Tx } from '../../db/tenant.ts';

/** The numbers of a score, of `application_scores as sc`, as the wire has them. */
export function wireScoring() {
  const numbers = {
    scoring_lax: jsonObject({ final_score: jsonPlain(sql.ref('sc.lax')) }),
    scoring_strict: jsonPlain(sql.ref('sc.strict')),
    scoring_very_strict: jsonPlain(sql.ref('sc.very_strict')),
  };
  return sql<string>`case when sc.lax is null or sc.strict is null or sc.very_strict is null then 'null'
    when sc.stale is null then ${jsonObject(numbers)}
    else ${jsonObject({ ...numbers, is_stale: sql`'true'` })} end`;
}

export type ScoreRow = NonNullable<Awaited<ReturnType<typeof findScore>>>;
/** Positions whose applications are scored. */
export const LIVE = ['OPEN', 'ON_HOLD', 'DRAFT'] as const satisfies readonly PositionStatus[];

/** Whether an application is of a position whose applications are scored. */
export async function isLive(tx: Tx, agencyId: string, applicationId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('applications as a')
    .innerJoin('positions as p', (join) =>
      join.onRef('p.agency_id', '=', 'a.agency_id').onRef('p.id', '=', 'a.position_id'),
    )
    .select('a.id')
    .where('a.agency_id', '=', agencyId)
    .where('a.id', '=', applicationId)
    .where('p.status', 'in', LIVE)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether a score rests on a CV of the candidate whose reading ran out of time, or that is being read once more. */
export async function isCvUnread(
  tx: Tx,
  agencyId: string,
  { application_id: applicationId, file_id: fileId }: Pick<ScoreRow, 'application_id' | 'file_id'>,
): Promise<boolean> {
  if (!fileId) return false;
  const row = await tx
    .selectFrom('applications as a')
    .innerJoin('candidates as c', (join) =>
      join.onRef('c.agency_id', '=', 'a.agency_id').onRef('c.id', '=', 'a.candidate_id'),
    )
    .select('a.id')
    .where('a.agency_id', '=', agencyId)
    .where('a.id', '=', applicationId)
    .where('c.cv_file_id', '=', fileId)
    .where('c.cv_status', 'in', ['TIMEOUT', 'PENDING'])
    .executeTakeFirst();
  return row !== undefined;
}

/** Has whoever else writes the score of an application, or corrects it, wait until this transaction ends. */
export async function lockScore(tx: Tx, agencyId: string, applicationId: string): Promise<void> {
  await tx
    .selectFrom('applications')
    .select('id')
    .where('agency_id', '=', agencyId)
    .where('id', '=', applicationId)
    .forNoKeyUpdate()
    .execute();
}

/** The score of an application; undefined while none was made. */
export const findScore = (tx: Tx, agencyId: string, applicationId: string) =>
  tx
    .selectFrom('application_scores')
    .selectAll()
    .where('agency_id', '=', agencyId)
    .where('application_id', '=', applicationId)
    .executeTakeFirst();

/** The scores of applications that have one. */
export const findScores = (tx: Tx, agencyId: string, applicationIds: readonly string[]) =>
  tx
    .selectFrom('application_scores')
    .selectAll()
    .where('agency_id', '=', agencyId)
    .where(sql<boolean>`application_id = any (${[...applicationIds]}::uuid[])`)
    .execute();

/** Makes this the score of its application. */
export async function writeScore(tx: Tx, row: Insertable<ApplicationScoresTable>): Promise<void> {
  const { agency_id: _, application_id: __, ...columns } = row;
  await tx
    .insertInto('application_scores')
    .values(row)
    .onConflict((conflict) => conflict.columns(['agency_id', 'application_id']).doUpdateSet(columns))
    .execute();
}

/** Keeps what the language model took lines for, by the hash of what was judged. A score that is gone stays so. */
export async function writeWeighing(
  tx: Tx,
  agencyId: string,
  applicationId: string,
  inputHash: string,
  weighing: Weighing,
): Promise<void> {
  await tx
    .updateTable('application_scores')
    .set({ weighings: sql<string>`weighings || ${JSON.stringify({ [inputHash]: weighing })}::jsonb` })
    .where('agency_id', '=', agencyId)
    .where('application_id', '=', applicationId)
    .execute();
}

/** Says that the numbers of a score stand. */
export async function settleScore(tx: Tx, agencyId: string, applicationId: string): Promise<void> {
  await tx
    .updateTable('application_scores')
    .set({ stale: null })
    .where('agency_id', '=', agencyId)
    .where('application_id', '=', applicationId)
    .where('stale', 'is not', null)
    .execute();
}

/** Why a score is as it is: what is known of the candidate, what counts, or the engine has changed. */
export type ScoreCause = 'SCORE' | 'CRITERIA' | 'ENGINE';

export interface Numbers {
  readonly lax: number | null;
  readonly strict: number | null;
  readonly very_strict: number | null;
  readonly judged_share: number;
  readonly cause: ScoreCause;
}
/** Notes by which criteria a score was made that a version of before wrote without. */
export async function noteCriteria(
  tx: Tx,
  agencyId: string,
  applicationId: string,
  criteria: number,
): Promise<void> {
  await tx
    .updateTable('application_scores')
    .set({ criteria })
    .where('agency_id', '=', agencyId)
    .where('application_id', '=', applicationId)
    .execute();
}

/** Writes the sums of a score, whose verdicts stay. */
export async function writeNumbers(
  tx: Tx,
  agencyId: string,
  applicationId: string,
  numbers: Numbers,
): Promise<void> {
  await tx
    .updateTable('application_scores')
    .set(numbers)
    .where('agency_id', '=', agencyId)
    .where('application_id', '=', applicationId)
    .execute();
}

export interface Correction {
  readonly criterionId: string;
  readonly verdict: Verdict;
  /** Null of somebody who has left. */
  readonly byName: string | null;
}
/** What people corrected in the scores of applications, by application. */
export async function findCorrectionsOf(
  tx: Tx,
  agencyId: string,
  applicationIds: readonly string[],
): Promise<ReadonlyMap<string, readonly Correction[]>> {
  const rows = await tx
    .selectFrom('score_corrections as c')
    .leftJoin('users as u', (join) =>
      join.onRef('u.agency_id', '=', 'c.agency_id').onRef('u.id', '=', 'c.corrected_by'),
    )
    .select(['c.application_id', 'c.criterion_id', 'c.verdict', 'u.first_name', 'u.last_name'])
    .where('c.agency_id', '=', agencyId)
    .where((eb) => eb('c.application_id', '=', eb.fn.any(eb.val([...applicationIds]))))
    .execute();
  const corrections = rows.map((row) => ({
    applicationId: row.application_id,
    criterionId: row.criterion_id,
    verdict: row.verdict,
    byName: row.first_name === null ? null : joinNames(row.first_name, row.last_name),
  }));
  return Map.groupBy(corrections, ({ applicationId }) => applicationId);
}
/** What people corrected in the score of an application. */
export const findCorrections = async (
  tx: Tx,
  agencyId: string,
  applicationId: string,
): Promise<readonly Correction[]> =>
  (await findCorrectionsOf(tx, agencyId, [applicationId])).get(applicationId) ?? [];

/** Puts a person's verdict over that of the search, or takes it back with null. */
export async function writeCorrection(
  tx: Tx,
  of: { agencyId: string; applicationId: string; criterionId: string },
  verdict: Verdict | null,
  userId: string,
): Promise<void> {
  if (!verdict) {
    await tx
      .deleteFrom('score_corrections')
      .where('agency_id', '=', of.agencyId)
      .where('application_id', '=', of.applicationId)
      .where('criterion_id', '=', of.criterionId)
      .execute();
    return;
  }
  const said = { verdict, corrected_by: userId, created_at: now() };
  await tx
    .insertInto('score_corrections')
    .values({
      agency_id: of.agencyId,
      application_id: of.applicationId,
      criterion_id: of.criterionId,
      ...said,
    })
    .onConflict((conflict) =>
      conflict.columns(['agency_id', 'application_id', 'criterion_id']).doUpdateSet(said),
    )
    .execute();
}

type Restore = (tx: Tx, rows: readonly StoredRow[]) => Promise<void>;
/** Each writes rows back that were read before they were deleted. */
export const restoreScores: Restore = (tx, rows) => insertStoredRows(tx, 'application_scores', rows);
export const restoreCorrections: Restore = (tx, rows) => insertStoredRows(tx, 'score_corrections', rows);
