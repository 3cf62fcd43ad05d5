import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { expect } from 'expect';
import { until } from '../../../testing/until.ts';
import { runChild } from './run-child.ts';

const module = (name: string) => join(import.meta.dirname, 'testing', `${name}.ts`);
const MEBIBYTE = 1_048_576;
const limits = { timeoutMs: 10_000, memoryBytes: 512 * MEBIBYTE };

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** Whether a process is the waiting child of this one. */
function isPatientOf(pid: number, parent: number): boolean {
  try {
    const [, after = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
    const isOurs = Number(after.split(' ')[1]) === parent;
    return isOurs && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('testing/patient');
  } catch {
    return false;
  }
}

describe('runChild', () => {
  it('kills a child that fills memory outside the JavaScript heap', async () => {
    const outcome = await runChild(module('hungry'), {}, limits);
    expect(outcome.kind).toBe('memory');
    expect(outcome.peakBytes).toBeGreaterThan(512 * MEBIBYTE);
    // What it may take more between two looks.
    expect(outcome.peakBytes).toBeLessThan(900 * MEBIBYTE);
  });

  it('kills a busy child at its time limit', async () => {
    const started = performance.now();
    const outcome = await runChild(module('endless'), {}, { ...limits, timeoutMs: 700 });
    expect(outcome.kind).toBe('timeout');
    // It would never end by itself.
    expect(performance.now() - started).toBeLessThan(20_000);
  });

  it('says that a child crashed', async () => {
    expect(await runChild(module('falling'), {}, limits)).toMatchObject({ kind: 'crash' });
  });

  it('tells a child that something outside killed from one that crashed', async () => {
    const started = runChild(module('patient'), {}, limits);
    const pid = await until('the child', () =>
      readdirSync('/proc')
        .map(Number)
        .find((id) => id > 0 && isPatientOf(id, process.pid)),
    );
    process.kill(pid, 'SIGKILL');
    expect(await started).toMatchObject({ kind: 'killed' });
  });

  it('says that a module that is not there crashed', async () => {
    expect(await runChild(module('absent'), {}, limits)).toMatchObject({ kind: 'crash' });
  });

  it('says that a child filled the JavaScript heap', async () => {
    expect(await runChild(module('hoarding'), {}, { ...limits, memoryBytes: 150 * MEBIBYTE })).toMatchObject({
      kind: 'memory',
    });
  });

  it('leaves no busy child behind when this process itself is killed', {
    skip: process.platform === 'win32',
  }, async () => {
    const folder = await mkdtemp(join(tmpdir(), 'cv-child-'));
    try {
      const pidFile = join(folder, 'pid');
      const parent = spawn(process.execPath, [module('parent'), pidFile], { stdio: 'ignore' });
      let pid = 0;
      for (let i = 0; i < 1500 && pid === 0; i += 1) {
        await setTimeout(20);
        pid = Number(await readFile(pidFile, 'utf8').catch(() => '0'));
      }
      parent.kill('SIGKILL');
      expect(pid).toBeGreaterThan(0);
      for (let i = 0; i < 150 && isAlive(pid); i += 1) await setTimeout(100);
      expect(isAlive(pid)).toBe(false);
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  it('leaves no child behind after the answer', async () => {
    const outcome = await runChild(module('patient'), {}, limits);
    expect(outcome.kind).toBe('answer');
    const message = outcome.kind === 'answer' ? outcome.message : null;
    const pid = typeof message === 'object' && message !== null && 'pid' in message ? Number(message.pid) : 0;
    expect(pid).toBeGreaterThan(0);
    expect(isAlive(pid)).toBe(false);
  });
});
