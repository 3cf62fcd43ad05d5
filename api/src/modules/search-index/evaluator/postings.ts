/** Numbers in a block; each is told by two bytes within it. */
export const BLOCK_SIZE = 65_536;
/** Words of 32 bits in the bitmap of a block. */
export const BLOCK_WORDS = BLOCK_SIZE / 32;
/** A longer list is as large as a bitmap, which its length tells it from. */
const MOST_LISTED = BLOCK_SIZE / 16 - 1;

/** The bitmap of a block. */
export type Bits = Uint32Array<ArrayBuffer>;

export const emptyBits = (): Bits => new Uint32Array(BLOCK_WORDS);

export const setBit = (bits: Bits, at: number): void => {
  bits[at >>> 5] = (bits[at >>> 5] ?? 0) | (1 << (at & 31));
};
export const clearBit = (bits: Bits, at: number): void => {
  bits[at >>> 5] = (bits[at >>> 5] ?? 0) & ~(1 << (at & 31));
};

function countWord(word: number): number {
  let bits = word - ((word >>> 1) & 0x5555_5555);
  bits = (bits & 0x3333_3333) + ((bits >>> 2) & 0x3333_3333);
  return (((bits + (bits >>> 4)) & 0x0f0f_0f0f) * 0x0101_0101) >>> 24;
}

/** How many are set. */
export function countBits(bits: Bits): number {
  let count = 0;
  for (let word = 0; word < BLOCK_WORDS; word += 1) count += countWord(bits[word] ?? 0);
  return count;
}

/** Those that are set, in ascending order. */
export function listBits(bits: Bits): number[] {
  const found: number[] = [];
  for (let word = 0; word < BLOCK_WORDS; word += 1) {
    let rest = bits[word] ?? 0;
    while (rest !== 0) {
      const lowest = rest & -rest;
      found.push(word * 32 + (31 - Math.clz32(lowest)));
      rest ^= lowest;
    }
  }
  return found;
}

/** Those of one block that have a term, as they are stored: a sorted list of two bytes each, or a bitmap; little endian. */
export function encode(bits: Bits): { n: number; bytes: Buffer } {
  const n = countBits(bits);
  if (n > MOST_LISTED) {
    const bytes = Buffer.alloc(BLOCK_WORDS * 4);
    for (let word = 0; word < BLOCK_WORDS; word += 1) bytes.writeUInt32LE((bits[word] ?? 0) >>> 0, word * 4);
    return { n, bytes };
  }
  const bytes = Buffer.alloc(n * 2);
  for (const [place, at] of listBits(bits).entries()) bytes.writeUInt16LE(at, place * 2);
  return { n, bytes };
}

const IS_LITTLE_ENDIAN = new Uint8Array(new Uint32Array([1]).buffer)[0] === 1;

/** The words of a stored bitmap: where they lie, if this machine writes numbers as they are stored. */
function wordsOf(bytes: Buffer): Uint32Array {
  if (IS_LITTLE_ENDIAN && bytes.byteOffset % 4 === 0)
    return new Uint32Array(bytes.buffer, bytes.byteOffset, BLOCK_WORDS);
  return Uint32Array.from({ length: BLOCK_WORDS }, (_, word) => bytes.readUInt32LE(word * 4));
}

/** Sets those of a stored block in an empty bitmap. */
export function decodeInto(bytes: Buffer, bits: Bits): void {
  if (bytes.length === BLOCK_WORDS * 4) {
    bits.set(wordsOf(bytes));
    return;
  }
  for (let at = 0; at < bytes.length; at += 2) setBit(bits, (bytes[at] ?? 0) | ((bytes[at + 1] ?? 0) << 8));
}
