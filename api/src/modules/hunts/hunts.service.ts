import type { EndpointRequest, EndpointResponse } from '@cantera/shared/contracts';
import type { Clause } from '@cantera/shared/contracts/candidate-search';
import { canBeAsked } from '@cantera/shared/contracts/hunt-sources';
import {
  createHunt,
  deleteHunt,
  type HuntSummary,
  type previewHunt,
  type updateHunt,
} from '@cantera/shared/contracts/hunts';
import { can } from '@cantera/shared/contracts/permissions';
import { topic } from '@cantera/shared/contracts/topics';
import { now } from '../../clock.ts';
import type { Tx } from '../../db/tenant.ts';
import type { Deps } from '../../deps.ts';
import { fail, invalidFields } from '../../errors.ts';
import type { Actor } from '../../http/actor.ts';
import { newId } from '../../ids.ts';
import { cancelJob, enqueue } from '../../jobs/queue.ts';
import { publish } from '../../live/index.ts';
import { criteriaOf, readClauses, requireSimple } from '../candidate-search/index.ts';
import { giveFiles } from '../hunt-strangers/index.ts';
import { requirePosition } from '../positions/index.ts';
import { type ReadQuery, TooComplexError } from '../query-language/index.ts';
import { type OpenIndex, openIndex } from '../search-index/index.ts';
import { countFitting } from './choose.service.ts';
import { readSummary, shownClauses } from './describe.ts';
import {
  changeHunt,
  clientOf,
  holdHunt,
  insertHunt,
  isOnPosition,
  removeHunt,
  requireHunt,
  requireOnPosition,
  searchingOf,
  seesSalaries,
} from './hunts.repository.ts';
import { clausesOf } from './position-clauses.ts';
import { namesHeld } from './servers/names.ts';
import { parted } from './servers/told.ts';

/** Tries of a hunt before it is given up. */
const TRIES = 5;
/** The key of a hunt's job, by which it is called off. */
export const huntKey = (id: string): string => `hunt:${id}`;

/** Has a hunt searched after a while. */
export const enqueueHunt = (tx: Tx, agencyId: string, huntId: string, runAt: Date): Promise<void> =>
  enqueue(tx, 'hunts.search', { agencyId, huntId }, { key: huntKey(huntId), runAt, maxAttempts: TRIES });

/** Has a server of people asked after a while, and then the hunt searched. */
const enqueueServer = (tx: Tx, agencyId: string, huntId: string, runAt: Date): Promise<void> =>
  enqueue(tx, 'hunts.ask_server', { agencyId, huntId }, { key: huntKey(huntId), runAt, maxAttempts: TRIES });

/** Does what may find that a hunt asks for too much. Throws QUERY_TOO_COMPLEX. */
async function refusing<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof TooComplexError)) throw error;
    throw fail(createHunt.errors, 'QUERY_TOO_COMPLEX', 'This hunt asks for too much at once.', {
      fields: { indications: 'too_complex' },
    });
  }
}

interface Wanted {
  readonly positionId: string;
  readonly indications: string;
  readonly clauses?: readonly Clause[] | undefined;
  /** How the indications were read already. */
  readonly said?: ReadQuery | undefined;
}
/** What is looked for: the clauses that were given, else what the position and the indications say. Throws 400. */
async function soughtOf(
  tx: Tx,
  actor: Actor,
  index: OpenIndex,
  { clauses, ...wanted }: Wanted,
): Promise<ReadQuery> {
  if (!clauses) {
    const read = await clausesOf(tx, actor.agencyId, index, wanted);
    const shown = shownClauses(actor, read.clauses);
    // What was said of a salary that they may not ask for is left out, and said to be.
    const left = read.clauses.filter((clause) => !shown.includes(clause));
    const ignored = left.flatMap(({ start, end }) =>
      start === undefined || end === undefined
        ? []
        : [{ text: wanted.indications.slice(start, end), start, end }],
    );
    return {
      clauses: shown,
      ignored: [...read.ignored, ...ignored].sort((one, other) => one.start - other.start),
    };
  }
  if (new Set(clauses.map(({ id }) => id)).size < clauses.length)
    throw invalidFields({ clauses: 'already_exists' });
  if (!seesSalaries(actor) && clauses.some(({ kind }) => kind === 'SALARY'))
    throw invalidFields({ clauses: 'not_allowed' });
  return { clauses: await readClauses(tx, actor.agencyId, clauses), ignored: [] };
}

