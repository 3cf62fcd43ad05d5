import type { EndpointRequest, EndpointResponse } from '@cantera/shared/contracts';
import type { PoolStatus } from '@cantera/shared/contracts/hunts';
import {
  addPoolCandidates,
  setPoolStatus,
  type updatePoolCandidate,
} from '@cantera/shared/contracts/pool-decisions';
import { topic } from '@cantera/shared/contracts/topics';
import { now } from '../../clock.ts';
import type { Tx } from '../../db/tenant.ts';
import { fail, invalidFields, notFound } from '../../errors.ts';
import type { Actor } from '../../http/actor.ts';
import { publish } from '../../live/index.ts';
import { announceAdditions } from '../engine/index.ts';
import { changeStranger, holdStranger, listStrangers } from '../hunt-strangers/index.ts';
import { addToInbox } from '../pipeline/index.ts';
import { requirePosition } from '../positions/index.ts';
import { readDecided } from './describe.ts';
import { changePeople, holdPeople, type PersonChange } from './hunt-people.repository.ts';
import { type HuntRow, holdHunt, requireHunt, requireOnPosition } from './hunts.repository.ts';

/** What a decision tells open screens: the hunt itself is as it was. */
const PEOPLE = { type: 'hunt_people' } as const;

type Decided = EndpointResponse<typeof setPoolStatus>['data'];
type Added = EndpointResponse<typeof addPoolCandidates>['data'];

/** A ready hunt of a position that the actor recruits for or manages, held. Throws 404, NOT_ON_POSITION, HUNT_NOT_READY. */
export async function requireReady(tx: Tx, actor: Actor, id: string): Promise<HuntRow> {
  const hunt = await holdHunt(tx, actor, id);
  await requireOnPosition(tx, actor, hunt.position_id);
  if (hunt.status !== 'READY')
    throw fail(setPoolStatus.errors, 'HUNT_NOT_READY', 'This hunt is still searching.');
  return hunt;
}

interface Adding {
  readonly candidateIds: readonly string[];
  readonly sendWelcome?: boolean | undefined;
  /** The field that names them. */
  readonly field: string;
}
/** Throws NOT_A_CANDIDATE for ids of people of files: they become candidates first. */
async function refuseStrangers(
  tx: Tx,
  agencyId: string,
  huntId: string,
  ids: readonly string[],
): Promise<void> {
  const strangers = await listStrangers(tx, agencyId, huntId);
  if (strangers.some(({ id }) => ids.includes(id)))
    throw fail(addPoolCandidates.errors, 'NOT_A_CANDIDATE', 'People of a file are made candidates first.');
}

interface Held {
  readonly status: PoolStatus;
  readonly change: (
    change: Omit<PersonChange, 'status'> & { readonly status?: 'NONE' | 'REJECTED' },
  ) => Promise<void>;
}
/** Somebody whom a hunt found, candidate or not, held, with the way to change what is kept of them. */
async function holdOne(
  tx: Tx,
  agencyId: string,
  huntId: string,
  personId: string,
): Promise<Held | undefined> {
  const [person] = await holdPeople(tx, agencyId, huntId, [personId]);
  if (person)
    return {
      status: person.status,
      change: (change) => changePeople(tx, agencyId, huntId, [personId], change),
    };
  const stranger = await holdStranger(tx, agencyId, huntId, personId);
  return (
    stranger && {
      status: stranger.status,
      change: (change) => changeStranger(tx, agencyId, personId, change),
    }
  );
}

/**
 * Adds people of a hunt to its position and marks them; who was added already stays as they are. Throws 400 for who is not in
 * the hunt, POSITION_NOT_OPEN, CANDIDATE_ALREADY_APPLIED, NOT_A_CANDIDATE.
 */
export async function addHeld(
  tx: Tx,
  actor: Actor,
  hunt: HuntRow,
  { candidateIds, sendWelcome, field }: Adding,
  undoSeconds: number,
): Promise<Added> {
  const { agencyId, userId } = actor;
  const { status } = await requirePosition(tx, actor, hunt.position_id, 'share');
  const ids = [...new Set(candidateIds)];
  const people = await holdPeople(tx, agencyId, hunt.id, ids);
  if (people.length < ids.length) await refuseStrangers(tx, agencyId, hunt.id, ids);
  if (people.length < ids.length) throw invalidFields({ [field]: 'not_found' });
  const added = new Set(
    people.filter((one) => one.status === 'ADDED_TO_JOB').map(({ candidateId }) => candidateId),
  );
  const left = ids.filter((id) => !added.has(id));
  if (left.length === 0) {
    const { neverAsked: _, ...announced } = await announceAdditions(tx, actor, hunt.position_id, [], 0);
    return { added: 0, applications: [], announced };
  }
  if (status !== 'OPEN')
    throw fail(
      addPoolCandidates.errors,
      'POSITION_NOT_OPEN',
      'Candidates can be added while the position is open.',
    );
  const done = await addToInbox(
    tx,
    actor,
    hunt.position_id,
    { candidateIds: left, sendWelcome, source: 'INTERNAL_TALENT_POOL' },
    undoSeconds,
  );
  await changePeople(tx, agencyId, hunt.id, left, {
    status: 'ADDED_TO_JOB',
    reason: null,
    decided_by: userId,
    decided_at: now(),
  });
  await publish(tx, agencyId, topic.hunts(hunt.id), PEOPLE);
  return done;
}

