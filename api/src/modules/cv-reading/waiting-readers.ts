import { WaitingPlaces } from '../../waiting-places.ts';
import { isCutOff, isStillToCome } from './outcome.ts';
import { type ReadCvOptions, readPictures, readTexts } from './read-cv.ts';
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

  /**
   * Reads a CV within `ms`, the wait for a turn included, and pages that are pictures within `scansMs` more. What was read of it
   * is given; null where that is nothing because the time was too short, or the reader was killed from outside.
   */
  async readWithin(pdf: Uint8Array, ms: number, options: ReadCvOptions = {}): Promise<CvReading | null> {
    const first = await this.#readFirst(pdf, ms, options);
    if (!first || isCutOff(first)) return null;
    // Pictures have places of their own: nobody else waits for them.
    const reading = await readPictures(pdf, first, options);
    return isStillToCome(reading) ? null : reading;
  }

  async #readFirst(pdf: Uint8Array, ms: number, options: ReadCvOptions): Promise<CvReading | null> {
    const end = performance.now() + ms;
    const giveBack = await this.#places.take(AbortSignal.timeout(ms));
    if (!giveBack) return null;
    try {
      const timeoutMs = Math.floor(end - performance.now());
      return timeoutMs > 0 ? await readTexts(pdf, { ...options, timeoutMs }) : null;
    } finally {
      giveBack();
    }
  }
}
