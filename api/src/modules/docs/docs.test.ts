import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { expect } from 'expect';
import { startTestServer, type TestServer } from '../../testing/harness.ts';

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

  it('folders are no files, whatever packing whoever asks takes', async () => {
    for (const packing of ['identity', 'gzip']) {
      expect(await statusOf('/assets/', packing)).toBe(404);
      expect(await statusOf('/', packing)).not.toBe(400);
    }
  });
});