type CreateBody = EndpointRequest<typeof createHunt>['body'];

/** Whom a server of people names can be taken by those alone who may make candidates. */
const mayAskServer = ({ role }: Actor): boolean => can(role, 'candidates.write');

/** What the server of people is called that is asked too; null for none. It is told of clauses that somebody has seen alone. Throws 400. */
async function serverOf(
  tx: Tx,
  actor: Actor,
  { peopleSearch }: Deps['config'],
  { asksServer, clauses: shown }: CreateBody,
  { positionId, clauses }: { readonly positionId: string; readonly clauses: readonly Clause[] },
): Promise<string | null> {
  if (!asksServer) return null;
  if (!peopleSearch || !mayAskServer(actor)) throw invalidFields({ asks_server: 'not_allowed' });
  if (!shown) throw invalidFields({ clauses: 'required' });
  const { told } = parted(clauses, await namesHeld(tx, actor.agencyId, positionId));
  if (!canBeAsked(told)) throw invalidFields({ asks_server: 'invalid_value' });
  return peopleSearch.name;
}

/** The two names of one field; throws 400 where both are given and differ. */
function either<T>(one: T | undefined, other: T | undefined, field: string): T | undefined {
  if (one !== undefined && other !== undefined && one !== other)
    throw invalidFields({ [field]: 'invalid_value' });
  return one ?? other;
}

/** For which position people are looked for, and what is indicated, by whichever of its names. Throws 400 where two differ. */
export const indicatedIn = (body: CreateBody) => ({
  positionId: either(body.positionId, body.jobId, 'job_id') ?? '',
  indications: either(body.indications, body.description, 'description') ?? '',
});

/** The position that a hunt is made for, held. Throws 404, NOT_ON_POSITION, POSITION_NOT_OPEN, HUNT_IN_PROGRESS, 400. */
async function requireHuntable(tx: Tx, actor: Actor, positionId: string, clientId: string | undefined) {
  const { status } = await requirePosition(tx, actor, positionId, 'update');
  await requireOnPosition(tx, actor, positionId);
  if (status !== 'OPEN')
    throw fail(
      createHunt.errors,
      'POSITION_NOT_OPEN',
      status === 'DRAFT'
        ? 'It is not possible to create a hunt with a position as a draft.'
        : 'A hunt is made for a position that is open.',
      { details: { status } },
    );
  const hiring = await clientOf(tx, actor.agencyId, positionId);
  if (clientId !== undefined && clientId !== hiring) throw invalidFields({ client_id: 'invalid_value' });
  const huntId = await searchingOf(tx, actor.agencyId, positionId);
  if (huntId)
    throw fail(createHunt.errors, 'HUNT_IN_PROGRESS', 'This position already has one hunt in progress.', {
      details: { huntId },
    });
}

