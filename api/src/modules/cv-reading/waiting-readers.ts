import { WaitingPlaces } from '../../waiting-places.ts';
import { type ReadCvOptions, readCv } from './read-cv.ts';
import { hasSkippedScans, isCutOff } from './read-document.ts';
import type { CvReading } from './types.ts';

/**
 * Readers for people who wait for an answer: so many at the same time in this process, the others wait for their turn within
 * their time.
 */
export class WaitingReaders {
  readonly #places: WaitingPlaces;
  constructor(places: number) {
    this.#places = new WaitingPlaces(places);
  }

  /** Reads a CV within `ms`, the wait for a turn included, and pages that are pictures within `scansMs` more; null when that was
   * too short, or the reader was killed from outside. */
  async readWithin(pdf: Uint8Array, ms: number, options: ReadCvOptions = {}): Promise<CvReading | null> {
    const end = performance.now() + ms;
    const giveBack = await this.#places.take(AbortSignal.timeout(ms));
    if (!giveBack) return null;
    try {
      const timeoutMs = Math.floor(end - performance.now());
      if (timeoutMs <= 0) return null;
      const reading = await readCv(pdf, { ...options, timeoutMs });
      return isCutOff(reading) || hasSkippedScans(reading) ? null : reading;
    } finally {
      giveBack();
    }
  }
}
