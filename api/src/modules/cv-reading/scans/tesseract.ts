import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** The program that reads pictures, as it was found on this machine. Only data: a reading process gets it as a message. */
export interface Tesseract {
  /** A path, or a name that is looked for on PATH. */
  readonly program: string;
  /** As `-l` takes them: `eng+spa+cat`. */
  readonly languages: string;
  /** Where its trained data lie; undefined: where it looks by itself. */
  readonly data: string | undefined;
  readonly version: string;
}

/** The languages that CVs are read in. English is the first because it knows the sign of an address, which the others take for a Q. */
const LANGUAGES = ['eng', 'spa', 'cat'] as const;
const ANSWER_MS = 20_000;

const run = promisify(execFile);

/** Tesseract with what it can read; undefined where it is not there, or knows none of the languages. Never rejects. */
export async function findTesseract(program: string, data?: string): Promise<Tesseract | undefined> {
  const env = { PATH: process.env.PATH ?? '', ...(data ? { TESSDATA_PREFIX: data } : {}) };
  const ask = (option: string) => run(program, [option], { env, timeout: ANSWER_MS, windowsHide: true });
  try {
    // Both write to one or the other, by their version.
    const [told, listed] = [await ask('--version'), await ask('--list-langs')];
    const known = new Set(`${listed.stdout}\n${listed.stderr}`.split(/\s+/));
    const languages = LANGUAGES.filter((language) => known.has(language)).join('+');
    const version = /tesseract v?(\S+)/.exec(`${told.stdout}\n${told.stderr}`)?.[1];
    return languages === '' || !version ? undefined : { program, languages, data, version };
  } catch {
    return undefined;
  }
}

/** Whether a value that came from another process says where tesseract is. */
export const isTesseract = (value: unknown): value is Tesseract =>
  typeof value === 'object' &&
  value !== null &&
  'program' in value &&
  typeof value.program === 'string' &&
  'languages' in value &&
  typeof value.languages === 'string';
