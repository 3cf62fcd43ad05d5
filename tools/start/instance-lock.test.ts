import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { expect } from 'expect';
import { lockDataDir } from './instance-lock.ts';

describe('the lock of a data folder', () => {
  let folder: string;
  before(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'cantera-lock-'));
  });
  after(() => rmSync(folder, { recursive: true, force: true }));

  it('notes a child; where it cannot be written it says so, and the start goes on', async () => {
    const lines: string[] = [];
    const lock = await lockDataDir(folder, (line) => lines.push(line));
    const file = path.join(folder, 'start.json');
    lock.recordChild(process.ppid);
    expect(JSON.parse(readFileSync(file, 'utf8')).children).toMatchObject([{ pid: process.ppid }]);
    // Nothing can be written where a folder stands.
    mkdirSync(`${file}.${process.pid}`);
    lock.recordChild(process.ppid);
    expect(lines).toEqual([expect.stringContaining(`Process ${process.ppid} could not be noted`)]);
    lock.release();
  });
});
