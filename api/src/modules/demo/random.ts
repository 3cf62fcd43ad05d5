import { createHash } from 'node:crypto';

/** An id that follows from a name, so that the demo's addresses are the same in every installation. */
export function demoId(name: string): string {
  const hex = createHash('sha256').update(`cantera demo ${name}`).digest('hex');
  // Version 8 is the one whose bits are free.
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

export interface Random {
  /** In [0, 1). */
  next(): number;
  /** A whole number from `min` to `max`, both included. */
  between(min: number, max: number): number;
  pick<T>(items: readonly T[]): T;
  /** `count` different items in the order of a shuffle. */
  sample<T>(items: readonly T[], count: number): T[];
}

/** Mulberry32: small, fast, good enough to deal out names. */
export function seeded(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (min: number, max: number): number => min + Math.floor(next() * (max - min + 1));
  const pick = <T>(items: readonly T[]): T => {
    const item = items[Math.floor(next() * items.length)];
    if (item === undefined) throw new Error('nothing to pick from');
    return item;
  };
  const sample = <T>(items: readonly T[], count: number): T[] => {
    const rest = [...items];
    return Array.from({ length: Math.min(count, rest.length) }, () =>
      rest.splice(Math.floor(next() * rest.length), 1),
    ).flat();
  };
  return { next, between, pick, sample };
}
