import { type WasmMemory, wasm } from './web-assembly.ts';

/**
 * The code that bitmaps are combined by: functions of WebAssembly that take 128 bits at a time, where the language itself takes 32.
 * It is put together here, byte by byte, so that nothing has to be installed or compiled; what the bytes mean is said by
 * https://webassembly.github.io/spec/core/binary.
 */

/** Bytes of a bitmap. */
export const BITMAP_BYTES = 8192;

type Code = readonly number[];

/** A whole number from 0 in groups of seven bits, the lowest first. */
function leb(value: number): number[] {
  const bytes: number[] = [];
  let rest = value;
  do {
    bytes.push((rest & 0x7f) | (rest > 0x7f ? 0x80 : 0));
    rest >>>= 7;
  } while (rest > 0);
  return bytes;
}
/** As `leb`, where the highest bit of the last group would be taken for a sign. */
const signed = (value: number): number[] => {
  const bytes = leb(value);
  const last = bytes.at(-1) ?? 0;
  return last & 0x40 ? [...bytes.slice(0, -1), last | 0x80, 0] : bytes;
};
const list = (parts: readonly Code[]): number[] => [...leb(parts.length), ...parts.flat()];
const section = (id: number, content: Code): number[] => [id, ...leb(content.length), ...content];
const text = (value: string): number[] => [...leb(value.length), ...Buffer.from(value)];

const I32 = 0x7f;
const V128 = 0x7b;
const END = 0x0b;
const get = (local: number): number[] => [0x20, local];
const set = (local: number): number[] => [0x21, local];
const number = (value: number): number[] => [0x41, ...signed(value)];
const vector = (code: number): number[] => [0xfd, ...leb(code)];
const ADD = [0x6a];
const AND = vector(0x4e);
const AND_NOT = vector(0x4f);
const OR = vector(0x50);
const XOR = vector(0x51);
const ANY_TRUE = vector(0x53);
const ONES_OF_BYTES = vector(0x62);
const ADD_BYTES = vector(0x6e);
const ADD_WORDS = vector(0xae);
/** Neighbouring bytes, then neighbouring pairs of bytes, added up to numbers of 32 bits. */
const SUM_OF_BYTES = [...vector(0x7d), ...vector(0x7f)];
const load = (address: number, offset: number): number[] => [
  ...get(address),
  ...vector(0x00),
  4,
  ...leb(offset),
];
const store = (offset: number): number[] => [...vector(0x0b), 4, ...leb(offset)];

/** Steps of 16 bytes in a round of a loop. */
const STEPS = [0, 16, 32, 48];
/** The parameters are 0 to 2; the others are the end of the first bitmap and four vectors, which begin as nothing. */
const [LAST, KEPT, ONE, OTHER, BOTH] = [3, 4, 5, 6, 7];
const LOCALS = list([
  [1, I32],
  [4, V128],
]);

/** A function that goes over bitmaps whose addresses are its parameters, `step` by step, and gives what `result` leaves. */
function over(addresses: Code, step: (offset: number) => Code, result: Code = number(0)): number[] {
  const [first = 0] = addresses;
  const body = [
    ...LOCALS,
    ...get(first),
    ...number(BITMAP_BYTES),
    ...ADD,
    ...set(LAST),
    ...[0x03, 0x40],
    ...STEPS.flatMap(step),
    ...addresses.flatMap((address) => [...get(address), ...number(64), ...ADD, ...set(address)]),
    ...[...get(first), ...get(LAST), 0x47, 0x0d, 0],
    END,
    ...result,
    END,
  ];
  return [...leb(body.length), ...body];
}

const combining = (operation: Code): number[] =>
  over([0, 1, 2], (at) => [...get(0), ...load(1, at), ...load(2, at), ...operation, ...store(at)]);

/** Counts the ones of what `read` leaves of each step: of a round by bytes, which hold that many, then all in all. */
const counting = (addresses: Code, read: (offset: number) => Code): number[] =>
  over(
    addresses,
    (at) => [
      ...read(at),
      ...ONES_OF_BYTES,
      ...(at > 0 ? ADD_BYTES : []),
      ...(at === STEPS.at(-1) ? [...SUM_OF_BYTES, ...get(KEPT), ...ADD_WORDS, ...set(KEPT)] : []),
    ],
    [0, 1, 2, 3].flatMap((lane) => [...get(KEPT), ...vector(0x1b), lane, ...(lane > 0 ? ADD : [])]),
  );

/** Functions of three addresses; what they do stands at `BitCode`. */
const FUNCTIONS: Readonly<Record<keyof BitCode, Code>> = {
  and: combining(AND),
  or: combining(OR),
  andNot: combining(AND_NOT),
  add: over(
    [0, 1, 2],
    (at) => [
      ...[...load(0, at), ...set(ONE), ...load(1, at), ...set(OTHER)],
      ...[...get(ONE), ...get(OTHER), ...AND, ...set(BOTH)],
      ...[...get(2), ...get(BOTH), ...store(at)],
      ...[...get(0), ...get(ONE), ...get(OTHER), ...XOR, ...store(at)],
      ...[...get(KEPT), ...get(BOTH), ...OR, ...set(KEPT)],
    ],
    [...get(KEPT), ...ANY_TRUE],
  ),
  part: over([0, 1, 2], (at) => [
    ...[...load(1, at), ...set(ONE), ...load(2, at), ...set(OTHER)],
    ...[...get(0), ...load(0, at), ...get(ONE), ...get(OTHER), ...AND, ...OR, ...store(at)],
    ...[...get(1), ...get(ONE), ...get(OTHER), ...AND_NOT, ...store(at)],
  ]),
  count: counting([0], (at) => load(0, at)),
  countBoth: counting([0, 1], (at) => [...load(0, at), ...load(1, at), ...AND]),
};

/** What the code does with bitmaps that lie at addresses of its memory. */
export interface BitCode {
  /** Writes to the first who is in both others. */
  and(to: number, one: number, other: number): void;
  /** Writes to the first who is in one of the others. */
  or(to: number, one: number, other: number): void;
  /** Writes to the first who is in the second and not in the third. */
  andNot(to: number, one: number, other: number): void;
  /** Adds a digit to sums of that digit; writes to `carried` who has one more of the next. 0 where nobody has. */
  add(sums: number, digit: number, carried: number): number;
  /** Moves those of `from` who are in `by` to `to`. */
  part(to: number, from: number, by: number): void;
  /** How many are in it. */
  count(bits: number): number;
  /** How many are in both. */
  countBoth(one: number, other: number): number;
}

const NAMES = Object.keys(FUNCTIONS);
const MODULE = new wasm.Module(
  Uint8Array.from([
    ...[0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00],
    ...section(1, list([[0x60, 3, I32, I32, I32, 1, I32]])),
    ...section(2, list([[...text('bits'), ...text('memory'), 0x02, 0x00, 1]])),
    ...section(3, list(NAMES.map(() => [0]))),
    ...section(7, list(NAMES.map((name, at) => [...text(name), 0x00, at]))),
    ...section(10, list(Object.values(FUNCTIONS))),
  ]),
);

/** The code over a memory, which may grow. */
export const bitCodeOver = (memory: WasmMemory): BitCode =>
  new wasm.Instance(MODULE, { bits: { memory } }).exports as BitCode;
