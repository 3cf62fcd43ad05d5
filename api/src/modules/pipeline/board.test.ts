import { after, before, describe, it } from 'node:test';
import { getCandidate, updateCandidate } from '@cantera/shared/contracts/candidates';
import { addCandidates, listSteps } from '@cantera/shared/contracts/pipeline';
import { expect } from 'expect';
import { startTestServer, type TestServer, type TestUser } from '../../testing/harness.ts';
import { insertCandidate, openPosition } from '../../testing/pipeline-data.ts';

describe('the board, which the database writes', () => {
  let server: TestServer;
  let user: TestUser;
  let positionId: string;
  before(async () => {
    server = await startTestServer();
    user = await server.createAgency();
    positionId = await openPosition(server, user);
  });
  after(() => server.close());

  const steps = async () =>
    (await server.call(listSteps, user, { params: { id: positionId } })).body.data.items;

  it('shows names with every letter, sign and line that they have', async () => {
    const id = await insertCandidate(server, user.agencyId);
    const firstName = 'Núria "Nu" \\ </script> \u2028 😀';
    const said = await server.call(updateCandidate, user, { params: { id }, body: { firstName } });
    expect(said.status).toBe(200);
    await server.call(addCandidates, user, { params: { id: positionId }, body: { candidateIds: [id] } });
    const stored = (await server.call(getCandidate, user, { params: { id } })).body.data;
    const [card] = (await steps())[0]?.applications ?? [];
    expect(card?.candidate).toEqual({
      id,
      firstName: stored.firstName,
      lastName: stored.lastName,
      jobTitle: stored.jobTitle,
      profileImageUrl: null,
      hasCv: false,
      companyName: null,
    });
    expect(stored.firstName).toBe(firstName);
  });

  it('says a score with its three numbers and that it is stale, and null where one is missing', async () => {
    const set = (columns: string) =>
      server.asOwner(`update application_scores set ${columns} where agency_id = $1`, [user.agencyId]);
    const scoring = async () => (await steps())[0]?.applications[0]?.scoring;
    const [card] = (await steps())[0]?.applications ?? [];
    await server.asOwner(
      `insert into application_scores (agency_id, application_id, status, lax, strict, very_strict, judged_share, verdicts, engine, input_hash, computed_at)
       values ($1, $2, 'SCORED', 81, 62, 43, 1, '[]', 1, '', now()) on conflict (agency_id, application_id)
       do update set lax = 81, strict = 62, very_strict = 43, stale = null`,
      [user.agencyId, card?.id],
    );
    const numbers = { scoringLax: { finalScore: 81 }, scoringStrict: 62, scoringVeryStrict: 43 };
    expect(await scoring()).toEqual(numbers);
    await set(`stale = 'CV'`);
    expect(await scoring()).toEqual({ ...numbers, isStale: true });
    await set('very_strict = null');
    expect(await scoring()).toBeNull();
  });

  it('gives steps without applications an empty list', async () => {
    expect((await steps()).slice(1).map(({ applications }) => applications)).toContainEqual([]);
  });
});
