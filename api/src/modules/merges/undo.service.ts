import { isDeepStrictEqual } from 'node:util';
import { undoMerge } from '@cantera/shared/contracts/merges';
import { now } from '../../clock.ts';
import type { MergeRecord, PersonSnapshot, StoredRow } from '../../db/json-columns.ts';
import type { Tx } from '../../db/tenant.ts';
import { fail, notFound } from '../../errors.ts';
import type { Actor } from '../../http/actor.ts';
import { newId } from '../../ids.ts';
import {
  closeMergeRecord,
  enqueueDuplicateCheck,
  insertSnapshotRow,
  keysOf,
  LISTS,
  type ListName,
  lockKeys,
  markDuplicate,
  passMarks,
  positionsOf,
  readCvAgain,
  readSnapshot,
  returnMergeRecords,
  writeColumns,
  writeLists,
} from '../candidates/index.ts';
import { enqueueRuns } from '../engine/index.ts';
import { followApplications, restoreMessages } from '../messages/index.ts';
import { enqueueEvent } from '../pipeline/index.ts';
import { enqueueScoresOf } from '../scores/index.ts';
import { companyOf } from './choose.ts';
import { listMerges } from './history.repository.ts';
import { refreshWarnings, tellScreens } from './merge.service.ts';
import { holderOfEmail, moveWhole } from './moving.repository.ts';
import { existing, restoreApplications, restoreDecisions } from './restoring.repository.ts';
import { takeBackColumns, takeBackList } from './three-way.ts';
import { holdHolder, lockMergeRow, withStanding } from './undo.repository.ts';

interface Merge {
  readonly id: string;
  readonly survivorId: string;
  readonly otherId: string;
  readonly mergedAt: string;
  readonly record: MergeRecord;
}

/** The merge, held with its survivor. Throws 404, 409 MERGE_UNDONE, 409 MERGE_FOLLOWED (`details`: which one to undo first). */
async function lockMerge(tx: Tx, agencyId: string, id: string): Promise<Merge> {
  const row = (await holdHolder(tx, agencyId, id)) ? await lockMergeRow(tx, agencyId, id) : undefined;
  if (!row) throw notFound('merge');
  if (row.undone_at || !row.record)
    throw fail(undoMerge.errors, 'MERGE_UNDONE', 'This merge has been undone already.');
  const { items } = await listMerges(tx, agencyId, { page: 1, perPage: 1, id });
  const follower = items[0]?.blockedBy;
  if (follower)
    throw fail(
      undoMerge.errors,
      'MERGE_FOLLOWED',
      'The candidate was merged again since. Undo that merge first.',
      {
        details: {
          mergeId: follower.id,
          survivor: follower.survivor.name,
          other: follower.other.name,
          mergedAt: follower.mergedAt,
        },
      },
    );
  return {
    id: row.id,
    survivorId: row.survivor_id,
    otherId: row.other_id,
    mergedAt: row.merged_at,
    record: row.record,
  };
}

function survivorLists(record: MergeRecord, current: PersonSnapshot): Pick<PersonSnapshot, ListName> {
  const list = (name: ListName): StoredRow[] =>
    takeBackList(
      { before: record.survivorBefore[name], after: record.survivorAfter[name], current: current[name] },
      LISTS[name].key,
    );
  return {
    workExperiences: list('workExperiences'),
    educations: list('educations'),
    languages: list('languages'),
    skills: list('skills'),
  };
}

/**
 * The other's lists. An entry that was changed meanwhile stays with the survivor; the other gets it back as
 * it was, as a new one.
 */
function otherLists(
  other: PersonSnapshot,
  staying: Pick<PersonSnapshot, ListName>,
): Pick<PersonSnapshot, ListName> {
  const taken = new Set([...staying.workExperiences, ...staying.educations].map((row) => row.id));
  const free = (rows: readonly StoredRow[]): StoredRow[] =>
    rows.map((row) => (taken.has(row.id) ? { ...row, id: newId() } : row));
  return {
    workExperiences: free(other.workExperiences),
    educations: free(other.educations),
    languages: other.languages,
    skills: other.skills,
  };
}

