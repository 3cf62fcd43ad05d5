import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { compileCacheFolder } from './process/compile-cache.ts';
import { isReadAnswer } from './process/protocol.ts';
import { runChild } from './process/run-child.ts';
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

/**
 * Reads a CV in a process of its own, which is killed at 10 s or 512 MiB of real memory. Deterministic, no network.
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
  const limits = {
    timeoutMs: options.timeoutMs ?? 10_000,
    memoryBytes: options.memoryBytes ?? 512 * MEBIBYTE,
  };
  const outcome = await runChild(CHILD, { pdf }, limits, { NODE_COMPILE_CACHE: await compileCacheFolder() });
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

async function fileSize(path: string): Promise<number | null> {
  try {
    return (await stat(path)).size;
  } catch {
    return null;
  }
}