/** Adds people of a hunt to its position. Throws 404 for the hunt of another position, and as `add` and `requireReady`. */
export async function addPeople(
  tx: Tx,
  actor: Actor,
  { id, poolId }: EndpointRequest<typeof addPoolCandidates>['params'],
  body: EndpointRequest<typeof addPoolCandidates>['body'],
  undoSeconds: number,
): Promise<Added> {
  if ((await requireHunt(tx, actor, poolId)).position_id !== id) throw notFound('hunt');
  const hunt = await requireReady(tx, actor, poolId);
  return addHeld(tx, actor, hunt, { ...body, field: 'candidate_ids' }, undoSeconds);
}

/**
 * Discards somebody, takes that back, or adds them. A repeat changes nothing but a reason that is given. Throws 404, 400,
 * CANDIDATE_ADDED for who is in the position already, and as `add` and `requireReady`.
 */
export async function decide(
  tx: Tx,
  actor: Actor,
  id: string,
  { candidateId, status, reason, sendWelcome }: EndpointRequest<typeof setPoolStatus>['body'],
  undoSeconds: number,
): Promise<Decided> {
  if (reason && status !== 'REJECTED') throw invalidFields({ reason: 'not_allowed' });
  const hunt = await requireReady(tx, actor, id);
  if (status === 'ADDED_TO_JOB')
    await addHeld(
      tx,
      actor,
      hunt,
      { candidateIds: [candidateId], sendWelcome, field: 'candidate_id' },
      undoSeconds,
    );
  else await mark(tx, actor, hunt, candidateId, status, reason);
  return readDecided(tx, actor, hunt, candidateId);
}

async function mark(
  tx: Tx,
  actor: Actor,
  { id }: HuntRow,
  candidateId: string,
  status: Exclude<PoolStatus, 'ADDED_TO_JOB'>,
  reason: Decided['person']['reason'] | undefined,
): Promise<void> {
  const { agencyId, userId } = actor;
  const person = await holdOne(tx, agencyId, id, candidateId);
  if (!person) throw invalidFields({ candidate_id: 'not_found' });
  if (person.status === 'ADDED_TO_JOB')
    throw fail(setPoolStatus.errors, 'CANDIDATE_ADDED', 'This candidate is in the position already.');
  if (person.status === status && reason === undefined) return;
  const isSame = person.status === status;
  await person.change({
    status,
    reason: reason ?? null,
    ...(isSame ? {} : { decided_by: userId, decided_at: now() }),
  });
  await publish(tx, agencyId, topic.hunts(id), PEOPLE);
}

/** Keeps somebody as a maybe, says why they were discarded, or that they were looked at. Throws 404, 400, NOT_ON_POSITION. */
export async function note(
  tx: Tx,
  actor: Actor,
  { id, candidateId }: EndpointRequest<typeof updatePoolCandidate>['params'],
  { kept, reason, viewed }: EndpointRequest<typeof updatePoolCandidate>['body'],
): Promise<Decided> {
  const hunt = await requireHunt(tx, actor, id);
  if (kept !== undefined || reason !== undefined) await requireOnPosition(tx, actor, hunt.position_id);
  const person = await holdOne(tx, actor.agencyId, id, candidateId);
  if (!person) throw notFound('candidate');
  if (reason && person.status !== 'REJECTED') throw invalidFields({ reason: 'not_allowed' });
  const change = {
    ...(kept === undefined ? {} : { kept }),
    ...(reason === undefined ? {} : { reason }),
    ...(viewed ? { viewed } : {}),
  };
  if (Object.keys(change).length > 0) {
    await person.change(change);
    await publish(tx, actor.agencyId, topic.hunts(id), PEOPLE);
  }
  return readDecided(tx, actor, hunt, candidateId);
}
