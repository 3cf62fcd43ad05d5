import { clearIn, fillWith, setIn } from './bitmaps.ts';
import type { Block } from './evaluate.ts';
import { BLOCK_SIZE } from './postings.ts';

/** Somebody as they are now, whatever the stored blocks say of them. */
export interface Patch {
  readonly doc: number;
  /** Empty of somebody who is gone. */
  readonly terms: ReadonlySet<string>;
}

/** Stored bytes of a block by term. */
type Stored = ReadonlyMap<string, Buffer>;

/** A block of stored terms on which those who have changed stand as they are now. */
function patchedBlock(number: number, stored: Stored, patches: readonly Patch[]): Block {
  return {
    number,
    fill(term, into) {
      const bytes = stored.get(term);
      if (bytes) fillWith(into, bytes);
      for (const { doc, terms } of patches) {
        const at = doc % BLOCK_SIZE;
        if (terms.has(term)) setIn(into, at);
        else clearIn(into, at);
      }
    },
  };
}

/** Blocks to be evaluated: what is stored, and whoever has changed since. */
export function blocksOf(stored: ReadonlyMap<number, Stored>, patches: readonly Patch[]): Block[] {
  const changed = Map.groupBy(patches, ({ doc }) => Math.floor(doc / BLOCK_SIZE));
  const numbers = new Set([...stored.keys(), ...changed.keys()]);
  return [...numbers]
    .sort((one, other) => one - other)
    .map((number) => patchedBlock(number, stored.get(number) ?? new Map(), changed.get(number) ?? []));
}
