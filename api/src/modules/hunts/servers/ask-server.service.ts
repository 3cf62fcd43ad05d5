import type { ServerFailure } from '@cantera/shared/contracts/hunt-sources';
import { now } from '../../../clock.ts';
import { type Tx, withTenant } from '../../../db/tenant.ts';
import type { Deps } from '../../../deps.ts';
import { askPeople, type ToldClause } from '../../../integrations/people-search/index.ts';
import type { JobContext } from '../../../jobs/handlers.ts';
import type { JobPayloads } from '../../../jobs/job-types.ts';
import { hasServer, insertServer } from '../../hunt-strangers/index.ts';
import { placesNamed } from '../../lookups/index.ts';
import { changeHunt, findSearching, type SearchingHunt } from '../hunts.repository.ts';
import { enqueueHunt } from '../hunts.service.ts';
import { withPlaces } from '../strangers/places.ts';
import { readServerPeople, type ServerPerson } from './read-people.ts';
import { firstWordOf, toldOf } from './told.ts';

type Payload = JobPayloads['hunts.ask_server'];

/** What a server is not told: what the agency and the client of the position are called, and first words that are no place. */
async function namesOf(
  tx: Tx,
  agencyId: string,
  { position_id: positionId }: SearchingHunt,
): Promise<string[]> {
  const agency = await tx.selectFrom('agencies').select('name').where('id', '=', agencyId).executeTakeFirst();
  const client = await tx
    .selectFrom('positions as p')
    .innerJoin('clients as c', (join) =>
      join.onRef('c.agency_id', '=', 'p.agency_id').onRef('c.id', '=', 'p.client_id'),
    )
    .select(['c.name', 'c.legal_name'])
    .where('p.agency_id', '=', agencyId)
    .where('p.id', '=', positionId)
    .executeTakeFirst();
  const names = [agency?.name, client?.name, client?.legal_name].flatMap((name) => (name ? [name] : []));
  const words = names.flatMap((name) => firstWordOf(name) ?? []);
  const places = await placesNamed(tx, agencyId, words);
  return [...names, ...words.filter((word) => !places.has(word))];
}

/** What the server is to be told; undefined for a hunt that was called off, is ready, or has been answered. */
async function begin(tx: Tx, { agencyId, huntId }: Payload): Promise<ToldClause[] | undefined> {
  const hunt = await findSearching(tx, agencyId, huntId);
  if (!hunt?.server_name || hunt.server_failure) return undefined;
  if (await hasServer(tx, agencyId, huntId)) return undefined;
  return toldOf(hunt.clauses, await namesOf(tx, agencyId, hunt));
}

/** Keeps what the server gave, and has the hunt go on. Called off meanwhile, nothing is kept. */
async function finish(
  tx: Tx,
  { agencyId, huntId }: Payload,
  people: readonly ServerPerson[],
  failure: ServerFailure | undefined,
): Promise<void> {
  const hunt = await findSearching(tx, agencyId, huntId, true);
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
): Promise<{ people: ServerPerson[]; failure: ServerFailure | undefined }> {
  const server = config.peopleSearch;
  if (!server) return { people: [], failure: 'OFF' };
  // Where all that may be told was a name, there is nothing to ask for.
  if (!told.some(({ not }) => !not)) return { people: [], failure: undefined };
  const given = await askPeople(server, told);
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
 * Asks the server of people for a hunt, before it looks. After the last try the hunt goes on without: it says which source failed.
 * Safe to repeat: what was answered once is not asked for again.
 */
export async function askServer(payload: Payload, { deps, isLastAttempt }: JobContext): Promise<void> {
  const { agencyId } = payload;
  try {
    const told = await withTenant(deps.pool, agencyId, (tx) => begin(tx, payload));
    const { people, failure } = told
      ? await ask(deps, told, isLastAttempt)
      : { people: [], failure: undefined };
    await withTenant(deps.pool, agencyId, (tx) => finish(tx, payload, people, failure));
  } catch (error) {
    if (isLastAttempt) await withTenant(deps.pool, agencyId, (tx) => finish(tx, payload, [], 'AWAY'));
    throw error;
  }
}
