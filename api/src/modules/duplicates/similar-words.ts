const MISTYPED = 0.7;
const MISTYPED_TWICE = 0.5;
const INITIAL = 0.3;
const SHORTEST = 4;
const LONG = 8;

/** Insertions, deletions, substitutions and swaps of neighbours between two words; `limit` + 1 when there are more. */
export function typingErrors(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1];
      let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (isSame ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      row.push(cost);
      least = Math.min(least, cost);
    }
    if (least > limit) return limit + 1;
    before = last;
    last = row;
  }
  return last[b.length] ?? limit + 1;
}

/** 1 for the same word, less for one that is mistyped or shortened to its initial, 0 for another. */
export function likeness(a: string, b: string): number {
  if (a === b) return 1;
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (short.length === 1) return long.startsWith(short) ? INITIAL : 0;
  if (short.length < SHORTEST) return 0;
  const limit = short.length >= LONG ? 2 : 1;
  const errors = typingErrors(a, b, limit);
  if (errors > limit) return 0;
  return errors === 1 ? MISTYPED : MISTYPED_TWICE;
}
