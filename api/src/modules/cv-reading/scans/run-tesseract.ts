import { type ChildProcessByStdio, spawn } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import { killWithStarted } from '../process/kill-with-started.ts';
import { residentBytes } from '../process/memory.ts';
import type { Tesseract } from './tesseract.ts';

/** A page in shades of grey, a byte a pixel, row by row from the top left. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly grey: Uint8Array;
}
export interface PictureLimits {
  readonly timeoutMs: number;
  readonly memoryBytes: number;
}

/** How tesseract divides a page: 3 looks for columns and blocks by itself. */
const DIVISION = '3';
/** A page of a CV has some 100 kB of words and boxes. */
const MAX_ANSWER_BYTES = 4_000_000;
const WATCH_EVERY_MS = 50;

type Reader = ChildProcessByStdio<Writable, Readable, null>;

/** Ends a reader and what it started: it may be a script. Both are of this process's group, which ends with it anyway. */
function end(child: Reader): void {
  if (child.pid !== undefined && child.exitCode === null && child.signalCode === null)
    killWithStarted(child.pid);
}

/** The one that reads now: it must not outlive this process. */
let reading: Reader | undefined;
process.on('exit', () => reading && end(reading));

/** Starts tesseract; undefined where the system has no process or pipe to give. */
function start({ program, data }: Pick<Tesseract, 'program' | 'data'>, args: string[]): Reader | undefined {
  try {
    const child = spawn(program, args, {
      stdio: ['pipe', 'pipe', 'ignore'],
      windowsHide: true,
      env: {
        PATH: process.env.PATH ?? '',
        // One thread: others wait for the machine as well.
        OMP_THREAD_LIMIT: '1',
        ...(data ? { TESSDATA_PREFIX: data } : {}),
      },
    });
    child.on('error', () => {});
    // The types promise pipes, which a process that was not started may lack.
    return (child.stdin as Writable | undefined) && (child.stdout as Readable | undefined)
      ? child
      : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Has tesseract read a picture, which it gets and answers by pipes: no file is written, no shell is asked. Gives its table of
 * words; null when it took too long or too much memory, said too much, or failed: it is ended then, with what it started, and
 * not waited for. Never rejects.
 */
export function runTesseract(
  tesseract: Pick<Tesseract, 'program' | 'languages' | 'data'>,
  picture: Picture,
  dpi: number,
  { timeoutMs, memoryBytes }: PictureLimits,
): Promise<string | null> {
  const args = ['stdin', 'stdout', '--dpi', String(Math.round(dpi)), '--psm', DIVISION];
  const child = start(tesseract, [...args, '-l', tesseract.languages, '-c', 'tessedit_create_tsv=1']);
  if (!child) return Promise.resolve(null);
  reading = child;
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let bytes = 0;
    const finish = (answer: string | null) => {
      clearTimeout(timer);
      clearInterval(watch);
      if (reading === child) reading = undefined;
      resolve(answer);
    };
    const giveUp = () => {
      end(child);
      // What is left of it may hold the other end of the pipe.
      child.stdout.destroy();
      finish(null);
    };
    const timer = setTimeout(giveUp, timeoutMs);
    const watch = setInterval(async () => {
      const resident = child.pid === undefined ? null : await residentBytes(child.pid);
      if (resident !== null && resident > memoryBytes) giveUp();
    }, WATCH_EVERY_MS);
    child.stdout.on('data', (chunk: Buffer) => {
      bytes += chunk.byteLength;
      if (bytes > MAX_ANSWER_BYTES) giveUp();
      else chunks.push(chunk);
    });
    child.once('error', () => finish(null));
    child.once('close', (code) => finish(code === 0 ? Buffer.concat(chunks).toString('utf8') : null));
    // One that ended early does not take its picture; its exit is what counts.
    child.stdin.on('error', () => {});
    child.stdin.write(`P5\n${picture.width} ${picture.height}\n255\n`, 'latin1');
    child.stdin.end(picture.grey);
  });
}
