import { after, before, describe, it } from 'node:test';
import { deleteCandidate } from '@cantera/shared/contracts/candidate-changes';
import { getCandidate } from '@cantera/shared/contracts/candidates';
import { mergeCandidates, previewMerge, undoMerge } from '@cantera/shared/contracts/merges';
import { getContract, listContracts } from '@cantera/shared/contracts/staffing-contracts';
import { expect } from 'expect';
import { makeContract } from '../../testing/contract-data.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/harness.ts';
import { insertCandidate } from '../../testing/pipeline-data.ts';

describe('contracts of two candidates who become one', () => {
  let server: TestServer;
  let user: TestUser;
  before(async () => {
    server = await startTestServer();
    user = await server.createAgency();
  });
  after(() => server.close());

  const versionOf = async (id: string) =>
    (await server.call(getCandidate, user, { params: { id } })).body.data.version;
  const idsOf = async (candidateId: string) =>
    (await server.call(listContracts, user, { query: { candidateId } })).body.contracts.map(({ id }) => id);
  const merge = async (survivorId: string, otherId: string) => {
    const body = {
      survivorId,
      otherId,
      survivorVersion: await versionOf(survivorId),
      otherVersion: await versionOf(otherId),
    };
    const answer = await server.call(mergeCandidates, user, { body });
    expect(answer.status).toBe(200);
    return answer.body.data.id;
  };

  it('are the survivor’s, and go back with the undo but for those made since', async () => {
    const [survivorId, otherId] = [
      await insertCandidate(server, user.agencyId),
      await insertCandidate(server, user.agencyId),
    ];
    const own = await makeContract(server, user, { candidateId: survivorId });
    const moved = await makeContract(server, user, { candidateId: otherId });
    const shown = await server.call(previewMerge, user, { query: { survivorId, otherId } });
    expect(shown.body.data.counts.contracts).toBe(1);
    const id = await merge(survivorId, otherId);
    expect(await idsOf(survivorId)).toEqual([moved, own]);
    const { contract } = (await server.call(getContract, user, { params: { id: moved } })).body;
    expect(contract.candidate).toEqual({ id: survivorId, status: 'UNKNOWN' });
    const since = await makeContract(server, user, { candidateId: survivorId });
    expect((await server.call(undoMerge, user, { params: { id } })).status).toBe(200);
    expect(await idsOf(survivorId)).toEqual([since, own]);
    expect(await idsOf(otherId)).toEqual([moved]);
  });

  it('are locked away with the survivor, those of both', async () => {
    const [survivorId, otherId] = [
      await insertCandidate(server, user.agencyId),
      await insertCandidate(server, user.agencyId),
    ];
    const made = [
      await makeContract(server, user, { candidateId: survivorId }),
      await makeContract(server, user, { candidateId: otherId }),
    ];
    await merge(survivorId, otherId);
    await server.call(deleteCandidate, user, { params: { id: survivorId } });
    for (const id of made) {
      const { contract } = (await server.call(getContract, user, { params: { id } })).body;
      expect([contract.candidate, contract.firstName, contract.blockedAt]).toEqual([
        null,
        null,
        expect.any(String),
      ]);
    }
  });
});
