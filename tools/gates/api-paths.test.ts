import { after, before, describe, it } from 'node:test';
import { expect } from 'expect';
import { startTestServer, type TestServer } from '../../api/src/testing/harness.ts';
import { callsOf, SERVICES } from './api-calls.ts';
import { readRequirements, rowsInScope } from './requirement-rows.ts';

/** Rules for every call, which name no path of their own, and what makes no call. */
const RULES = ['API-01', 'API-02', 'API-03', 'API-04', 'API-05', 'API-06', 'API-133', 'API-163'];

interface Described {
  paths: Record<string, Record<string, { parameters?: { name: string; in: string }[] }>>;
}
/** Names of parameters are the server's own; on the wire a path is the same whatever they are. */
const unnamed = (path: string): string => path.replace(/\{[^}]*\}/g, '{}');

describe('the calls of the tables', () => {
  const rows = rowsInScope(readRequirements()).filter(({ id }) => id.startsWith('API-'));
  let server: TestServer;
  let served: Map<string, { parameters?: { name: string; in: string }[] }>;
  before(async () => {
    server = await startTestServer();
    const { paths }: Described = (await server.inject({ method: 'GET', url: '/openapi.json' })).json();
    served = new Map(
      Object.entries(paths).flatMap(([path, methods]) =>
        Object.entries(methods).map(([method, operation]) => [
          `${method.toUpperCase()} ${unnamed(path)}`,
          operation,
        ]),
      ),
    );
  });
  after(() => server.close());

  it('are read from every row but the rules for all calls', () => {
    const silent = rows.filter((row) => callsOf(row).length === 0).map(({ id }) => id);
    expect(silent).toEqual(RULES);
  });

  for (const row of rows)
    for (const { method, path, query } of callsOf(row))
      it(`${row.id}: ${method} ${path} is served by just this method and path`, () => {
        const operation = served.get(`${method} ${unnamed(path)}`);
        expect(operation).toBeDefined();
        const taken = (operation?.parameters ?? []).filter((one) => one.in === 'query');
        expect(taken.map(({ name }) => name)).toEqual(expect.arrayContaining([...query]));
      });
});

describe('reading a row of a call', () => {
  const read = (where: string, must = '') => callsOf({ where, must });
  it('takes the calls of its place, else those of its text', () => {
    expect(read('`GET /a/{id}`', 'derived (written `GET /b`).')).toEqual([
      { method: 'GET', path: '/a/{id}', query: [] },
    ]);
    expect(read('dashboard calls', 'user `GET /me`, members `GET /users` (`page`).')).toEqual([
      { method: 'GET', path: '/me', query: [] },
      { method: 'GET', path: '/users', query: [] },
    ]);
    expect(read('envelopes', 'The body is `{"data":…}`.')).toEqual([]);
  });
  it('knows services, queries, shortened paths and open ends', () => {
    expect(read('`PUT {career-site service}/x`')).toEqual([
      { method: 'PUT', path: `${SERVICES['career-site service']}/x`, query: [] },
    ]);
    expect(read('`GET /reasons?type=A`')).toEqual([{ method: 'GET', path: '/reasons', query: ['type'] }]);
    expect(read('`GET /a/{slug}/list` and `…/list/{id}`').map(({ path }) => path)).toEqual([
      '/a/{slug}/list',
      '/a/{slug}/list/{id}',
    ]);
    expect(read('`POST /files/...`', 'not shown (proposed `/files/public`).')[0]?.path).toBe('/files/public');
  });
  it('refuses a call, a service and a shortening that it cannot read', () => {
    expect(() => read('`GET users`')).toThrow('cannot be read');
    expect(() => read('`GET {weather}/x`')).toThrow('{weather}');
    expect(() => read('`GET /a` and `…/b/c`')).toThrow('…/b/c');
    expect(() => read('`POST /files/...`')).toThrow('/files/...');
  });
});
