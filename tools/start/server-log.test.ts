import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { expect } from 'expect';
import { openServerLog } from './server-log.ts';

describe('the log of the server', () => {
  let folder: string;
  before(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'cantera-log-'));
  });
  after(() => rmSync(folder, { recursive: true, force: true }));

  it('[DEPLOY-22] is closed to others, what was there before as well', () => {
    const logs = path.join(folder, 'logs');
    const names = ['server.log', 'server.log.1'].map((name) => path.join(logs, name));
    mkdirSync(logs);
    chmodSync(logs, 0o755);
    for (const name of names) {
      writeFileSync(name, 'before\n');
      chmodSync(name, 0o644);
    }
    openServerLog(folder, () => undefined).close();
    expect([logs, ...names].map((name) => statSync(name).mode & 0o777)).toEqual([0o700, 0o600, 0o600]);
  });
});
