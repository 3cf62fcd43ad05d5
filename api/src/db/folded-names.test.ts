import { after, before, describe, it } from 'node:test';
import { expect } from 'expect';
import { startTestServer, type TestServer, type TestUser } from '../testing/harness.ts';
import { insertPerson } from '../testing/search-data.ts';

describe('names without a column of their own', () => {
  let server: TestServer;
  let user: TestUser;
  before(async () => {
    server = await startTestServer();
    user = await server.createAgency();
  });
  after(() => server.close());

  const foldedOf = async (id: string) =>
    (
      await server.asOwner<{ folded: string }>(
        'select search_folded as folded from candidates where id = $1',
        [id],
      )
    )[0]?.folded;

  it('no name is left in a column that nobody reads, whatever the version before writes there', async () => {
    const id = await insertPerson(server, user.agencyId, { name: 'Aina Serra' });
    await server.asOwner("update candidates set search_folded = 'aina serra' where id = $1", [id]);
    expect(await foldedOf(id)).toBe('');
    await server.asOwner('alter table candidates disable trigger candidates_unfolded');
    await server.asOwner("update candidates set search_folded = 'aina serra' where id = $1", [id]);
    await server.asOwner('alter table candidates enable trigger candidates_unfolded');
    expect(await foldedOf(id)).toBe('aina serra');
    await server.asOwner("update candidates set first_name = 'Anna' where id = $1", [id]);
    expect(await foldedOf(id)).toBe('');
  });
});
