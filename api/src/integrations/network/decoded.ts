import type { IncomingMessage } from 'node:http';
import type { Readable, Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';

/** The ways of packing that can be undone here, as a request offers them. */
export const PACKINGS = 'gzip, deflate, br';

const UNPACKERS: Readonly<Record<string, () => Transform>> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

/** The body of an answer as it was before its server packed it; one packed in a way that nobody offered stays. */
export function decoded(answer: IncomingMessage): Readable {
  const packing = answer.headers['content-encoding']?.trim().toLowerCase() ?? '';
  const unpacker = Object.hasOwn(UNPACKERS, packing) ? UNPACKERS[packing]?.() : undefined;
  if (!unpacker) return answer;
  // Whoever stops the one stops the other, so that nothing more is unpacked than is read.
  unpacker.on('close', () => answer.destroy());
  answer.on('error', (error) => unpacker.destroy(error));
  return answer.pipe(unpacker);
}
