import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, it } from 'node:test';
import type { HostPreload, RemoteManifest } from '@cantera/shared/contracts/remote-manifest';
import { expect } from 'expect';
import { installedParts } from './about.ts';
import { apiBuild, buildIdOf } from './api-build.ts';

const host: HostPreload = {
  version: '1.0.0',
  buildId: 'h1',
  given: { host: { version: '1.0.0', names: [] }, react: { version: '19.0.0', names: ['useState'] } },
  session: [],
  pages: [],
  provided: {},
};
const manifest = (takes: string[]): RemoteManifest => ({
  areas: ['/x'],
  screens: [],
  version: '2.1.0',
  buildId: 'b1',
  entry: 'x.js',
  globalName: 'x',
  files: [],
  texts: {},
  builtWith: { host: '1.0.0', react: '19.0.0' },
  exposes: [],
  pages: [{ path: '/x', files: [], needs: [], takes: { react: takes } }],
});
const remote = (name: string, found: RemoteManifest | undefined, isReachable = true) => ({
  name,
  base: `https://${name}.example/`,
  manifest: found,
  description: found,
  isReachable,
});

describe('what is installed', () => {
  it('[DEPLOY-10] tells of each part its version, build, where from, and whether it fits', () => {
    const api = { version: '1.0.0', buildId: 'a1' };
    const parts = installedParts('https://talent.example', api, host, [
      remote('mfe_old', manifest(['use'])),
      remote('mfe_good', manifest(['useState'])),
      remote('mfe_away', undefined, false),
      remote('mfe_lost', manifest(['useState']), false),
    ]);
    expect(parts.map(({ name, version, buildId, state }) => [name, version, buildId, state])).toEqual([
      ['host', '1.0.0', 'h1', 'OK'],
      ['api', '1.0.0', 'a1', 'OK'],
      ['mfe-away', null, null, 'UNREACHABLE'],
      ['mfe-good', '2.1.0', 'b1', 'OK'],
      ['mfe-lost', '2.1.0', 'b1', 'UNREACHABLE'],
      ['mfe-old', '2.1.0', 'b1', 'MISFIT'],
    ]);
    expect(parts.at(-1)?.misfits).toEqual([{ at: '/x', lacks: ['react: use'], behind: 'host' }]);
    expect(parts[3]?.address).toBe('https://mfe_good.example/');
  });

  it('[DEPLOY-10] names the api by its sources, which tests are none of', async () => {
    expect(await apiBuild()).toEqual({ version: '1.0.0', buildId: expect.stringMatching(/^[\da-f]{12}$/) });
    const folder = await mkdtemp(path.join(tmpdir(), 'cantera-build-'));
    const idWith = async (file: string, text: string) => {
      await writeFile(path.join(folder, file), text);
      return buildIdOf([folder]);
    };
    const first = await idWith('a.ts', '1');
    expect(await idWith('a.ts', '2')).not.toBe(first);
    expect(await idWith('a.ts', '1')).toBe(first);
    expect(await idWith('a.test.ts', '1')).toBe(first);
    expect(await idWith('b.sql', '1')).not.toBe(first);
    await rm(folder, { recursive: true });
  });

  it('says that the host is not there while it is not built', () => {
    expect(
      installedParts('https://talent.example', { version: null, buildId: null }, undefined, [])[0],
    ).toMatchObject({
      state: 'UNREACHABLE',
      version: null,
    });
  });
});
