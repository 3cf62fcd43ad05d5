import { after, before, describe, it } from 'node:test';
import * as contract from '@cantera/shared/contracts/views';
import { expect } from 'expect';
import { startTestServer, type TestServer, type TestUser } from '../../testing/harness.ts';

describe('saved views', () => {
  let server: TestServer;
  let me: TestUser;
  let colleague: TestUser;
  before(async () => {
    server = await startTestServer();
    me = await server.createAgency();
    colleague = await server.createUser(me.agencyId, 'HIRING_MANAGER');
  });
  after(() => server.close());

  const create = (name: string, list: contract.ViewList = 'CANDIDATES', query = 'tags=baker', user = me) =>
    server.call(contract.createView, user, { body: { name, list, query } });
  const list = async (of: contract.ViewList, user = me) =>
    (await server.call(contract.listViews, user, { query: { list: of } })).body.data;

  it('[VIEW-01] keep a state of a list under a name, by name, each list its own and each member theirs', async () => {
    const bakers = (await create('Zebra')).body.data;
    const ours = (await create('àngel', 'CANDIDATES', 'tags=a,b&columns=fullName')).body.data;
    const clients = (await create('Zebra', 'CLIENTS', '')).body.data;
    expect(ours).toMatchObject({ name: 'àngel', list: 'CANDIDATES', query: 'tags=a,b&columns=fullName' });
    expect(await list('CANDIDATES')).toEqual([ours, bakers]);
    expect(await list('CLIENTS')).toEqual([clients]);
    expect(await list('POSITIONS')).toEqual([]);
    expect(await list('CANDIDATES', colleague)).toEqual([]);
  });

  it('[VIEW-01] [VIEW-02] have a name once a list, whatever its case and accents, told at the name field', async () => {
    const one = (await create('Forners', 'POSITIONS')).body.data;
    const two = (await create('Cuiners', 'POSITIONS')).body.data;
    const again = await create('FÒRNERS', 'POSITIONS');
    const taken = [409, { code: 'VIEW_NAME_TAKEN', fields: { name: 'already_exists' } }];
    expect([again.status, again.error]).toMatchObject(taken);
    const rename = (id: string, name: string) =>
      server.call(contract.updateView, me, { params: { id }, body: { name } });
    const renamed = await rename(two.id, 'forners');
    expect([renamed.status, renamed.error]).toMatchObject(taken);
    expect((await rename(one.id, 'FORNERS')).body.data).toEqual({ ...one, name: 'FORNERS' });
    expect((await create('Forners', 'POSITIONS', '', colleague)).status).toBe(200);
    for (const name of ['', 'x'.repeat(61), 'x'.repeat(10_000)]) {
      const refused = await create(name, 'POSITIONS');
      expect([refused.status, Object.keys(refused.error.fields ?? {})]).toEqual([400, ['name']]);
    }
  });

  it('[VIEW-01] keep no search of candidates, which may name people who are erased', async () => {
    const made = (await create('Of Ona', 'CANDIDATES', 'q=Ona+Puig&tags=a%2Cb&q=600')).body.data;
    expect(made.query).toBe('tags=a%2Cb');
    const replaced = await server.call(contract.updateView, me, {
      params: { id: made.id },
      body: { query: 'tags=c&q=Ona' },
    });
    expect(replaced.body.data.query).toBe('tags=c');
    const [row] = await server.asOwner('select query from saved_views where id = $1', [made.id]);
    expect(row).toEqual({ query: 'tags=c' });
    expect((await create('Of Acme', 'CLIENTS', 'search=Acme&q=x')).body.data.query).toBe('search=Acme&q=x');
  });

  it('[VIEW-02] are renamed, replaced and deleted by who keeps them only', async () => {
    const { id } = (await create('Mine', 'CLIENTS', 'sortBy=name')).body.data;
    const change = (body: { name?: string; query?: string }, user = me) =>
      server.call(contract.updateView, user, { params: { id }, body });
    const remove = (user = me) => server.call(contract.deleteView, user, { params: { id } });
    expect((await change({ name: 'Theirs' }, colleague)).status).toBe(404);
    expect((await remove(colleague)).status).toBe(404);
    expect((await change({ name: 'Still mine' })).body.data).toMatchObject({ query: 'sortBy=name' });
    expect((await change({ query: 'sortBy=-name' })).body.data).toMatchObject({
      name: 'Still mine',
      query: 'sortBy=-name',
    });
    expect([(await remove()).status, (await remove()).status]).toEqual([200, 404]);
    expect((await list('CLIENTS')).map((view) => view.id)).not.toContain(id);
  });

  it('[VIEW-01] are 50 a list at most', async () => {
    const user = await server.createUser(me.agencyId, 'RECRUITER');
    for (let index = 0; index < contract.MAX_VIEWS; index += 1)
      expect((await create(`View ${index}`, 'CANDIDATES', '', user)).status).toBe(200);
    const refused = await create('One more', 'CANDIDATES', '', user);
    expect([refused.status, refused.error.code]).toEqual([409, 'TOO_MANY_VIEWS']);
    expect((await create('One more', 'CLIENTS', '', user)).status).toBe(200);
  });
});
