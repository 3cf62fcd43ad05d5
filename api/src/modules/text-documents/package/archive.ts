import { unzipSync } from 'fflate';
import { UnreadableDocument } from '../model/blocks.ts';

const MAX_ENTRIES = 2_000;
const MAX_TOTAL_BYTES = 50_000_000;
/** Of one part that is read. */
const MAX_PART_BYTES = 20_000_000;
/** Text shrinks to a tenth, seldom to less than a fiftieth. */
const MAX_RATIO = 200;
const SMALL_BYTES = 200_000;

/**
 * The parts of a zip whose names are `wanted`, by name. What its directory says is judged before anything is inflated, and
 * nothing is inflated beyond it. Throws UnreadableDocument.
 */
export function partsOf(bytes: Uint8Array, wanted: (name: string) => boolean): Map<string, Uint8Array> {
  let entries = 0;
  let total = 0;
  const declared = new Map<string, number>();
  const judge = ({
    name,
    size,
    originalSize,
  }: {
    name: string;
    size: number;
    originalSize: number;
  }): boolean => {
    entries += 1;
    total += originalSize;
    const isBomb = originalSize > SMALL_BYTES && originalSize > size * MAX_RATIO;
    if (entries > MAX_ENTRIES || total > MAX_TOTAL_BYTES || isBomb) throw new UnreadableDocument('TOO_LARGE');
    if (!wanted(name)) return false;
    if (originalSize > MAX_PART_BYTES) throw new UnreadableDocument('TOO_LARGE');
    // Two parts of one name are two documents in one.
    if (declared.has(name)) throw new UnreadableDocument('DAMAGED');
    declared.set(name, originalSize);
    return true;
  };
  const parts = new Map(Object.entries(unzipSync(bytes, { filter: judge })));
  for (const [name, part] of parts)
    if (part.byteLength !== declared.get(name)) throw new UnreadableDocument('DAMAGED');
  return parts;
}
