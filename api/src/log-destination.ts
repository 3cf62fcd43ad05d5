import { write, writeSync } from 'node:fs';

/** Writes as `fs.write` does: how many bytes were taken, or why none were. */
export type WriteBytes = (
  bytes: Buffer,
  done: (error: NodeJS.ErrnoException | null, written: number) => void,
) => void;

/** More than this waits only where nobody takes it; newer lines are dropped then. */
const MAX_WAITING_BYTES = 1_000_000;
/** One write; also what is lost at most when the disk is full. */
const MAX_WRITE_BYTES = 65_536;
/** A pipe that is full is tried again soon, a full disk less often. */
const BUSY_MS = 50;
const FAILED_MS = 500;

let droppedLines = 0;
/** Lines that this process could not write since it started, wherever they were to go. */
export const countDroppedLines = (): number => droppedLines;

/**
 * Where log lines go. Nothing here ever waits for the disk: what cannot be written is dropped and counted, and a line says how
 * many were lost once lines are taken again. Without this a full disk would hold the whole process at its next log line.
 */
export class LogDestination {
  readonly #write: WriteBytes;
  #waiting: string[] = [];
  #waitingBytes = 0;
  #isWriting = false;
  #isTorn = false;
  #lost = 0;
  #unreported = 0;

  constructor(writeBytes: WriteBytes) {
    this.#write = writeBytes;
  }

  /** Lines that were dropped since the process started. */
  get lost(): number {
    return this.#lost;
  }

  /** Whether the last write failed. */
  get isFailing(): boolean {
    return this.#unreported > 0;
  }

  write(line: string): void {
    if (this.#waitingBytes >= MAX_WAITING_BYTES) {
      this.#drop(1);
      return;
    }
    this.#waiting.push(line);
    this.#waitingBytes += line.length;
    if (!this.#isWriting) this.#writeNext();
  }

  /** What still waits, for a process that is about to end. */
  takeWaiting(): string {
    const rest = this.#waiting.join('');
    this.#waiting = [];
    this.#waitingBytes = 0;
    return rest;
  }

  #drop(lines: number): void {
    droppedLines += lines;
    this.#lost += lines;
    this.#unreported += lines;
  }

  #writeNext(): void {
    const lines: string[] = [];
    for (let size = 0; this.#waiting.length > lines.length && size < MAX_WRITE_BYTES; ) {
      const line = this.#waiting[lines.length] ?? '';
      lines.push(line);
      size += line.length;
    }
    if (lines.length === 0) return;
    this.#waiting = this.#waiting.slice(lines.length);
    this.#waitingBytes -= lines.reduce((sum, line) => sum + line.length, 0);
    this.#isWriting = true;
    const reported = this.#unreported;
    const report = reported > 0 ? lostLines(reported) : '';
    // A line that was cut off ends here, so that the next one stands alone.
    const start = this.#isTorn ? '\n' : '';
    this.#writeAll(Buffer.from(start + report + lines.join('')), (isWritten) => {
      if (isWritten) this.#unreported -= reported;
      else this.#drop(lines.length);
      this.#continue(isWritten ? 0 : FAILED_MS);
    });
  }

  #continue(ms: number): void {
    const next = (): void => {
      this.#isWriting = false;
      this.#writeNext();
    };
    if (ms > 0) setTimeout(next, ms).unref();
    else next();
  }

  #writeAll(bytes: Buffer, done: (isWritten: boolean) => void): void {
    this.#write(bytes, (error, written) => {
      if (error?.code === 'EAGAIN' || error?.code === 'EBUSY') {
        setTimeout(() => this.#writeAll(bytes, done), BUSY_MS).unref();
        return;
      }
      if (error) {
        done(false);
        return;
      }
      this.#isTorn = written < bytes.length;
      if (this.#isTorn) this.#writeAll(bytes.subarray(written), done);
      else done(true);
    });
  }
}

/** The line that stands where others are missing. */
const lostLines = (count: number): string =>
  `${JSON.stringify({ level: 40, time: Date.now(), lost: count, msg: 'log lines were lost: they could not be written' })}\n`;

const STDOUT = 1;
let output: LogDestination | undefined;

/** The process's own output, one for all its loggers. */
export function standardOutput(): LogDestination {
  if (output) return output;
  const opened = new LogDestination((bytes, done) => write(STDOUT, bytes, 0, bytes.length, null, done));
  process.on('exit', () => {
    try {
      writeSync(STDOUT, opened.takeWaiting());
    } catch {
      // The last lines of a process that ends: there is nobody left to tell.
    }
  });
  output = opened;
  return opened;
}
