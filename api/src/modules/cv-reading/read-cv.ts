import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { knowsAsMuch, unread } from './outcome.ts';
import { compileCacheFolder } from './process/compile-cache.ts';
import { KeptChildren } from './process/kept-children.ts';
import { isReadAnswer, type ReadRequest } from './process/protocol.ts';
import { type ChildOutcome, runChild } from './process/run-child.ts';
import type { ScanReaders } from './scans/scan-readers.ts';
import type { Tesseract } from './scans/tesseract.ts';
import type { CvReading } from './types.ts';
import { WITHOUT_SYSTEM_FACES } from './visibility/late-faces.ts';

const CHILD = join(import.meta.dirname, 'process/child.ts');
const MEBIBYTE = 1_048_576;
const MEMORY_BYTES = 512 * MEBIBYTE;
const kept = new KeptChildren(CHILD);
/** Files above this are refused before a process is started; uploads end at 10 MB. */
const MAX_FILE_BYTES = 20_000_000;
/** What the pages of one CV that are pictures may take, the wait for a turn included. */
const SCANS_MS = 120_000;
/** Of that, what is kept for taking the words apart and ending. */
const ENDING_MS = 5_000;
const ENDING_SHARE = 0.3;

type Pdf = Uint8Array | { path: string };

export interface ReadCvOptions {
  /** Default 10,000. */
  timeoutMs?: number;
  /** Real memory of the reading process and what it starts; default 512 MiB. */
  memoryBytes?: number;
  /** Whose CV it is: those of an agency may be read in the same process, one after the other. Without it, in one of its own. */
  agencyId?: string | undefined;
  /** Told the largest real memory of the reading process that was seen, in bytes. */
  onPeakMemory?: (bytes: number) => void;
  /** What reads pages that are pictures; without it, or where it finds no tesseract, they stay unread. */
  scans?: ScanReaders | undefined;
  /** What such pages may take more; default 120,000. */
  scansMs?: number;
}

/** Of the time of a reading, what its first attempt may take; the rest is kept for one that draws nothing. */
const DRAWING_SHARE = 0.6;

/**
 * Reads a CV in a process apart, which is killed at 10 s or 512 MiB of real memory. Deterministic, no network. A file
 * that costs too much with its pages drawn is read once more without, within the same time: its pages are then not checked.
 * One with pages that are pictures is read again with `scans`, where these find tesseract; what costs too much then stays as
 * it was read before. Never rejects: an encrypted, broken, empty or too costly file gives its status with empty fields.
 */
export async function readCv(pdf: Pdf, options: ReadCvOptions = {}): Promise<CvReading> {
  return readPictures(pdf, await readTexts(pdf, options), options);
}

/** The first reading of a CV: what its file says, and which of its pages are pictures. Never rejects. */
export async function readTexts(pdf: Pdf, options: ReadCvOptions): Promise<CvReading> {
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
  pdf: Pdf,
  { timeoutMs = 10_000, memoryBytes = MEMORY_BYTES, agencyId }: ReadCvOptions,
): Promise<ChildOutcome> {
  const end = performance.now() + timeoutMs;
  const environment = await environmentOf();
  const read = (draws: boolean, ms: number): Promise<ChildOutcome> => {
    const request: ReadRequest = { pdf, draws };
    const limits = { timeoutMs: ms, memoryBytes };
    return agencyId && memoryBytes === MEMORY_BYTES
      ? kept.ask(agencyId, request, limits, environment)
      : runChild(CHILD, request, limits, environment);
  };
  const drawn = await read(true, timeoutMs * DRAWING_SHARE);
  if (drawn.kind === 'answer' || drawn.kind === 'killed') return drawn;
  // Its share is kept for it, also where the first attempt needed a second process.
  const bare = await read(false, Math.max(end - performance.now(), timeoutMs * (1 - DRAWING_SHARE)));
  return { ...bare, peakBytes: Math.max(drawn.peakBytes, bare.peakBytes) };
}

/** The first reading of a CV with the words of its pages that are pictures, as far as they can be read. Never rejects. */
export async function readPictures(pdf: Pdf, first: CvReading, options: ReadCvOptions): Promise<CvReading> {
  const { scans, scansMs = SCANS_MS } = options;
  if (!first.pages.some(({ scan }) => scan === 'UNREAD')) return first;
  const tesseract = await scans?.find();
  if (!scans || !tesseract) return first;
  const outcome = await scans.inTurn(scansMs, (ms) => readScans(pdf, tesseract, ms, options));
  if (!outcome) return skipped(first);
  options.onPeakMemory?.(outcome.peakBytes);
  if (
    outcome.kind === 'answer' &&
    isReadAnswer(outcome.message) &&
    knowsAsMuch(outcome.message.reading, first)
  )
    return outcome.message.reading;
  // Killed from outside it may do the next time.
  return outcome.kind === 'killed' ? first : skipped(first);
}

async function readScans(
  pdf: Pdf,
  tesseract: Tesseract,
  timeoutMs: number,
  { memoryBytes = MEMORY_BYTES }: ReadCvOptions,
): Promise<ChildOutcome> {
  const ms = Math.max(timeoutMs * (1 - ENDING_SHARE), timeoutMs - ENDING_MS);
  const request: ReadRequest = { pdf, draws: true, scans: { tesseract, ms } };
  const environment = await environmentOf();
  return runChild(CHILD, request, { timeoutMs, memoryBytes }, environment);
}

const environmentOf = async (): Promise<Record<string, string>> => ({
  NODE_COMPILE_CACHE: await compileCacheFolder(),
  ...WITHOUT_SYSTEM_FACES,
});

/** A reading whose pictures were not read although tesseract is there: they are not tried for ever. */
const skipped = (reading: CvReading): CvReading => ({
  ...reading,
  pages: reading.pages.map((page) => (page.scan === 'UNREAD' ? { ...page, scan: 'SKIPPED' } : page)),
});

async function fileSize(path: string): Promise<number | null> {
  try {
    return (await stat(path)).size;
  } catch {
    return null;
  }
}
