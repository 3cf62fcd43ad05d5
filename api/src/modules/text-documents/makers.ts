import { join } from 'node:path';
import type { Config } from '../../config.ts';
import { WaitingPlaces } from '../../waiting-places.ts';
import { type ChildLimits, compileCacheFolder, runChild } from '../cv-reading/index.ts';
import type { DocumentProblem, HiddenWords } from './model/blocks.ts';
import { isMakeAnswer, type MakeRequest } from './process/protocol.ts';

/** What a PDF is made on. */
interface Terms extends ChildLimits {
  /** The module that makes it. */
  readonly child: string;
  /** The longest wait for a turn. */
  readonly waitMs: number;
}
const TERMS: Terms = {
  child: join(import.meta.dirname, 'process/child.ts'),
  memoryBytes: 512 * 1_048_576,
  timeoutMs: 30_000,
  waitMs: 30_000,
};

/** A PDF that was made, or why none was. */
export type MadePdf =
  | { readonly pdf: Buffer; readonly hidden: readonly HiddenWords[] }
  | { readonly problem: DocumentProblem };

/** Makes PDFs of text documents for people who wait: so many at the same time in this process, the others wait for their turn. */
export class PdfMakers {
  readonly #places: WaitingPlaces;
  readonly #terms: Terms;
  constructor(places: number, terms: Partial<Terms> = {}) {
    this.#places = new WaitingPlaces(places);
    this.#terms = { ...TERMS, ...terms };
  }

  /**
   * Makes the PDF in a process of its own, which is killed after 30 s or at 512 MiB of real memory. Never rejects; null when
   * there was no turn within 30 s, or something outside killed the process: the same file may do later.
   */
  async make(request: MakeRequest): Promise<MadePdf | null> {
    const giveBack = await this.#places.take(AbortSignal.timeout(this.#terms.waitMs));
    if (!giveBack) return null;
    try {
      return await make(request, this.#terms);
    } finally {
      giveBack();
    }
  }
}

const makers = new WeakMap<Config, PdfMakers>();
/** Those of a process, whatever it makes PDFs for: as many at the same time as it reads CVs. */
export function pdfMakersOf(config: Config): PdfMakers {
  const known = makers.get(config) ?? new PdfMakers(config.cvReaders);
  makers.set(config, known);
  return known;
}

async function make(request: MakeRequest, { child, ...limits }: Terms): Promise<MadePdf | null> {
  const environment = { NODE_COMPILE_CACHE: await compileCacheFolder() };
  const outcome = await runChild(child, { ...request }, limits, environment);
  switch (outcome.kind) {
    case 'answer':
      if (!isMakeAnswer(outcome.message)) return { problem: 'DAMAGED' };
      return 'pdf' in outcome.message
        ? { ...outcome.message, pdf: Buffer.from(outcome.message.pdf) }
        : outcome.message;
    case 'memory':
    case 'timeout':
      return { problem: 'TOO_LARGE' };
    case 'killed':
      return null;
    case 'crash':
      return { problem: 'DAMAGED' };
  }
}
