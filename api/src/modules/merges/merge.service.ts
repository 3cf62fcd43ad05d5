import type { EndpointRequest } from '@cantera/shared/contracts';
import { type mergeCandidates, pairChanged } from '@cantera/shared/contracts/merges';
import { topic } from '@cantera/shared/contracts/topics';
import { now } from '../../clock.ts';
import type { MergeRecord, PersonSnapshot, StoredRow } from '../../db/json-columns.ts';
import type { Tx } from '../../db/tenant.ts';
import { AppError, fail, invalidFields } from '../../errors.ts';
import type { Actor } from '../../http/actor.ts';
import { newId } from '../../ids.ts';
import { enqueue } from '../../jobs/queue.ts';
import { publish } from '../../live/index.ts';
import {
  enqueueDuplicateCheck,
  insertMergeRecord,
  keysOf,
  lockCandidate,
  lockKeys,
  passMarks,
  passMergeRecords,
  positionsOf,
  publishCandidate,
  readCvAgain,
  readSnapshot,
  removeMerged,
  writeColumns,
  writeLists,
} from '../candidates/index.ts';
import { moveMessages } from '../messages/index.ts';
import { enqueueScoresOf } from '../scores/index.ts';
import { chooseColumns, chooseConsent, chooseLists, companyOf } from './choose.ts';
import { findDoubles, holderOfEmail, moveWhole, readDecisions, setAside } from './moving.repository.ts';

type Input = EndpointRequest<typeof mergeCandidates>['body'];
interface Pair {
  readonly survivorId: string;
  readonly otherId: string;
}

/**
 * Throws 404, naming the field, for a candidate who does not exist: whoever asks named them in the body or
 * the query.
 */
async function lockNamed(tx: Tx, actor: Actor, field: string, id: string): Promise<{ version: number }> {
  return lockCandidate(tx, actor, id).catch((error: unknown) => {
    throw error instanceof AppError && error.parts.status === 404
      ? invalidFields({ [field]: 'not_found' })
      : error;
  });
}

/** Holds both until the end of the transaction, always in the same order. Throws 400 naming one who does not exist. */
export async function lockPair(
  tx: Tx,
  actor: Actor,
  pair: Pair,
): Promise<{ survivor: number; other: number }> {
  if (pair.survivorId === pair.otherId) throw invalidFields({ other_id: 'invalid_value' });
  const versions = new Map<string, number>();
  const named = [
    ['survivor_id', pair.survivorId],
    ['other_id', pair.otherId],
  ] as const;
  for (const [field, id] of named.toSorted(([, one], [, other]) => one.localeCompare(other)))
    versions.set(id, (await lockNamed(tx, actor, field, id)).version);
  return { survivor: versions.get(pair.survivorId) ?? 0, other: versions.get(pair.otherId) ?? 0 };
}

async function requireVersions(tx: Tx, actor: Actor, input: Input): Promise<void> {
  const stand = await lockPair(tx, actor, input);
  const stale = [
    [input.survivorId, input.survivorVersion, stand.survivor],
    [input.otherId, input.otherVersion, stand.other],
  ] as const;
  for (const [candidateId, read, version] of stale)
    if (read !== version)
      throw fail(pairChanged, 'CANDIDATE_CHANGED', 'Someone else has changed one of the two candidates.', {
        details: { version, candidateId },
      });
}

/** The files that a record alone may name one day. */
function filesOf(people: readonly PersonSnapshot[], applications: readonly StoredRow[]): string[] {
  const ids = [
    ...people.flatMap(({ row }) => [row.cv_file_id, row.profile_image_file_id]),
    ...applications.map((row) => row.cv_file_id),
  ];
  return [...new Set(ids.filter((id) => typeof id === 'string'))];
}

interface Standing {
  readonly survivor: PersonSnapshot;
  readonly other: PersonSnapshot;
}

/** The columns that the survivor gets, with those that nobody chooses. */
async function columnsFor(
  tx: Tx,
  agencyId: string,
  input: Input,
  { survivor, other }: Standing,
): Promise<StoredRow> {
  const chosen = chooseColumns(input.fields, survivor, other);
  const { possible_duplicate_of: mark } = survivor.row;
  const pair = [input.survivorId, input.otherId];
  const standing = mark === input.otherId ? null : mark;
  return {
    ...chosen,
    ...chooseConsent(survivor.row, other.row),
    possible_duplicate_of: standing ?? (await holderOfEmail(tx, agencyId, chosen.email, pair)),
  };
}

