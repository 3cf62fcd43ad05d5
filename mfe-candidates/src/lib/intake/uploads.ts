import type { OtherIntake } from '@cantera/shared/contracts/intakes';
import { create } from 'zustand';
import { listedCvProblem } from './cv-file.ts';
import { breathe, fileHash } from './file-hash.ts';
import { INTAKE_CALLS, type KnownFiles, type UploadFailure } from './upload-calls.ts';

/** Uploads of one intake that go on at the same time. */
const PARALLEL = 3;
/** Files that the server is asked about at once; the first few alone, so that the first CV is on its way soon. */
const FIRST_PORTION = 3;
const PORTION = 25;

export interface FailedFile {
  readonly file: File;
  readonly failure: UploadFailure;
}
/** How far the files that this page sends to an intake have come. */
export interface IntakeUploads {
  readonly total: number;
  /** Sent, or here before. */
  readonly done: number;
  readonly failed: readonly FailedFile[];
  /** Names of files that were here under these or other names; with the other name where this page has sent it. */
  readonly doubles: readonly string[];
  /** Other lists that have some of them. */
  readonly elsewhere: readonly OtherIntake[];
}
const NONE: IntakeUploads = { total: 0, done: 0, failed: [], doubles: [], elsewhere: [] };

/** By intake. They go on while the person looks at other pages of the product. */
const useUploadStore = create<Readonly<Record<string, IntakeUploads>>>(() => ({}));

export const useIntakeUploads = (intakeId: string): IntakeUploads =>
  useUploadStore((state) => state[intakeId] ?? NONE);

export const isUploading = ({ total, done, failed }: IntakeUploads): boolean => done + failed.length < total;

/** Closing the page ends the uploads, whichever page of the product shows: the browser asks first. */
const askBeforeUnload = (event: BeforeUnloadEvent): void => event.preventDefault();
useUploadStore.subscribe((state) => {
  if (Object.values(state).some(isUploading)) window.addEventListener('beforeunload', askBeforeUnload);
  else window.removeEventListener('beforeunload', askBeforeUnload);
});

function change(intakeId: string, by: (now: IntakeUploads) => IntakeUploads): void {
  useUploadStore.setState((state) => ({ [intakeId]: by(state[intakeId] ?? NONE) }));
}
const fail = (intakeId: string, file: File, failure: UploadFailure): void =>
  change(intakeId, (now) => ({ ...now, failed: [...now.failed, { file, failure }] }));
const finish = (intakeId: string): void => change(intakeId, (now) => ({ ...now, done: now.done + 1 }));

/** They are no failure: what they say is there, once. */
const tellDouble = (
  intakeId: string,
  file: File,
  other: OtherIntake | undefined,
  sentAs: string | undefined,
): void =>
  change(intakeId, (now) => ({
    ...now,
    done: now.done + 1,
    doubles: [...now.doubles, sentAs && sentAs !== file.name ? `${file.name} (= ${sentAs})` : file.name],
    elsewhere:
      other && now.elsewhere.every(({ id }) => id !== other.id) ? [...now.elsewhere, other] : now.elsewhere,
  }));

type Hashed = { file: File; hash: string };

/** Hashes that this page has sent, or is sending, by intake, with the names of their files: the server knows them only once they have arrived. */
const sentHashes = new Map<string, Map<string, string>>();
function hashesOf(intakeId: string): Map<string, string> {
  const hashes = sentHashes.get(intakeId) ?? new Map<string, string>();
  sentHashes.set(intakeId, hashes);
  return hashes;
}

class Sender {
  readonly #intakeId: string;
  readonly #waiting: Hashed[] = [];
  #running = 0;
  #stopped: UploadFailure | undefined;

  constructor(intakeId: string) {
    this.#intakeId = intakeId;
  }

  async send(files: readonly File[]): Promise<void> {
    for (let at = 0; at < files.length; ) {
      const portion = files.slice(at, at + (at === 0 ? FIRST_PORTION : PORTION));
      at += portion.length;
      await this.#line(await this.#hash(portion));
    }
  }

  async #hash(files: readonly File[]): Promise<Hashed[]> {
    const hashed: Hashed[] = [];
    for (const file of files) {
      try {
        hashed.push({ file, hash: await fileHash(file) });
      } catch {
        fail(this.#intakeId, file, 'UNREADABLE');
      }
      await breathe();
    }
    return hashed;
  }

  async #line(files: readonly Hashed[]): Promise<void> {
    // When the server cannot say what it has, everything is sent: it tells a file by its hash then too.
    const known = await INTAKE_CALLS.findKnown(
      this.#intakeId,
      files.map(({ hash }) => hash),
    ).catch((): KnownFiles => new Map());
    const sent = hashesOf(this.#intakeId);
    for (const one of files) {
      if (known.has(one.hash) || sent.has(one.hash))
        tellDouble(this.#intakeId, one.file, known.get(one.hash), sent.get(one.hash));
      else {
        this.#waiting.push(one);
        sent.set(one.hash, one.file.name);
      }
    }
    while (this.#running < PARALLEL && this.#waiting.length > this.#running) void this.#work();
  }

  async #work(): Promise<void> {
    this.#running += 1;
    for (let next = this.#waiting.shift(); next; next = this.#waiting.shift()) await this.#sendOne(next);
    this.#running -= 1;
  }

  async #sendOne({ file, hash }: Hashed): Promise<void> {
    const failure = this.#stopped ?? (await INTAKE_CALLS.sendFile(this.#intakeId, file, hash));
    if (failure === undefined) return finish(this.#intakeId);
    // What is full, gone or locked stays so for all that wait.
    if (failure === 'FULL' || failure === 'GONE') this.#stopped = failure;
    hashesOf(this.#intakeId).delete(hash);
    fail(this.#intakeId, file, failure);
  }
}

/** Sends files to an intake, three at a time; what it has is not sent again, and what is no CV is listed as failed. */
export function sendToIntake(intakeId: string, files: readonly File[]): void {
  change(intakeId, (now) => ({ ...now, total: now.total + files.length }));
  const fit: File[] = [];
  for (const file of files) {
    const problem = listedCvProblem(file);
    if (problem) fail(intakeId, file, problem);
    else fit.push(file);
  }
  void new Sender(intakeId).send(fit);
}

/** Sends once more what did not arrive; what could never be a CV stays listed. */
export function retryUploads(intakeId: string): void {
  const again: File[] = [];
  change(intakeId, (now) => {
    again.push(...now.failed.filter(({ failure }) => failure === 'NOT_SENT').map(({ file }) => file));
    return {
      ...now,
      total: now.total - again.length,
      failed: now.failed.filter(({ failure }) => failure !== 'NOT_SENT'),
    };
  });
  sendToIntake(intakeId, again);
}

/** Takes the list of what did not arrive off the screen. */
export function forgetFailures(intakeId: string): void {
  change(intakeId, (now) => ({ ...now, total: now.total - now.failed.length, failed: [] }));
}

/** Takes the names of the doubles off the screen. */
export function forgetDoubles(intakeId: string): void {
  change(intakeId, ({ total, done, failed, doubles }) => ({
    total: total - doubles.length,
    done: done - doubles.length,
    failed,
    doubles: [],
    elsewhere: [],
  }));
}
