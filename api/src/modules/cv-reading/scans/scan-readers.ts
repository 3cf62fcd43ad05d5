import type { Config } from '../../../config.ts';
import { WaitingPlaces } from '../../../waiting-places.ts';
import { findTesseract, type Tesseract } from './tesseract.ts';

/** What reads pages that are pictures, for a whole process: so many at the same time, the others wait for their turn. */
export class ScanReaders {
  readonly #program: string | undefined;
  readonly #data: string | undefined;
  readonly #places: WaitingPlaces;
  #found: Promise<Tesseract | undefined> | undefined;
  constructor({
    tesseract,
    tesseractData,
    cvReaders,
  }: Pick<Config, 'tesseract' | 'tesseractData' | 'cvReaders'>) {
    this.#program = tesseract;
    this.#data = tesseractData;
    this.#places = new WaitingPlaces(cvReaders);
  }

  /** Tesseract as it was found when somebody first asked; undefined without it. */
  find(): Promise<Tesseract | undefined> {
    this.#found ??= this.#program ? findTesseract(this.#program, this.#data) : Promise.resolve(undefined);
    return this.#found;
  }

  /** Does work in a place of its own within `ms`, the wait for it included; undefined where none came free. */
  async inTurn<T>(ms: number, work: (leftMs: number) => Promise<T>): Promise<T | undefined> {
    const end = performance.now() + ms;
    const giveBack = await this.#places.take(AbortSignal.timeout(ms));
    if (!giveBack) return undefined;
    try {
      return await work(Math.max(1, Math.floor(end - performance.now())));
    } finally {
      giveBack();
    }
  }
}

const readers = new WeakMap<Config, ScanReaders>();
/** Those of a process, whoever has a CV read. */
export function scanReadersOf(config: Config): ScanReaders {
  const known = readers.get(config) ?? new ScanReaders(config);
  readers.set(config, known);
  return known;
}
