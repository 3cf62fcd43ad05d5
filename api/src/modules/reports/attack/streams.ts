import { fold } from '@cantera/shared/contracts/text';

/** Shorter ones would be found by chance among the figures of a file. */
const SHORTEST = 8;
const NUMBERS = /(?<![\p{L}\p{N}])(?:\+|00)?\d{8,13}(?![\p{L}\p{N}])/gu;

/** The letters and figures that a unit of text stands for, folded; none of other signs. Made as they are asked for. */
const known: (Uint16Array | undefined)[] = [];
function lettersOf(unit: number): Uint16Array {
  const found = known[unit];
  if (found) return found;
  const letters = fold(String.fromCharCode(unit).normalize('NFKC')).replace(/[^\p{L}\p{N}]/gu, '');
  const made = Uint16Array.from([...letters].map((letter) => letter.charCodeAt(0)));
  known[unit] = made;
  return made;
}
/** Units of text without whatever stands between their letters. */
function squashedUnits(units: ArrayLike<number>): Uint16Array {
  let out = new Uint16Array(units.length + 16);
  let end = 0;
  for (let at = 0; at < units.length; at += 1) {
    const letters = lettersOf(units[at] ?? 0);
    if (end + letters.length > out.length) {
      const longer = new Uint16Array(out.length * 2);
      longer.set(out);
      out = longer;
    }
    for (const letter of letters) {
      out[end] = letter;
      end += 1;
    }
  }
  return out.subarray(0, end);
}
/** Two bytes a unit, from an even or odd place, in either order. */
function* wideUnits(bytes: Buffer): Generator<Uint16Array> {
  for (const from of [0, 1])
    for (const isSwapped of [false, true]) {
      const units = new Uint16Array((bytes.length - from) >> 1);
      for (let at = 0; at < units.length; at += 1) {
        const place = from + 2 * at;
        const [one = 0, other = 0] = [bytes[place], bytes[place + 1]];
        units[at] = isSwapped ? (one << 8) | other : one | (other << 8);
      }
      yield units;
    }
}
const isAscii = (bytes: Buffer): boolean => bytes.every((byte) => byte < 0x80);

/** Drawing, and which signs are which letters: numbers stand in them by the thousand. */
const isFigures = (bytes: Buffer): boolean =>
  bytes.includes('begincmap') || (bytes.includes('BT') && bytes.includes('Tf'));

/** Letters of one that is looked for, and what finding them means. */
export interface Sought<T> {
  readonly letters: string;
  readonly means: T;
}

/**
 * Looks for any number of things in parts of a file at once, whatever stands between their letters: in single bytes, in
 * UTF-8 and in UTF-16. What is all figures is looked for as a number of its own in parts that draw.
 */
export class ByteSearch<T> {
  private readonly byStart = new Map<number, { units: readonly number[]; means: T }[]>();
  /** Which starts there are, by the last bits of their hash: most places of a file are left after one look. */
  private readonly starts = new Uint8Array(1 << 16);
  private readonly numbers = new Map<string, T[]>();

  constructor(sought: readonly Sought<T>[]) {
    for (const { letters, means } of sought) {
      if (letters.length < SHORTEST) continue;
      if (/^\d+$/.test(letters)) this.numbers.set(letters, [...(this.numbers.get(letters) ?? []), means]);
      const units = Array.from(letters, (letter) => letter.charCodeAt(0));
      const start = hashOf(units, 0);
      this.starts[start & 0xffff] = 1;
      this.byStart.set(start, [...(this.byStart.get(start) ?? []), { units, means }]);
    }
  }

  /** What the things mean that stand in a part of a file. */
  in(bytes: Buffer): Set<T> {
    const found = new Set<T>();
    const isDrawn = isFigures(bytes);
    this.search(squashedUnits(bytes), isDrawn, found);
    if (isDrawn)
      for (const [number] of bytes.toString('latin1').matchAll(NUMBERS))
        for (const means of this.numbers.get(number.slice(-9)) ?? []) found.add(means);
    if (!isAscii(bytes)) {
      const text = bytes.toString('utf8');
      if (!text.includes('\ufffd')) this.search(squashedUnits(unitsOf(text)), isDrawn, found);
    }
    if (bytes.includes(0))
      for (const units of wideUnits(bytes)) this.search(squashedUnits(units), isDrawn, found);
    return found;
  }

  private search(units: Uint16Array, isDrawn: boolean, found: Set<T>): void {
    if (this.byStart.size === 0 || units.length < SHORTEST) return;
    let hash = hashOf(units, 0);
    for (let at = 0; ; at += 1) {
      if (this.starts[hash & 0xffff] === 1)
        for (const { units: sought, means } of this.byStart.get(hash) ?? [])
          if (sought.every((unit, index) => units[at + index] === unit))
            if (!(isDrawn && sought.every((unit) => unit < 58))) found.add(means);
      if (at + SHORTEST >= units.length) return;
      hash = (Math.imul(hash - Math.imul(units[at] ?? 0, TOP), BASE) + (units[at + SHORTEST] ?? 0)) | 0;
    }
  }
}
const unitsOf = (text: string): Uint16Array => Uint16Array.from(text, (sign) => sign.charCodeAt(0));

const BASE = 0x01000193;
const TOP = Array.from({ length: SHORTEST - 1 }).reduce<number>((power) => Math.imul(power, BASE), 1);
function hashOf(units: ArrayLike<number>, at: number): number {
  let hash = 0;
  for (let index = at; index < at + SHORTEST; index += 1)
    hash = (Math.imul(hash, BASE) + (units[index] ?? 0)) | 0;
  return hash;
}
