import { after, before, describe, it } from 'node:test';
import { expect } from 'expect';
import { z } from 'zod';
import { onQuery } from '../db/tenant.ts';
import { startTestServer, type TestServer, type TestUser } from '../testing/harness.ts';
import { draftPosition, insertCandidate, insertClient } from '../testing/pipeline-data.ts';
import { registeredRoutes } from './route.ts';

const answer = z.object({
  data: z.object({
    items: z.array(z.object({ id: z.string() })),
    pagination: z.record(z.string(), z.number()),
  }),
});
const CANDIDATES = '/api/v1/candidates/search/simple';
const CLIENTS = '/api/v1/agency/clients';
const POSITIONS = '/api/v1/agency/jobs';

describe('a page of a list without its total', () => {
  let server: TestServer;
  let admin: TestUser;
  before(async () => {
    server = await startTestServer();
    admin = await server.createAgency();
    for (const name of ['Ada', 'Ben', 'Cleo']) {
      await insertCandidate(server, admin.agencyId, { first_name: name, last_name: 'Soler' });
      const clientId = await insertClient(server, admin.agencyId);
      await draftPosition(server, admin, { title: `Nurse ${name}`, clientId });
    }
  });
  after(() => server.close());

  async function read(path: string, user = admin) {
    const response = await server.inject({ url: path }, user);
    expect([path, response.statusCode]).toEqual([path, 200]);
    const { items, pagination } = answer.parse(response.json()).data;
    return { ids: items.map(({ id }) => id), pagination };
  }
  async function queriesOf(path: string): Promise<number> {
    let queries = 0;
    onQuery(() => queries++);
    await server.inject({ url: path }, admin);
    onQuery(() => undefined);
    return queries;
  }

  for (const path of [`${CANDIDATES}?`, `${CANDIDATES}?search_term=sol&`, `${CLIENTS}?`, `${POSITIONS}?`])
    it(`has the same rows, and says nothing of how many there are: ${path}`, async () => {
      for (const page of [1, 2, 3]) {
        const asked = `${path}per_page=2&page=${page}`;
        const counted = await read(asked);
        const bare = await read(`${asked}&with_total=false`);
        expect(bare.ids).toEqual(counted.ids);
        expect(counted.pagination).toEqual({ page, page_size: 2, total_items: 3 });
        expect(bare.pagination).toEqual({ page, page_size: 2 });
      }
      expect(await read(`${path}per_page=2&with_total=true`)).toEqual(await read(`${path}per_page=2`));
    });

  it('is the same for a hiring manager, who sees only some candidates', async () => {
    const manager = await server.createUser(admin.agencyId, 'HIRING_MANAGER');
    expect((await read(`${CANDIDATES}?with_total=false`, manager)).pagination).toEqual({
      page: 1,
      page_size: 10,
    });
  });

  it('is not counted', async () => {
    for (const path of [CLIENTS, POSITIONS]) {
      const asked = `${path}?per_page=2`;
      expect(await queriesOf(`${asked}&with_total=false`)).toBe((await queriesOf(asked)) - 1);
    }
  });

  it('can be asked of every list', async () => {
    const lists = registeredRoutes().filter(
      ({ endpoint }) => endpoint.query instanceof z.ZodObject && 'withTotal' in endpoint.query.shape,
    );
    expect(lists.map(({ endpoint }) => endpoint.id).sort()).toEqual([
      'listCandidateDeletions',
      'listCandidates',
      'listClientErrors',
      'listClients',
      'listDeletionWarnings',
      'listDuplicates',
      'listMerges',
      'listPositions',
    ]);
    for (const { url } of lists) {
      expect(Object.keys((await read(url)).pagination)).toEqual(['page', 'page_size', 'total_items']);
      expect(Object.keys((await read(`${url}?with_total=false`)).pagination)).toEqual(['page', 'page_size']);
    }
  });
});
