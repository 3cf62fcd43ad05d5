import type { Deps } from '../../deps.ts';
import { unread } from './outcome.ts';
import { readCv } from './read-cv.ts';
import { scanReadersOf } from './scans/scan-readers.ts';
import type { CvReading } from './types.ts';

/** A reader that something outside killed says nothing of the CV: it is read twice more. */
const READINGS = 3;

/**
 * Reads a stored CV for a job at its `attempt`, outside any transaction: a reader may take seconds. Without bytes it is damaged. Throws
 * where the reader was killed from outside and the CV is to be read again.
 */
export async function readForJob(
  { config }: Pick<Deps, 'config'>,
  agencyId: string,
  bytes: Uint8Array | null | undefined,
  attempt: number,
): Promise<CvReading> {
  const reading = bytes
    ? await readCv(bytes, { agencyId, scans: scanReadersOf(config) })
    : unread('BROKEN', 'DAMAGED');
  if (reading.reason === 'READER_KILLED' && attempt < READINGS)
    throw new Error('the reader was killed from outside');
  return reading;
}