/** Has people looked for who fit a position; it begins after `huntSeconds`. Throws 400, and as `requireHuntable`. */
export async function makeHunt(
  tx: Tx,
  actor: Actor,
  { config }: Pick<Deps, 'config'>,
  body: CreateBody,
  said?: ReadQuery,
): Promise<HuntSummary> {
  const { agencyId, userId } = actor;
  const { positionId, indications } = indicatedIn(body);
  const precision = either(body.precision, body.temperature, 'temperature') ?? 0;
  await requireHuntable(tx, actor, positionId, body.clientId);
  const index = openIndex(tx, agencyId);
  const clauses = await refusing(async () => {
    const sought = await soughtOf(tx, actor, index, { positionId, indications, clauses: body.clauses, said });
    requireSimple(await criteriaOf(index, sought.clauses));
    return sought.clauses.map((clause) => ({ ...clause, hits: 0, without: 0 }));
  });
  const serverName = await serverOf(tx, actor, config, body, { positionId, clauses });
  const id = newId();
  const createdAt = now();
  const startsAt = new Date(createdAt.getTime() + config.huntSeconds * 1000);
  await insertHunt(tx, {
    agency_id: agencyId,
    id,
    position_id: positionId,
    name: body.name,
    indications,
    precision,
    clauses: JSON.stringify(clauses),
    requested_by: userId,
    created_at: createdAt,
    starts_at: startsAt,
    server_name: serverName,
  });
  const fileIds = body.profileFileIds ?? [];
  const given = await giveFiles(tx, actor, id, fileIds);
  // Of somebody else, gone after a day, or looked through by another hunt.
  const gone = fileIds.flatMap((fileId, at) => (given.has(fileId) ? [] : [at]));
  if (gone.length > 0)
    throw invalidFields(Object.fromEntries(gone.map((at) => [`profile_file_ids.${at}`, 'not_found'])));
  await (serverName === null ? enqueueHunt : enqueueServer)(tx, agencyId, id, startsAt);
  await publish(tx, agencyId, topic.hunts(id));
  return readSummary(tx, actor, id);
}

/** What a hunt would look for and how many it would find now. Throws 404, 400. */
export async function foresee(
  tx: Tx,
  actor: Actor,
  { config }: Pick<Deps, 'config'>,
  body: EndpointRequest<typeof previewHunt>['body'],
  said?: ReadQuery,
): Promise<EndpointResponse<typeof previewHunt>['data']> {
  const { agencyId } = actor;
  const { positionId, precision } = body;
  await requirePosition(tx, actor, positionId);
  const searchingHuntId = await searchingOf(tx, agencyId, positionId);
  if (!(await isOnPosition(tx, actor, positionId)))
    return { isMine: false, searchingHuntId, clauses: [], ignored: [], people: 0, server: null };
  const index = openIndex(tx, agencyId);
  return refusing(async () => {
    const { clauses, ignored } = await soughtOf(tx, actor, index, { ...body, said });
    const { building } = await index.standing();
    const fitting = await countFitting(tx, agencyId, index, { positionId, precision, clauses });
    const server =
      config.peopleSearch && mayAskServer(actor)
        ? parted(clauses, await namesHeld(tx, agencyId, positionId))
        : null;
    return { isMine: true, searchingHuntId, ignored, ...fitting, ...(building ? { building } : {}), server };
  });
}

/** Marks a hunt as viewed, or keeps what its people think of it. Throws 404, NOT_ON_POSITION. */
export async function reviseHunt(
  tx: Tx,
  actor: Actor,
  id: string,
  { viewed, feedback, feedbackText }: EndpointRequest<typeof updateHunt>['body'],
): Promise<HuntSummary> {
  const hunt = await requireHunt(tx, actor, id);
  if (feedback !== undefined || feedbackText !== undefined)
    await requireOnPosition(tx, actor, hunt.position_id);
  const change = {
    ...(viewed ? { viewed } : {}),
    ...(feedback === undefined ? {} : { feedback }),
    ...(feedbackText === undefined ? {} : { feedback_text: feedbackText || null }),
  };
  const isNews = (viewed && !hunt.viewed) || feedback !== undefined || feedbackText !== undefined;
  if (isNews) {
    await changeHunt(tx, actor.agencyId, id, change);
    await publish(tx, actor.agencyId, topic.hunts(id));
  }
  return readSummary(tx, actor, id);
}

/** Calls a hunt off that still searches. Throws 404, NOT_ON_POSITION, CANNOT_DELETE_READY_POOL. */
export async function callOff(tx: Tx, actor: Actor, id: string): Promise<void> {
  const hunt = await holdHunt(tx, actor, id);
  await requireOnPosition(tx, actor, hunt.position_id);
  if (hunt.status === 'READY')
    throw fail(deleteHunt.errors, 'CANNOT_DELETE_READY_POOL', 'cannot delete a talent pool that is ready');
  await removeHunt(tx, actor.agencyId, id);
  await cancelJob(tx, huntKey(id));
  await publish(tx, actor.agencyId, topic.hunts(id));
}
