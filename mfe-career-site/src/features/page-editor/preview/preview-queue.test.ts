import { previewQueue } from './preview-queue.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A queue whose drawings end when they are told to. */
function setup(again?: number) {
  const ends: (() => void)[] = [];
  const starts: number[] = [];
  const queue = previewQueue(() => {
    starts.push(performance.now());
    return new Promise((resolve) => {
      ends.push(() => resolve(again));
    });
  });
  const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
  const end = async () => {
    ends.at(-1)?.();
    await pass(0);
  };
  return { queue, starts, pass, end };
}

describe('drawings of a preview', () => {
  it('come 150 ms after the last key', async () => {
    const { queue, starts, pass } = setup();
    queue.note();
    await pass(100);
    queue.note();
    await pass(149);
    expect(starts).toHaveLength(0);
    await pass(1);
    expect(starts).toHaveLength(1);
  });

  it('count from the key, not from when a text tells of it', async () => {
    const { queue, starts, pass } = setup();
    const key = performance.now();
    await pass(200);
    queue.note(key);
    await pass(0);
    expect(starts).toHaveLength(1);
  });

  it('are one at a time; what was changed meanwhile is drawn once, right after', async () => {
    const { queue, starts, pass, end } = setup();
    queue.now();
    await pass(0);
    for (let n = 0; n < 5; n += 1) {
      queue.note();
      await pass(200);
    }
    expect(starts).toHaveLength(1);
    await end();
    expect(starts).toHaveLength(2);
    await end();
    await pass(1000);
    expect(starts).toHaveLength(2);
  });

  it('are never more than five a second', async () => {
    const { queue, starts, pass, end } = setup();
    for (let n = 0; n < 100; n += 1) {
      queue.now();
      await pass(10);
      await end();
    }
    expect(starts.length).toBeGreaterThan(3);
    expect(starts.length).toBeLessThanOrEqual(5);
  });

  it('come again by themselves when one asks for it, and not after the end', async () => {
    const { queue, starts, pass, end } = setup(1000);
    queue.now();
    await pass(0);
    await end();
    await pass(999);
    expect(starts).toHaveLength(1);
    await pass(1);
    expect(starts).toHaveLength(2);
    queue.stop();
    await end();
    await pass(5000);
    expect(starts).toHaveLength(2);
  });
});
