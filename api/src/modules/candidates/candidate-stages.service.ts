import type { FieldError } from '@cantera/shared/contracts';
import { stageDateErrors, tooManyEntries } from '@cantera/shared/contracts/candidate-stages';
import { candidateChanged } from '@cantera/shared/contracts/candidates';
import { inSeconds } from '../../clock.ts';
import type { Tx } from '../../db/tenant.ts';
import { fail, invalidFields, notFound, requireVersion } from '../../errors.ts';
import type { Actor } from '../../http/actor.ts';
import { newId } from '../../ids.ts';
import { knownCities } from '../lookups/index.ts';
import { publishCandidate } from './candidate-events.ts';
import { currentCompany } from './candidate-lists.repository.ts';
import {
  deleteStages,
  findEmployments,
  findStage,
  insertStage,
  rewriteStage,
  STAGES,
  type StageKind,
  type StageRow,
  stageIds,
} from './candidate-stages.repository.ts';

import { writeCandidate } from './candidate-write.ts';
import { enqueueDuplicateCheck, lockCandidate } from './candidates.repository.ts';

const MAX_STAGES = 100;
const DAY_SECONDS = 86_400;

/** A stage as it is asked for, whatever its kind; what is undefined stays as it is. */
export interface StageChange {
  readonly what?: string | undefined;
  readonly whereAt?: string | undefined;
  /** Id of a city; null clears the place. */
  readonly location?: string | null | undefined;
  readonly startDate?: string | null | undefined;
  readonly endDate?: string | null | undefined;
  readonly version?: number | undefined;
}

const dateOf = (given: string | null | undefined, stored: string | null): string | null =>
  given === undefined ? stored : given?.split('T')[0] || null;

/** Throws 400 naming the date that is wrong. One that is stored already may stay: a CV may tell of a degree to come. */
function checkDates(kind: StageKind, row: StageRow, before: StageRow | undefined): void {
  // Wherever the sender is, their day has begun.
  const today = inSeconds(DAY_SECONDS / 2)
    .toISOString()
    .slice(0, 10);
  const { startDate, endDate } = stageDateErrors(
    { startDate: row.start_date, endDate: row.end_date },
    { today, endsByToday: STAGES[kind].endsByToday },
  );
  const isNewStart = row.start_date !== (before?.start_date ?? null);
  const isNewEnd = row.end_date !== (before?.end_date ?? null);
  const fields: Record<string, FieldError> = {
    ...(startDate && isNewStart ? { start_date: startDate } : {}),
    ...(endDate && (isNewEnd || isNewStart) ? { end_date: endDate } : {}),
  };
  if (Object.keys(fields).length > 0) throw invalidFields(fields);
}

async function placeOf(
  tx: Tx,
  location: StageChange['location'],
  before: StageRow | undefined,
): Promise<Pick<StageRow, 'city_id' | 'location_text'>> {
  if (location === undefined)
    return { city_id: before?.city_id ?? null, location_text: before?.location_text ?? null };
  if (location === null || location === '') return { city_id: null, location_text: null };
  const cityId = (await knownCities(tx, [location])).get(location);
  if (cityId === undefined) throw invalidFields({ location: 'not_found' });
  return { city_id: cityId, location_text: null };
}

/** Makes the change count: a new version, the company that lists and search go by, and the open screens. */
async function noteChange(tx: Tx, agencyId: string, kind: StageKind, candidateId: string): Promise<void> {
  if (kind === 'education') {
    await writeCandidate(tx, agencyId, candidateId, {}, [STAGES[kind].list]);
  } else {
    const stages = await findEmployments(tx, agencyId, candidateId);
    const columns = { company_name: currentCompany(stages) };
    await writeCandidate(tx, agencyId, candidateId, columns, [STAGES[kind].list]);
    await enqueueDuplicateCheck(tx, agencyId, candidateId);
  }
  await publishCandidate(tx, agencyId, candidateId);
}

async function write(
  tx: Tx,
  actor: Actor,
  kind: StageKind,
  target: { candidateId: string; stageId: string; before: StageRow | undefined },
  change: StageChange,
): Promise<void> {
  const { candidateId, stageId, before } = target;
  const row: StageRow = {
    id: stageId,
    candidate_id: candidateId,
    what: change.what ?? before?.what ?? '',
    whereAt: change.whereAt ?? before?.whereAt ?? '',
    ...(await placeOf(tx, change.location, before)),
    start_date: dateOf(change.startDate, before?.start_date ?? null),
    end_date: dateOf(change.endDate, before?.end_date ?? null),
  };
  checkDates(kind, row, before);
  if (before) await rewriteStage(tx, actor.agencyId, kind, row);
  else await insertStage(tx, actor.agencyId, kind, row);
  await noteChange(tx, actor.agencyId, kind, candidateId);
}

/**
 * Adds a stage before the others. With an id that this candidate's list has already, that one is written again, so that a
 * call repeated after a lost answer doubles nothing. Throws 404, 400 naming the field, 409 CANDIDATE_CHANGED.
 */
export async function addStage(
  tx: Tx,
  actor: Actor,
  kind: StageKind,
  candidateId: string,
  { id, ...change }: StageChange & { id?: string | undefined },
): Promise<void> {
  requireVersion(candidateChanged, (await lockCandidate(tx, actor, candidateId)).version, change.version);
  const before = id ? await findStage(tx, actor.agencyId, kind, id) : undefined;
  if (before && before.candidate_id !== candidateId) throw invalidFields({ id: 'already_exists' });
  if (!before && (await stageIds(tx, actor.agencyId, kind, candidateId)).size >= MAX_STAGES)
    throw fail(tooManyEntries, 'TOO_MANY_ENTRIES', `A candidate has ${MAX_STAGES} of these at most.`);
  await write(tx, actor, kind, { candidateId, stageId: id ?? newId(), before }, change);
}

/** Changes a stage. Throws 404 for one that is not the candidate's, 400 naming the field, 409 CANDIDATE_CHANGED. */
export async function changeStage(
  tx: Tx,
  actor: Actor,
  kind: StageKind,
  { candidateId, stageId }: { candidateId: string; stageId: string },
  change: StageChange,
): Promise<void> {
  // First: an entry that someone else has deleted meanwhile is their change, not an address that never was.
  requireVersion(candidateChanged, (await lockCandidate(tx, actor, candidateId)).version, change.version);
  const before = await findStage(tx, actor.agencyId, kind, stageId);
  if (before?.candidate_id !== candidateId) throw notFound(kind);
  await write(tx, actor, kind, { candidateId, stageId, before }, change);
}

/** Deletes stages: all or, when one is not the candidate's, none. Throws 404, 400 naming the id, 409 CANDIDATE_CHANGED. */
export async function removeStages(
  tx: Tx,
  actor: Actor,
  kind: StageKind,
  candidateId: string,
  { ids, version }: { ids: readonly string[]; version?: number | undefined },
): Promise<void> {
  requireVersion(candidateChanged, (await lockCandidate(tx, actor, candidateId)).version, version);
  const own = await stageIds(tx, actor.agencyId, kind, candidateId);
  const strange = ids.flatMap((id, index) => (own.has(id) ? [] : [[`ids.${index}`, 'not_found' as const]]));
  if (strange.length > 0) throw invalidFields(Object.fromEntries(strange));
  await deleteStages(tx, actor.agencyId, kind, ids);
  await noteChange(tx, actor.agencyId, kind, candidateId);
}
