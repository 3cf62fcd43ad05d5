import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { expect } from 'expect';
import { readConfig } from './config.ts';
import { webConfigReader } from './web-config.ts';

describe('WEB_CONFIG', () => {
  let folder: string;
  let file: string;
  let second = 0;
  const write = (text: string): void => {
    writeFileSync(file, text);
    // Two changes within one tick of the file system are two changes.
    second += 1;
    utimesSync(file, second, second);
  };
  before(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'cantera-web-config-'));
    file = path.join(folder, 'web.json');
  });
  after(() => rmSync(folder, { recursive: true }));

  it('is JSON, or the name of a file that holds it', () => {
    expect(webConfigReader('{"links":{"help":"https://a.example"}}')()).toEqual({
      links: { help: 'https://a.example' },
    });
    write('{"remotes":{}}');
    expect(webConfigReader(file)()).toEqual({ remotes: {} });
    expect(webConfigReader(undefined)()).toEqual({});
  });

  it('is read again when its file changes, and stays as it was while that is not usable', () => {
    write('{"remotes":{"mfe_y":"https://one.example/mf-manifest.json"}}');
    const read = webConfigReader(file);
    const first = read();
    write('{"remotes":');
    const faults: string[] = [];
    expect(read((reason) => faults.push(reason))).toEqual(first);
    expect(read((reason) => faults.push(reason))).toEqual(first);
    expect(faults).toHaveLength(1);
    write('{"remotes":{}}');
    expect(read()).toEqual({ remotes: {} });
  });

  it('stops the start in words when it is not usable from the beginning', () => {
    const start = (value: string) => () =>
      readConfig({ DATABASE_URL: 'postgres://nowhere', WEB_CONFIG: value });
    expect(start('[1]')).toThrow('WEB_CONFIG must be');
    expect(start(path.join(folder, 'missing.json'))).toThrow('WEB_CONFIG must be');
  });
});
