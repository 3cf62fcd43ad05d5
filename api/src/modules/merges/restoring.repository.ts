import { sql } from 'kysely';
import type { MergeRecord, StoredRow } from '../../db/json-columns.ts';
import type { Tx } from '../../db/tenant.ts';
import { restoreInputs, restoreReasons } from '../decisions/index.ts';
import { restorePairs } from '../duplicates/index.ts';
import { restoreRuns } from '../engine/index.ts';
import { restoreHuntPeople, takeDecisionsBack } from '../hunts/index.ts';
import { restoreAnswers, restoreApplicationRows, restoreEvents, restoreMoves } from '../pipeline/index.ts';
import { restoreSubmissions } from '../public-site/index.ts';
import { restoreWarnings } from '../retention/index.ts';
import { restoreCorrections, restoreScores } from '../scores/index.ts';
import { restoreCandidateTags } from '../tags/index.ts';
import { ON_APPLICATION } from './moving.repository.ts';

const RESTORE: Readonly<
  Record<(typeof ON_APPLICATION)[number], (tx: Tx, rows: readonly StoredRow[]) => Promise<void>>
> = {
  application_answers: restoreAnswers,
  application_moves: restoreMoves,
  domain_events: restoreEvents,
  workflow_runs: restoreRuns,
  public_submissions: restoreSubmissions,
  application_scores: restoreScores,
  score_corrections: restoreCorrections,
  decision_inputs: restoreInputs,
  decision_reasons: restoreReasons,
};

/** The ids of those that exist. */
export async function existing(
  tx: Tx,
  agencyId: string,
  table: string,
  ids: readonly unknown[],
): Promise<Set<unknown>> {
  const wanted = [...new Set(ids.filter((id) => typeof id === 'string'))];
  const { rows } = await sql<{ id: string }>`
    select id from ${sql.table(table)} where agency_id = ${agencyId} and id = any (${wanted}::uuid[])`.execute(
    tx,
  );
  return new Set(rows.map((row) => row.id));
}

/** Rows without the members who have left since. */
async function withoutFormer(
  tx: Tx,
  agencyId: string,
  rows: readonly StoredRow[],
  column: string,
  changes: StoredRow = {},
): Promise<StoredRow[]> {
  const members = await existing(
    tx,
    agencyId,
    'users',
    rows.map((row) => row[column]),
  );
  return rows.map((row) =>
    row[column] === null || members.has(row[column]) ? row : { ...row, [column]: null, ...changes },
  );
}

/** Where an application can stand now: its step, or the inbox of its position when the step was removed meanwhile. */
async function placesOf(tx: Tx, agencyId: string, applications: readonly StoredRow[]): Promise<StoredRow[]> {
  const { rows } = await sql<{ id: string; position_id: string; type: string }>`
    select id, position_id, type from steps where agency_id = ${agencyId}
      and position_id = any (${applications.map((row) => String(row.position_id))}::uuid[])`.execute(tx);
  const files = await existing(
    tx,
    agencyId,
    'files',
    applications.map((row) => row.cv_file_id),
  );
  return applications.flatMap((row) => {
    const steps = rows.filter((step) => step.position_id === row.position_id);
    const step = steps.find(({ id }) => id === row.step_id) ?? steps.find(({ type }) => type === 'INBOX');
    if (!step) return [];
    return [{ ...row, step_id: step.id, cv_file_id: files.has(row.cv_file_id) ? row.cv_file_id : null }];
  });
}

/**
 * Rows without what they named and is gone: members who have left, decisions that have served their
 * time, CVs that were deleted with what quotes them.
 */
async function standing(
  tx: Tx,
  agencyId: string,
  table: (typeof ON_APPLICATION)[number],
  rows: readonly StoredRow[],
): Promise<StoredRow[]> {
  if (table === 'application_moves')
    return withoutFormer(tx, agencyId, rows, 'moved_by', { by_former_member: true });
  if (table === 'score_corrections') return withoutFormer(tx, agencyId, rows, 'corrected_by');
  if (table === 'decision_inputs' || table === 'decision_reasons') {
    const ids = rows.map((row) => row.decision_id);
    const decisions = await existing(tx, agencyId, 'decisions', ids);
    return rows.filter((row) => decisions.has(row.decision_id));
  }
  if (table !== 'application_scores') return [...rows];
  const files = await existing(
    tx,
    agencyId,
    'files',
    rows.map((row) => row.file_id),
  );
  return rows.filter((row) => row.file_id === null || files.has(row.file_id));
}

/** Writes applications back that were set aside, with all that hung on them. Those of a position that is gone stay away. */
export async function restoreApplications(
  tx: Tx,
  agencyId: string,
  aside: MergeRecord['setAside'],
): Promise<MergeRecord['setAside']> {
  await restoreApplicationRows(tx, await placesOf(tx, agencyId, aside.applications ?? []));
  const back = await existing(
    tx,
    agencyId,
    'applications',
    (aside.applications ?? []).map((row) => row.id),
  );
  const restored: MergeRecord['setAside'] = {};
  for (const table of ON_APPLICATION) {
    const rows = (aside[table] ?? []).filter((row) => back.has(row.application_id));
    restored[table] = await standing(tx, agencyId, table, rows);
    await RESTORE[table](tx, restored[table]);
  }
  return restored;
}

/** Writes back what people had decided about the other, where those it concerns still exist. */
export async function restoreDecisions(
  tx: Tx,
  agencyId: string,
  decisions: MergeRecord['decisions'],
): Promise<void> {
  const pairs = decisions.duplicate_pairs ?? [];
  const people = await existing(
    tx,
    agencyId,
    'candidates',
    pairs.flatMap((row) => [row.first_id, row.second_id]),
  );
  const standing = pairs.filter((row) => people.has(row.first_id) && people.has(row.second_id));
  await restorePairs(tx, await withoutFormer(tx, agencyId, standing, 'dismissed_by'));
  const warnings = decisions.deletion_warnings ?? [];
  await restoreWarnings(tx, await withoutFormer(tx, agencyId, warnings, 'stopped_by'));
  const tagged = decisions.candidate_tags ?? [];
  const tags = await existing(
    tx,
    agencyId,
    'tags',
    tagged.map((row) => row.tag_id),
  );
  const standingTags = tagged.filter((row) => tags.has(row.tag_id));
  await restoreCandidateTags(tx, await withoutFormer(tx, agencyId, standingTags, 'created_by'));
  const pooled = decisions.hunt_people ?? [];
  const hunts = await existing(
    tx,
    agencyId,
    'hunts',
    pooled.map((row) => row.hunt_id),
  );
  const standingPooled = pooled.filter((row) => hunts.has(row.hunt_id));
  await restoreHuntPeople(tx, await withoutFormer(tx, agencyId, standingPooled, 'decided_by'));
  const before = await withoutFormer(tx, agencyId, decisions.survivor_hunt_people ?? [], 'decided_by');
  await takeDecisionsBack(tx, agencyId, before, pooled);
}
