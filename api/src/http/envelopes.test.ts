import { after, before, describe, it } from 'node:test';
import { snakeCase } from '@cantera/shared/contracts';
import { expect } from 'expect';
import { z } from 'zod';
import { startTestServer, type TestServer } from '../testing/harness.ts';
import { describeApi } from './openapi.ts';
import { registeredRoutes } from './route.ts';

/** Answers whose keys the tables quote without `data` around them; every other answer is `{"data": …}`. */
const QUOTED: Readonly<Record<string, readonly string[]>> = {
  draftDescription: ['data', 'meta'],
  listUsers: ['users'],
  listReasons: ['items'],
  createReason: ['id'],
  getCareerSite: ['career_site'],
  saveCareerSite: ['career_site'],
  uploadSiteLogo: ['logo_url'],
  restoreSiteLogo: ['logo_url'],
  uploadSiteHero: ['hero_url'],
  getNewSite: ['enabled'],
  uploadPublicFile: ['id', 'url'],
  uploadPrivateFile: ['id', 'url'],
  uploadImage: ['id', 'url'],
  listContracts: ['contracts', 'meta'],
  getContract: ['contract'],
  getJobStatus: ['items'],
  createContract: ['contract'],
  updateContract: ['contract'],
  openContract: ['contract', 'openings'],
  getDiscardRule: ['active', 'pause', 'pending', 'percentage', 'severity', 'version'],
  saveDiscardRule: ['active', 'pause', 'pending', 'percentage', 'run', 'severity', 'version'],
};

const schema = z.object({ properties: z.record(z.string(), z.unknown()).default({}) });
const content = z.record(z.string(), z.object({ schema: z.unknown() }).partial());
const operation = z.object({
  operationId: z.string(),
  requestBody: z.object({ content }).optional(),
  responses: z
    .object({ 200: z.object({ content }), 201: z.object({ content }) })
    .partial()
    .transform((answers) => answers[200] ?? answers[201] ?? { content: {} }),
});
const description = z.object({ paths: z.record(z.string(), z.record(z.string(), operation)) });

/** Names of properties at every depth. */
function namesIn(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(namesIn);
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) =>
    key === 'properties' ? [...Object.keys(value), ...namesIn(Object.values(value))] : namesIn(value),
  );
}

describe('what goes over the wire', () => {
  let server: TestServer;
  let operations: z.output<typeof operation>[];
  before(async () => {
    server = await startTestServer();
    const { paths } = description.parse(describeApi(registeredRoutes(), 'http://localhost'));
    operations = Object.values(paths).flatMap((methods) => Object.values(methods));
  });
  after(() => server.close());

  it('[API-01] wraps every answer in data, but those that the tables quote otherwise', () => {
    const json = operations.filter(({ responses }) => 'application/json' in responses.content);
    const keys = json.map(({ operationId, responses }) => [
      operationId,
      Object.keys(schema.parse(responses.content['application/json']?.schema).properties).sort(),
    ]);
    expect(keys.length).toBeGreaterThan(80);
    expect(Object.fromEntries(keys)).toEqual(
      Object.fromEntries(json.map(({ operationId }) => [operationId, QUOTED[operationId] ?? ['data']])),
    );
  });

  it('[API-01] answers as it is described: lists with and without pages, and the quoted ones', async () => {
    const admin = await server.createAgency();
    const answer = async (url: string) => (await server.inject({ url }, admin)).json();
    expect(Object.keys(await answer('/api/v1/users'))).toEqual(['users']);
    expect(Object.keys(await answer('/api/v1/agency/reasons?type=APP_REJECTION'))).toEqual(['items']);
    expect(await answer('/api/v1/agency')).toEqual({ data: expect.objectContaining({ id: admin.agencyId }) });
    expect(await answer('/api/v1/candidates/search/simple')).toEqual({
      data: { items: [], pagination: { page: 1, page_size: 10, total_items: 0 } },
    });
  });

  it('[API-03] takes JSON with keys in snake_case, but for uploads', () => {
    const bodies = operations.flatMap(({ operationId, requestBody }) =>
      requestBody ? [{ operationId, ...requestBody }] : [],
    );
    const uploads = bodies.filter(({ content: kinds }) => 'multipart/form-data' in kinds);
    const others = bodies.filter((body) => !uploads.includes(body));
    expect(
      uploads
        .map(({ operationId }) => operationId)
        .every((id) => /^(upload|apply|extractFromCv$|addIntakeItem$)/.test(id)),
    ).toBe(true);
    expect(others.length).toBeGreaterThan(40);
    for (const body of others) {
      expect(Object.keys(body.content)).toEqual(['application/json']);
      const names = namesIn(body.content['application/json']?.schema);
      expect(names.filter((name) => name !== snakeCase(name))).toEqual([]);
    }
  });

  it('[API-03] reads and writes such keys', async () => {
    const admin = await server.createAgency();
    const put = await server.inject(
      { method: 'PUT', url: '/api/v1/users/me', payload: { first_name: 'Zoe', last_name: 'Puig' } },
      admin,
    );
    expect(put.statusCode).toBe(200);
    const me = await server.inject({ url: '/api/v1/users/me' }, admin);
    expect(me.headers['content-type']).toMatch(/^application\/json/);
    expect(me.json().data).toMatchObject({ first_name: 'Zoe', last_name: 'Puig' });
  });
});
