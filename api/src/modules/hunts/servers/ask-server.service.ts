import { canBeAsked, type ServerFailure } from '@cantera/shared/contracts/hunt-sources';
import { now } from '../../../clock.ts';
import { type Tx, withTenant } from '../../../db/tenant.ts';
import type { Deps } from '../../../deps.ts';
import { askPeople, type ToldClause } from '../../../integrations/people-search/index.ts';
import type { JobContext } from '../../../jobs/handlers.ts';
import type { JobPayloads } from '../../../jobs/job-types.ts';
import { hasServer, insertServer } from '../../hunt-strangers/index.ts';
import { findGoingOn } from '../going-on.service.ts';
import { changeHunt } from '../hunts.repository.ts';
import { enqueueHunt } from '../hunts.service.ts';
import { withPlaces } from '../strangers/places.ts';
import { namesHeld } from './names.ts';
import { readServerPeople, type ServerPerson } from './read-people.ts';
import { toldOf } from './told.ts';

type Payload = JobPayloads['hunts.ask_server'];

/** What the server is to be told; undefined for a hunt that does not go on, or has been answered. */
async function begin(tx: Tx, { agencyId, huntId }: Payload): Promise<ToldClause[] | undefined> {
  const hunt = await findGoingOn(tx, agencyId, huntId);
  if (!hunt?.server_name || hunt.server_failure) return undefined;
  if (await hasServer(tx, agencyId, huntId)) return undefined;
  return toldOf(hunt.clauses, await namesHeld(tx, agencyId, hunt.position_id));
}

/** Keeps what the server gave, and has the hunt go on. Called off or stopped meanwhile, nothing is kept. */
async function finish(
  tx: Tx,
  { agencyId, huntId }: Payload,
  people: readonly ServerPerson[],
  failure: ServerFailure | undefined,
): Promise<void> {
  const hunt = await findGoingOn(tx, agencyId, huntId, true);
  if (!hunt) return;
  const isAnswered = await hasServer(tx, agencyId, huntId);
  if (hunt.server_name && !hunt.server_failure && !isAnswered) {
    if (failure) await changeHunt(tx, agencyId, huntId, { server_failure: failure });
    if (!failure || people.length > 0)
      await insertServer(tx, agencyId, { huntId, name: hunt.server_name }, await withPlaces(tx, people));
  }
  await enqueueHunt(tx, agencyId, huntId, now());
}

/** What the server gives; throws where another try may give more. */
async function ask(
  { config }: Deps,
  told: readonly ToldClause[],
  isLastAttempt: boolean,
  goesOn: () => Promise<boolean>,
): Promise<{ people: ServerPerson[]; failure: ServerFailure | undefined }> {
  const server = config.peopleSearch;
  if (!server) return { people: [], failure: 'OFF' };
  // Since the hunt was asked for, the agency or the client has come to be called what is looked for.
  if (!canBeAsked(told)) return { people: [], failure: 'NOTHING' };
  const given = await askPeople(server, told, { goesOn });
  if (given.failure && !isLastAttempt)
    throw new Error(`the server of people could not be asked: ${given.failure}, ${given.detail}`);
  const { host } = new URL(server.url);
  const people = await readServerPeople(given.people);
  return {
    people: people.map((one) => ({ ...one, serverId: `${host} ${one.serverId}` })),
    failure: given.failure && people.length > 0 ? 'PARTLY' : given.failure,
  };
}

/**
 * Asks the server of people for a hunt, before it looks. After the last try the hunt goes on without: it says which source failed, or
 * that asking failed on this side.
 * Safe to repeat: what was answered once is not asked for again.
 */
export async function askServer(payload: Payload, { deps, isLastAttempt }: JobContext): Promise<void> {
  const { agencyId, huntId } = payload;
  const goesOn = () =>
    withTenant(deps.pool, agencyId, async (tx) => (await findGoingOn(tx, agencyId, huntId)) !== undefined);
  try {
    const told = await withTenant(deps.pool, agencyId, (tx) => begin(tx, payload));
    const { people, failure } = told
      ? await ask(deps, told, isLastAttempt, goesOn)
      : { people: [], failure: undefined };
    await withTenant(deps.pool, agencyId, (tx) => finish(tx, payload, people, failure));
  } catch (error) {
    if (isLastAttempt) await withTenant(deps.pool, agencyId, (tx) => finish(tx, payload, [], 'OURS'));
    throw error;
  }
}
