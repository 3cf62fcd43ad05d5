import { join } from 'node:path';
import { describe, it } from 'node:test';
import { expect } from 'expect';
import { until } from '../../../testing/until.ts';
import { KeptChildren } from './kept-children.ts';
import type { ChildOutcome } from './run-child.ts';

const MODULE = join(import.meta.dirname, 'testing/counting.ts');
const limits = { timeoutMs: 20_000, memoryBytes: 512 * 1_048_576 };

/** What a child said of itself: who it is, and how often it was asked. */
function said(outcome: ChildOutcome): { pid: number; asked: number } {
  if (outcome.kind !== 'answer') throw new Error(`no answer but ${outcome.kind}`);
  return outcome.message as { pid: number; asked: number };
}
function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
const isGone = (pid: number) => until('it is gone', () => !isAlive(pid), 10_000);

describe('children that are asked again', () => {
  /** They wait for longer than a slow machine needs. */
  const children = () => new KeptChildren(MODULE, 60_000);
  const asker =
    (kept: KeptChildren) =>
    async (agency: string, request: object = {}) =>
      said(await kept.ask(agency, request, limits, {}));

  it('answer the same agency one after the other, and never another', async () => {
    const ask = asker(children());
    const first = await ask('a');
    expect(await ask('a')).toEqual({ pid: first.pid, asked: 2 });
    const other = await ask('b');
    expect(other.asked).toBe(1);
    expect(other.pid).not.toBe(first.pid);
    expect(await ask('a')).toEqual({ pid: first.pid, asked: 3 });
  });

  it('are as many as are asked at the same time', async () => {
    const ask = asker(children());
    const together = await Promise.all([ask('a'), ask('a')]);
    expect(new Set(together.map(({ pid }) => pid)).size).toBe(2);
    expect((await ask('a')).asked).toBe(2);
  });

  it('are left after twenty questions', async () => {
    const ask = asker(children());
    const { pid } = await ask('a');
    for (let n = 2; n <= 20; n += 1) expect(await ask('a')).toEqual({ pid, asked: n });
    expect((await ask('a')).asked).toBe(1);
    await isGone(pid);
  });

  it('are left where they took much memory', async () => {
    const ask = asker(children());
    const { pid } = await ask('a', { holds: 330 });
    expect((await ask('a')).asked).toBe(1);
    await isGone(pid);
  });

  it('end when nobody asks', async () => {
    const { pid } = await asker(new KeptChildren(MODULE, 500))('a');
    await isGone(pid);
  });

  it('are four that wait: of more the one that waited longest ends', async () => {
    const ask = asker(children());
    const { pid } = await ask('a');
    const others = [await ask('b'), await ask('c'), await ask('d'), await ask('e')];
    await isGone(pid);
    for (const other of others) expect(isAlive(other.pid)).toBe(true);
  });

  it('are asked anew where something outside killed them while they waited', async () => {
    const ask = asker(children());
    const { pid } = await ask('a');
    process.kill(pid, 'SIGKILL');
    await isGone(pid);
    expect((await ask('a')).asked).toBe(1);
  });

  it('give a question that a used one dies of to a new one', async () => {
    const ask = asker(children());
    const { pid } = await ask('a');
    const again = await ask('a', { diesWhenUsed: true });
    expect(again.asked).toBe(1);
    expect(again.pid).not.toBe(pid);
  });

  it('do not outlive what they do not answer', async () => {
    const kept = children();
    const ask = asker(kept);
    const { pid } = await ask('a');
    expect((await kept.ask('a', { dies: true }, limits, {})).kind).toBe('crash');
    const hung = await kept.ask('a', { hangs: true }, { ...limits, timeoutMs: 1_500 }, {});
    expect(hung.kind).toBe('timeout');
    await isGone(pid);
    expect((await ask('a')).asked).toBe(1);
  });
});