/** Writes both candidates apart again. */
async function partPeople(tx: Tx, agencyId: string, { survivorId, otherId, record }: Merge): Promise<void> {
  const current = await readSnapshot(tx, agencyId, survivorId);
  const lists = survivorLists(record, current);
  const taken = takeBackColumns(record.survivorBefore.row, record.survivorAfter.row, current.row);
  const other = await withStanding(tx, agencyId, record.other.row);
  // While both may have one address, the returning one is marked.
  await insertSnapshotRow(tx, { ...other, possible_duplicate_of: survivorId });
  const mine = await withStanding(tx, agencyId, taken);
  await writeLists(tx, agencyId, survivorId, lists);
  await writeColumns(
    tx,
    agencyId,
    survivorId,
    {
      ...mine,
      company_name: isDeepStrictEqual(lists.workExperiences, record.survivorBefore.workExperiences)
        ? record.survivorBefore.row.company_name
        : companyOf(lists.workExperiences),
      possible_duplicate_of:
        mine.possible_duplicate_of ?? (await holderOfEmail(tx, agencyId, mine.email, [survivorId, otherId])),
    },
    now(),
  );
  await writeLists(tx, agencyId, otherId, otherLists(record.other, lists));
  const mark = other.possible_duplicate_of ?? (await holderOfEmail(tx, agencyId, other.email, [otherId]));
  await markDuplicate(tx, agencyId, otherId, typeof mark === 'string' ? mark : null);
}

/** Longer than a move waits for its undo before anything comes of it. */
const EVENT_WAITS_MS = 5 * 60_000;

/** What was going to happen to applications that return goes on: runs, and events that had not come to be heard. */
async function resumeWaiting(
  tx: Tx,
  agencyId: string,
  { mergedAt }: Merge,
  aside: MergeRecord['setAside'],
): Promise<void> {
  const runs = aside.workflow_runs ?? [];
  const running = runs.filter(({ status }) => status === 'RUNNING');
  await enqueueRuns(
    tx,
    agencyId,
    running.map(({ id, due_at }) => ({ id: String(id), runAt: new Date(String(due_at)) })),
  );
  const heard = new Set(runs.map((run) => run.event_id));
  const since = new Date(mergedAt).getTime() - EVENT_WAITS_MS;
  for (const event of aside.domain_events ?? [])
    if (!heard.has(event.id) && new Date(String(event.created_at)).getTime() > since)
      await enqueueEvent(tx, agencyId, String(event.id));
}

/** Gives the messages back, to those of their applications and runs that exist. */
async function returnMessages(tx: Tx, agencyId: string, { record, otherId }: Merge): Promise<void> {
  const standing = async (table: 'applications' | 'workflow_runs', key: 'applicationId' | 'runId') =>
    existing(
      tx,
      agencyId,
      table,
      record.messages.map((message) => message[key]),
    );
  await restoreMessages(tx, agencyId, record.messages, otherId, {
    applications: await standing('applications', 'applicationId'),
    runs: await standing('workflow_runs', 'runId'),
  });
}

/**
 * Makes two candidates of one again. What was changed or added since the merge stays with the survivor; all else is as it
 * was: ids, steps, order, files. Throws 404, 409 MERGE_UNDONE, 409 MERGE_FOLLOWED.
 */
export async function undo(tx: Tx, actor: Actor, id: string): Promise<void> {
  const { agencyId } = actor;
  const merge = await lockMerge(tx, agencyId, id);
  const { survivorId, otherId, record } = merge;
  for (const { row } of [record.survivorBefore, record.other])
    await lockKeys(
      tx,
      agencyId,
      keysOf({ email: String(row.email ?? ''), linkedin: String(row.linkedin ?? '') }),
    );
  const boards = await positionsOf(tx, agencyId, survivorId);
  await partPeople(tx, agencyId, merge);
  await moveWhole(tx, agencyId, survivorId, otherId, record.moved);
  const aside = await restoreApplications(tx, agencyId, record.setAside);
  await resumeWaiting(tx, agencyId, merge, aside);
  await returnMessages(tx, agencyId, merge);
  await followApplications(tx, agencyId, merge, record.moved.applications ?? []);
  await restoreDecisions(tx, agencyId, record.decisions);
  await passMarks(tx, agencyId, survivorId, otherId, record.marked);
  await returnMergeRecords(tx, agencyId, record.merges, otherId);
  await closeMergeRecord(tx, agencyId, merge.id, actor.userId);
  for (const candidateId of [survivorId, otherId]) {
    await readCvAgain(tx, agencyId, candidateId);
    await enqueueDuplicateCheck(tx, agencyId, candidateId);
    await enqueueScoresOf(tx, agencyId, candidateId);
  }
  await refreshWarnings(tx, agencyId);
  await tellScreens(tx, agencyId, merge, boards);
}
