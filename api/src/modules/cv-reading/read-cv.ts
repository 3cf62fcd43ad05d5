import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { compileCacheFolder } from './process/compile-cache.ts';
import { isReadAnswer, type ReadRequest } from './process/protocol.ts';
import { type ChildOutcome, runChild } from './process/run-child.ts';
import { unread } from './read-document.ts';
import type { CvReading } from './types.ts';

const CHILD = join(import.meta.dirname, 'process/child.ts');
const MEBIBYTE = 1_048_576;
/** Files above this are refused before a process is started; uploads end at 10 MB. */
const MAX_FILE_BYTES = 20_000_000;

export interface ReadCvOptions {
  /** Default 10,000. */
  timeoutMs?: number;
  /** Real memory of the reading process; default 512 MiB. */
  memoryBytes?: number;
  /** Told the largest real memory of the reading process that was seen, in bytes. */
  onPeakMemory?: (bytes: number) => void;
}

/** Of the time of a reading, what its first attempt may take; the rest is kept for one that draws nothing. */
const DRAWING_SHARE = 0.6;

/**
 * Reads a CV in a process of its own, which is killed at 10 s or 512 MiB of real memory. Deterministic, no network. A file
 * that costs too much with its pages drawn is read once more without, within the same time: its pages are then not checked.
 * Never rejects: an encrypted, broken, empty or too costly file gives its status with empty fields.
 */
export async function readCv(
  pdf: Uint8Array | { path: string },
  options: ReadCvOptions = {},
): Promise<CvReading> {
  const size = pdf instanceof Uint8Array ? pdf.byteLength : await fileSize(pdf.path);
  if (size === null) return unread('BROKEN', 'DAMAGED');
  if (size === 0) return unread('BROKEN', 'EMPTY_FILE');
  if (size > MAX_FILE_BYTES) return unread('TOO_LARGE', 'FILE_TOO_LARGE');
  const outcome = await readWithin(pdf, options);
  options.onPeakMemory?.(outcome.peakBytes);
  switch (outcome.kind) {
    case 'answer':
      return isReadAnswer(outcome.message) ? outcome.message.reading : unread('BROKEN', 'READER_CRASHED');
    case 'timeout':
      return unread('TIMEOUT', 'TIME_LIMIT');
    case 'memory':
      return unread('TOO_LARGE', 'MEMORY_LIMIT');
    case 'killed':
      return unread('BROKEN', 'READER_KILLED');
    case 'crash':
      return unread('BROKEN', 'READER_CRASHED');
  }
}

/** The outcome with pages drawn; where that alone may have been too much, without. */
async function readWithin(
  pdf: Uint8Array | { path: string },
  { timeoutMs = 10_000, memoryBytes = 512 * MEBIBYTE }: ReadCvOptions,
): Promise<ChildOutcome> {
  const end = performance.now() + timeoutMs;
  const environment = { NODE_COMPILE_CACHE: await compileCacheFolder() };
  const read = (draws: boolean, ms: number): Promise<ChildOutcome> => {
    const request: ReadRequest = { pdf, draws };
    return runChild(CHILD, request, { timeoutMs: ms, memoryBytes }, environment);
  };
  const drawn = await read(true, timeoutMs * DRAWING_SHARE);
  if (drawn.kind === 'answer' || drawn.kind === 'killed') return drawn;
  const bare = await read(false, Math.max(end - performance.now(), 1));
  return { ...bare, peakBytes: Math.max(drawn.peakBytes, bare.peakBytes) };
}

async function fileSize(path: string): Promise<number | null> {
  try {
    return (await stat(path)).size;
  } catch {
    return null;
  }
}