/** Moves, sets aside and removes; gives what undoing it needs. */
async function carryOut(tx: Tx, agencyId: string, input: Input, people: Standing): Promise<MergeRecord> {
  const { survivorId, otherId } = input;
  const lists = chooseLists(input.lists, people.survivor, people.other);
  const columns = await columnsFor(tx, agencyId, input, people);
  const doubles = await findDoubles(tx, agencyId, survivorId, otherId);
  const replaced = new Map(
    doubles.map((double) =>
      double.stays === 'SURVIVOR'
        ? [double.other_application, double.survivor_application]
        : [double.survivor_application, double.other_application],
    ),
  );
  const email = typeof columns.email === 'string' ? columns.email : null;
  const decisions = await readDecisions(tx, agencyId, input);
  const messages = await moveMessages(tx, agencyId, { survivorId, otherId, email }, replaced);
  const aside = await setAside(tx, agencyId, [...replaced.keys()]);
  const moved = await moveWhole(tx, agencyId, otherId, survivorId);
  const marked = await passMarks(tx, agencyId, otherId, survivorId);
  const merges = await passMergeRecords(tx, agencyId, input);
  await removeMerged(tx, agencyId, input);
  await writeLists(tx, agencyId, survivorId, lists);
  await writeColumns(
    tx,
    agencyId,
    survivorId,
    { ...columns, company_name: companyOf(lists.workExperiences) },
    now(),
  );
  return {
    survivorBefore: people.survivor,
    survivorAfter: await readSnapshot(tx, agencyId, survivorId),
    other: people.other,
    moved,
    setAside: aside,
    messages,
    decisions,
    marked,
    merges,
  };
}

/**
 * Makes two candidates one and keeps what undoing it needs. Throws 400 naming a candidate who does not exist or a list with
 * an entry that neither has, 409 CANDIDATE_CHANGED (`details.version`, `details.candidate_id`). Gives the merge's id.
 */
export async function merge(tx: Tx, actor: Actor, input: Input): Promise<string> {
  const { agencyId } = actor;
  const { survivorId, otherId } = input;
  await requireVersions(tx, actor, input);
  const people: Standing = {
    survivor: await readSnapshot(tx, agencyId, survivorId),
    other: await readSnapshot(tx, agencyId, otherId),
  };
  for (const { row } of [people.survivor, people.other])
    await lockKeys(
      tx,
      agencyId,
      keysOf({ email: String(row.email ?? ''), linkedin: String(row.linkedin ?? '') }),
    );
  const boards = [
    ...(await positionsOf(tx, agencyId, survivorId)),
    ...(await positionsOf(tx, agencyId, otherId)),
  ];
  const record = await carryOut(tx, agencyId, input, people);
  const id = newId();
  await insertMergeRecord(tx, {
    agency_id: agencyId,
    id,
    holder_id: survivorId,
    survivor_id: survivorId,
    other_id: otherId,
    merged_by: actor.userId,
    merged_at: now(),
    record: JSON.stringify(record),
    file_ids: filesOf([people.survivor, people.other], record.setAside.applications ?? []),
  });
  await readCvAgain(tx, agencyId, survivorId);
  await enqueueDuplicateCheck(tx, agencyId, survivorId);
  await enqueueScoresOf(tx, agencyId, survivorId);
  await refreshWarnings(tx, agencyId);
  await tellScreens(tx, agencyId, input, [...new Set(boards)]);
  return id;
}

/** Another consent and other applications: whether someone is to be deleted is judged anew. */
export const refreshWarnings = (tx: Tx, agencyId: string): Promise<void> =>
  enqueue(tx, 'retention.refresh', { agencyId }, { key: `retention:${agencyId}` });

/** Tells the open screens of both candidates, of their boards and of the pairs. */
export async function tellScreens(
  tx: Tx,
  agencyId: string,
  { survivorId, otherId }: Pair,
  boards: readonly string[],
): Promise<void> {
  await publishCandidate(tx, agencyId, otherId, []);
  await publishCandidate(tx, agencyId, survivorId, boards);
  await publish(tx, agencyId, topic.duplicates());
}
