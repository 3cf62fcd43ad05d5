import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { expect } from 'expect';
import type { ZodType } from 'zod';
import { AppError } from '../../errors.ts';
import { registeredRoutes } from '../../http/route.ts';
import { parsePart } from '../../http/validation.ts';
import { startTestServer, type TestServer } from '../../testing/harness.ts';

interface Shape {
  readonly type?: string;
  readonly properties?: Record<string, Shape>;
  readonly anyOf?: Shape[];
  readonly additionalProperties?: unknown;
}

describe('pages that are read without a session', () => {
  let server: TestServer;
  const webRoot = mkdtempSync(path.join(tmpdir(), 'cantera-docs-'));
  before(async () => {
    mkdirSync(path.join(webRoot, 'host/dist/assets'), { recursive: true });
    for (const page of ['index.html', 'login.html'])
      writeFileSync(path.join(webRoot, 'host/dist', page), '<head><!--cantera:head--></head>');
    writeFileSync(
      path.join(webRoot, 'host/dist/preload.json'),
      JSON.stringify({ version: '1.0.0', buildId: 'h1', given: {}, session: [], pages: [], provided: {} }),
    );
    server = await startTestServer({ WEB_ROOT: webRoot });
  });
  after(async () => {
    await server.close();
    rmSync(webRoot, { recursive: true });
  });
  const statusOf = async (url: string, packing: string) =>
    (await server.app.inject({ method: 'GET', url, headers: { 'accept-encoding': packing } })).statusCode;

  it('the API is described readably, calls that answer 201 too', async () => {
    const { statusCode, body } = await server.app.inject({ method: 'GET', url: '/docs' });
    expect([statusCode, body.includes('createContract')]).toEqual([200, true]);
  });

  it('[API-163] the API says of each JSON body whether a key that it does not know is refused, as it is', async () => {
    const { paths } = (await server.app.inject({ method: 'GET', url: '/openapi.json' })).json<{
      paths: Record<string, Record<string, { requestBody?: { content: Record<string, { schema: Shape }> } }>>;
    }>();
    const bodyOf = (url: string, method: string) =>
      paths[url.replace(/:(\w+)/g, '{$1}')]?.[method]?.requestBody?.content['application/json']?.schema;
    const isRefused = (body: ZodType, value: unknown, key: string): boolean => {
      try {
        parsePart(body, value, 'body', true);
        return false;
      } catch (error) {
        return error instanceof AppError && error.parts.fields?.[key] === 'not_allowed';
      }
    };
    const bodies = registeredRoutes().filter(({ endpoint }) => endpoint.bodyKind === 'json');
    const objects = bodies.flatMap(({ endpoint, url }) => {
      const shape = bodyOf(url, endpoint.method.toLowerCase());
      return shape?.type === 'object' && shape.properties ? [{ endpoint, shape }] : [];
    });
    expect(objects.length).toBeGreaterThan(100);
    for (const { endpoint, shape } of objects)
      expect([endpoint.id, shape.additionalProperties === false]).toEqual([
        endpoint.id,
        isRefused(endpoint.body, { nobody_knows: 1 }, 'nobody_knows'),
      ]);
    expect(objects.filter(({ shape }) => shape.additionalProperties === false).length).toBeGreaterThan(100);
    // Within an object too, and not in the options of one that are told by their keys, whose others are dropped.
    const created = objects.find(({ endpoint }) => endpoint.id === 'createTrigger');
    const trigger = created?.shape.properties?.trigger;
    const conditions = trigger?.properties?.conditions;
    const given = { conditions: { job_id: '', from_step_id: '', to_step_id: '', other: 1 }, other: 1 };
    const body = created?.endpoint.body;
    expect([trigger?.additionalProperties, isRefused(body, { trigger: given }, 'trigger.other')]).toEqual([
      false,
      true,
    ]);
    expect([
      conditions?.anyOf?.map(({ additionalProperties }) => additionalProperties),
      isRefused(body, { trigger: given }, 'trigger.conditions.other'),
    ]).toEqual([[undefined, undefined], false]);
  });

  it('folders are no files, whatever packing whoever asks takes', async () => {
    for (const packing of ['identity', 'gzip']) {
      expect(await statusOf('/assets/', packing)).toBe(404);
      expect(await statusOf('/', packing)).not.toBe(400);
    }
  });
});
