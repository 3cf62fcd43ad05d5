import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, beforeEach, describe, it } from 'node:test';
import type { RemoteManifest } from '@cantera/shared/contracts/remote-manifest';
import { expect } from 'expect';
import { until } from '../../testing/until.ts';
import { ForeignManifests } from './index.ts';

const manifest: RemoteManifest = {
  areas: ['/reports'],
  screens: [
    {
      to: '/reports',
      at: 'top',
      label: { en: 'Reports', es: 'Informes', ca: 'Informes' },
      order: 60,
    },
  ],
  buildId: 'b1',
  entry: 'mfe_y.js',
  globalName: 'mfe_y',
  version: '1.0.0',
  files: ['mfe_y.js'],
  texts: { en: [] },
  pages: [{ path: '/reports', files: ['page.js'], needs: [], takes: {} }],
  builtWith: {},
  exposes: [{ name: './routes', takes: {} }],
};

describe('manifests of remotes on other servers', () => {
  let server: Server;
  let address: string;
  let answer: { status: number; body: string };
  let asked = 0;
  before(async () => {
    server = createServer((_request, response) => {
      asked += 1;
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/mf-manifest.json`;
  });
  after(() => server.close());
  beforeEach(() => {
    answer = { status: 200, body: JSON.stringify({ id: 'mfe_y', cantera: manifest }) };
    asked = 0;
  });
  const open = (freshMs?: number) => {
    const failures: string[] = [];
    return {
      failures,
      manifests: new ForeignManifests((_address, reason) => failures.push(reason), freshMs),
    };
  };

  it('are there for the first page already, and are not asked for again at once', async () => {
    const { manifests } = open();
    expect(await manifests.get(address)).toEqual(manifest);
    expect(await manifests.get(address)).toEqual(manifest);
    expect(asked).toBe(1);
  });

  it('are read again in the background: the page meanwhile takes what is known', async () => {
    const { manifests } = open(0);
    await manifests.get(address);
    answer = { status: 200, body: JSON.stringify({ cantera: { ...manifest, buildId: 'b2' } }) };
    expect((await manifests.get(address))?.buildId).toBe('b1');
    await until('the next build', async () => (await manifests.get(address))?.buildId === 'b2');
  });

  it('stay known while their server is away', async () => {
    const { manifests, failures } = open(0);
    await manifests.get(address);
    answer = { status: 503, body: '' };
    await manifests.get(address);
    await until('a failure', async () => failures.length > 0);
    expect((await manifests.get(address))?.buildId).toBe('b1');
  });

  for (const [what, body] of Object.entries({
    'of another product': JSON.stringify({ id: 'other', metaData: { remoteEntry: { name: 'x.js' } } }),
    'that lacks a part': JSON.stringify({ cantera: { ...manifest, areas: undefined } }),
    'that is no JSON': '<html></html>',
  }))
    it(`refuses one ${what}, and says so once`, async () => {
      const { manifests, failures } = open(0);
      answer = { status: 200, body };
      expect(await manifests.get(address)).toBeUndefined();
      await manifests.get(address);
      await until('another reading', async () => asked > 1);
      expect(failures).toHaveLength(1);
      expect(failures[0]).toMatch(what === 'that is no JSON' ? /JSON/ : /no manifest of a remote/);
    });

  it('takes none from a server that cannot be reached', async () => {
    const { manifests, failures } = open();
    expect(await manifests.get('http://127.0.0.1:9/mf-manifest.json')).toBeUndefined();
    expect(failures).toHaveLength(1);
  });
});
