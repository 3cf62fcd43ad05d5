import { createHash } from 'node:crypto';

/** Chance that comes out the same for the same seed. */
export interface Chance {
  /** From 0 up to 1. */
  next: () => number;
  /** A whole number from `from` to `to`, both included. */
  whole: (from: number, to: number) => number;
  pick: <T>(list: readonly T[]) => T;
  /** So many different ones, in the order of the draw; all of them when there are fewer. */
  some: <T>(list: readonly T[], count: number) => T[];
  happens: (probability: number) => boolean;
}

/** Mulberry32, begun from the hash of a text. */
export function chanceOf(seed: string): Chance {
  let state = createHash('sha256').update(seed).digest().readUInt32LE();
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
  const whole = (from: number, to: number): number => from + Math.floor(next() * (to - from + 1));
  const pick = <T>(list: readonly T[]): T => {
    const one = list[whole(0, list.length - 1)];
    if (one === undefined) throw new Error('Nothing to pick from');
    return one;
  };
  const some = <T>(list: readonly T[], count: number): T[] => {
    const left = [...list];
    const taken: T[] = [];
    while (taken.length < count && left.length > 0) taken.push(...left.splice(whole(0, left.length - 1), 1));
    return taken;
  };
  return { next, whole, pick, some, happens: (probability) => next() < probability };
}
