import { type ChildProcess, spawn } from 'node:child_process';
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

/** The one that reads now: it must not outlive this process. */
let reading: ChildProcess | undefined;
process.on('exit', () => reading?.kill('SIGKILL'));

/**
 * Has tesseract read a picture, which it gets and answers by pipes: no file is written, no shell is asked. Gives its table of
 * words; null when it took too long or too much memory, or failed. Never rejects.
 */
export function runTesseract(
  { program, languages, data }: Pick<Tesseract, 'program' | 'languages' | 'data'>,
  picture: Picture,
  dpi: number,
  { timeoutMs, memoryBytes }: PictureLimits,
): Promise<string | null> {
  const args = ['stdin', 'stdout', '--dpi', String(Math.round(dpi)), '--psm', DIVISION, '-l', languages];
  return new Promise((resolve) => {
    const child = spawn(program, [...args, '-c', 'tessedit_create_tsv=1'], {
      stdio: ['pipe', 'pipe', 'ignore'],
      windowsHide: true,
      env: {
        PATH: process.env.PATH ?? '',
        // One thread: others wait for the machine as well.
        OMP_THREAD_LIMIT: '1',
        ...(data ? { TESSDATA_PREFIX: data } : {}),
      },
    });
    reading = child;
    const chunks: Buffer[] = [];
    let bytes = 0;
    const kill = () => child.kill('SIGKILL');
    const timer = setTimeout(kill, timeoutMs);
    const watch = setInterval(async () => {
      const resident = child.pid === undefined ? null : await residentBytes(child.pid);
      if (resident !== null && resident > memoryBytes) kill();
    }, WATCH_EVERY_MS);
    const finish = (answer: string | null) => {
      clearTimeout(timer);
      clearInterval(watch);
      reading = undefined;
      resolve(answer);
    };
    child.stdout.on('data', (chunk: Buffer) => {
      bytes += chunk.byteLength;
      if (bytes > MAX_ANSWER_BYTES) kill();
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
