import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { expect } from 'expect';
import { publishBuild, readManifest, rollBack } from './published-builds.ts';

describe('a folder of published builds', () => {
  let root: string;
  let folder: string;
  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'cantera-publish-'));
    folder = path.join(root, 'reports');
  });
  afterEach(() => rmSync(root, { recursive: true }));

  const publish = (buildId: string): string => {
    const dist = path.join(root, 'dist');
    rmSync(dist, { recursive: true, force: true });
    mkdirSync(dist);
    writeFileSync(path.join(dist, `page.${buildId}.js`), buildId);
    const cantera = {
      buildId,
      entry: 'remote.js',
      files: ['remote.js'],
      texts: { en: ['en.js'] },
      pages: [{ path: '/reports', files: [`page.${buildId}.js`], needs: ['react'], takes: {} }],
    };
    writeFileSync(path.join(dist, 'mf-manifest.json'), JSON.stringify({ name: 'mfe_reports', cantera }));
    return publishBuild(dist, folder);
  };
  const current = () => readManifest(folder).cantera;
  const builds = () => readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());

  it('[DEPLOY-05] names the files of the current build in a folder of its own, and keeps those before', () => {
    expect(publish('b1')).toBe('b1');
    publish('b2');
    expect(current()).toMatchObject({
      buildId: 'b2',
      entry: 'b2/remote.js',
      files: ['b2/remote.js'],
      texts: { en: ['b2/en.js'] },
    });
    expect(current().pages[0]?.files).toEqual(['b2/page.b2.js']);
    expect(readFileSync(path.join(folder, 'b1/page.b1.js'), 'utf8')).toBe('b1');
  });

  it('[DEPLOY-05] keeps the last five builds, counted from their last publishing', () => {
    for (const id of ['b1', 'b2', 'b3', 'b1', 'b4', 'b5', 'b6']) publish(id);
    expect(
      builds()
        .map(({ name }) => name)
        .sort(),
    ).toEqual(['b1', 'b3', 'b4', 'b5', 'b6']);
  });

  it('[DEPLOY-06] goes back build by build, says when there is none before, and on again by publishing', () => {
    for (const id of ['b1', 'b2', 'b3']) publish(id);
    expect([rollBack(folder), current().entry]).toEqual(['b2', 'b2/remote.js']);
    expect(rollBack(folder)).toBe('b1');
    expect(() => rollBack(folder)).toThrow('holds no build before b1');
    publish('b3');
    expect(rollBack(folder)).toBe('b2');
  });

  it('is not harmed by a publishing that broke off: neither a half copy nor a pointer that went first', () => {
    publish('b1');
    mkdirSync(path.join(folder, '.b2'));
    writeFileSync(path.join(folder, '.b2/half.js'), '');
    publish('b2');
    expect(existsSync(path.join(folder, 'b2/half.js'))).toBe(false);
    writeFileSync(path.join(folder, 'builds.json'), '["b1"]');
    expect(rollBack(folder)).toBe('b1');
  });

  it('leaves nothing half written beside the pointer', () => {
    publish('b1');
    expect(readdirSync(folder).sort()).toEqual(['b1', 'builds.json', 'mf-manifest.json']);
  });
});
