import { type UploadedProfiles, uploadHuntProfiles } from '@cantera/shared/contracts/hunt-profiles';
import { createHunt, getHunt, type Hunt } from '@cantera/shared/contracts/hunts';
import { expect } from 'expect';
import { huntJobs } from '../modules/hunts/index.ts';
import { multipart } from './forms.ts';
import type { TestServer, TestUser } from './harness.ts';
import { openPosition } from './pipeline-data.ts';
import { insertNamedCity, insertPerson, refreshSearch, type SearchedPerson } from './search-data.ts';

/** Girona, where the nurses of these tests are looked for. */
export const insertGirona = (server: TestServer): Promise<number> =>
  insertNamedCity(server, {
    id: 3121456,
    name: 'Girona',
    region: 'Catalonia',
    country: 'ES',
    population: 96_188,
  });

/** A recruiter of a new agency with an open position of nurses in Girona who have worked for two years. */
export async function openDesk(server: TestServer): Promise<{ user: TestUser; positionId: string }> {
  const user = await server.createUser((await server.createAgency()).agencyId, 'RECRUITER');
  return { user, positionId: await openPosition(server, user, { title: 'Nurse' }) };
}

/** Somebody whom such a hunt finds, but for what is given. */
export const insertNurse = (
  server: TestServer,
  { agencyId }: TestUser,
  given: SearchedPerson = {},
): Promise<string> =>
  insertPerson(server, agencyId, {
    title: 'Nurse',
    city: 3121456,
    jobs: [{ position: 'Nurse', company: 'Hospital', from: '2015-01' }],
    ...given,
  });

/** Asks for a hunt. */
export const askForHunt = (server: TestServer, user: TestUser, positionId: string, body: object = {}) =>
  server.call(createHunt, user, {
    body: { name: 'Night nurses', indications: 'Nurses for nights', positionId, ...body },
  });

/** Does the job of a hunt once, as a worker would. */
export const runHunt = async (
  server: TestServer,
  { agencyId }: TestUser,
  huntId: string,
  { attempt = 1, isLastAttempt = false } = {},
): Promise<void> =>
  huntJobs['hunts.search']?.({ agencyId, huntId }, { deps: server.deps, attempt, isLastAttempt });

export async function readHunt(server: TestServer, user: TestUser, id: string): Promise<Hunt> {
  const answer = await server.call(getHunt, user, { params: { id } });
  expect([answer.status, answer.error]).toEqual([200, undefined]);
  return answer.body.data;
}

/** A hunt that was asked for and is ready. */
export async function readyHunt(
  server: TestServer,
  user: TestUser,
  positionId: string,
  body: object = {},
): Promise<Hunt> {
  const made = await askForHunt(server, user, positionId, body);
  expect([made.status, made.error]).toEqual([200, undefined]);
  await refreshSearch(server, user.agencyId);
  await runHunt(server, user, made.body.data.id);
  return readHunt(server, user, made.body.data.id);
}

export const idsOf = ({ poolCandidates }: Hunt): string[] => poolCandidates.map(({ id }) => id);

/** Sends a file of profiles, whatever comes of it. */
export const sendProfiles = (
  server: TestServer,
  user: TestUser,
  content: Buffer | string,
  name = 'people.csv',
) =>
  server.inject(
    { method: 'POST', url: uploadHuntProfiles.path, ...multipart({}, [{ field: 'file', name, content }]) },
    user,
  );

/** What an upload answers, in the wire's names. */
export async function uploadProfiles(
  server: TestServer,
  user: TestUser,
  content: Buffer | string,
  name?: string,
): Promise<Pick<UploadedProfiles, 'id' | 'people' | 'known' | 'problems'>> {
  const answer = await sendProfiles(server, user, content, name);
  expect([answer.statusCode, answer.json().error]).toEqual([200, undefined]);
  return answer.json().data;
}
