import { after, before, describe, it } from 'node:test';
import { deleteCandidate } from '@cantera/shared/contracts/candidate-changes';
import { getCandidate } from '@cantera/shared/contracts/candidates';
import { mergeCandidates } from '@cantera/shared/contracts/merges';
import { updateContract } from '@cantera/shared/contracts/staffing-contracts';
import { topic } from '@cantera/shared/contracts/topics';
import { expect } from 'expect';
import { makeContract } from '../../testing/contract-data.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/harness.ts';
import { insertCandidate } from '../../testing/pipeline-data.ts';
import { prune } from '../upkeep/prune.service.ts';

describe('open screens of contracts', () => {
  let server: TestServer;
  let user: TestUser;
  before(async () => {
    server = await startTestServer();
    user = await server.createAgency();
  });
  after(() => server.close());

  /** The topics of contracts that `work` has told of. */
  const toldBy = async (work: () => Promise<unknown>): Promise<string[]> => {
    await server.asOwner('delete from live_events where agency_id = $1', [user.agencyId]);
    await work();
    const rows = await server.asOwner<{ topic: string }>(
      "select event ->> 'topic' as topic from live_events where agency_id = $1 and event ->> 'topic' like 'contracts%'",
      [user.agencyId],
    );
    return rows.map((row) => row.topic);
  };

  it('hear of a contract that is made and of one that is changed', async () => {
    let id = '';
    const made = await toldBy(async () => {
      id = await makeContract(server, user);
    });
    expect(made).toEqual([topic.contracts(id)]);
    const change = () =>
      server.call(updateContract, user, { params: { id }, body: { contract: { puesto: 'Forner' } } });
    expect(await toldBy(change)).toEqual([topic.contracts(id)]);
  });

  it('hear of those that are locked away, and of those that the upkeep deletes', async () => {
    const [candidateId, other] = [
      await insertCandidate(server, user.agencyId),
      await insertCandidate(server, user.agencyId),
    ];
    const id = await makeContract(server, user, { candidateId });
    const erase = (person: string) => server.call(deleteCandidate, user, { params: { id: person } });
    expect(await toldBy(() => erase(candidateId))).toEqual([topic.contracts()]);
    expect(await toldBy(() => erase(other))).toEqual([]);
    expect(await toldBy(() => prune(server.deps, user.agencyId))).toEqual([]);
    await server.asOwner("update contracts set baja = '2000-01-01' where id = $1", [id]);
    expect(await toldBy(() => prune(server.deps, user.agencyId))).toEqual([topic.contracts()]);
  });

  it('hear of those that another candidate has from now on', async () => {
    const [survivorId, otherId] = [
      await insertCandidate(server, user.agencyId),
      await insertCandidate(server, user.agencyId),
    ];
    await makeContract(server, user, { candidateId: otherId });
    const versionOf = async (id: string) =>
      (await server.call(getCandidate, user, { params: { id } })).body.data.version;
    const body = {
      survivorId,
      otherId,
      survivorVersion: await versionOf(survivorId),
      otherVersion: await versionOf(otherId),
    };
    const merge = () => server.call(mergeCandidates, user, { body });
    expect(await toldBy(merge)).toEqual([topic.contracts()]);
  });
});
