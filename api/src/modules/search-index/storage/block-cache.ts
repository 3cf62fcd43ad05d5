/** Bytes of blocks that a process keeps. */
const MOST_BYTES = 32 * 1024 * 1024;
/** What a block takes beside its bytes, about. */
const BLOCK_BYTES = 300;

/** The stored bytes of one block of a term, as one version of its row has them. */
export interface KeptBlock {
  readonly version: string;
  readonly bits: Buffer;
}
/** Bytes of their own: short ones that come from the database are a piece of a larger memory, which they would hold. */
export const owned = (bits: Buffer): Buffer => {
  if (bits.buffer.byteLength === bits.length) return bits;
  const copy = Buffer.allocUnsafeSlow(bits.length);
  bits.copy(copy);
  return copy;
};
/** The blocks of a term by their numbers. */
export type KeptTerm = ReadonlyMap<number, KeptBlock>;

const sizeOf = (term: KeptTerm): number =>
  [...term.values()].reduce((sum, { bits }) => sum + bits.length + BLOCK_BYTES, 0);

/**
 * Terms that were read lately, those that were asked for last the longest. Searches read the same large ones again and again: who has a
 * common skill, who speaks English. Whether a kept block is still true says the version of its row, which is read each time.
 */
export class BlockCache {
  readonly #kept = new Map<string, { readonly blocks: KeptTerm; readonly bytes: number }>();
  readonly #mostBytes: number;
  #bytes = 0;

  constructor(mostBytes = MOST_BYTES) {
    this.#mostBytes = mostBytes;
  }

  get(term: string): KeptTerm | undefined {
    return this.#kept.get(term)?.blocks;
  }

  /** Keeps what was just read of a term. */
  set(term: string, blocks: KeptTerm): void {
    this.#drop(term);
    const bytes = sizeOf(blocks);
    this.#kept.set(term, { blocks, bytes });
    this.#bytes += bytes;
    for (const oldest of this.#kept.keys()) {
      if (this.#bytes <= this.#mostBytes) break;
      this.#drop(oldest);
    }
  }

  #drop(term: string): void {
    this.#bytes -= this.#kept.get(term)?.bytes ?? 0;
    this.#kept.delete(term);
  }
}
