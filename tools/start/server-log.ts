import {
  chmodSync,
  closeSync,
  copyFileSync,
  fstatSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readSync,
  rmSync,
} from 'node:fs';
import path from 'node:path';

export interface ServerLog {
  readonly file: string;
  /** Where the server's output goes; a file, so that the server outlives whoever started it. */
  readonly handle: number;
  /** Shows what came in since, and stops following. */
  close(): void;
}

const LOOK_MS = 200;
const MAX_BYTES = 20_000_000;
const FATAL = 60;

/** A line for the terminal: what is no log record was said to the operator; of the records only the fatal ones. */
function inWords(line: string): string | undefined {
  if (!line.startsWith('{')) return line.trim() ? line : undefined;
  try {
    const { level, msg, err }: { level: number; msg: string; err?: { message?: string } } = JSON.parse(line);
    return level >= FATAL ? [msg, err?.message].filter(Boolean).join(': ') : undefined;
  } catch {
    return undefined;
  }
}

/** The log holds a link that founds an agency: nobody but the product's user reads it. Where the system has no modes, all goes on. */
function keepPrivate(file: string, mode: number): void {
  try {
    chmodSync(file, mode);
  } catch {
    // Not there yet, or another user's.
  }
}

/** The log before this one; without room for it, it is left out. */
function keepCopy(file: string): void {
  const copy = `${file}.1`;
  try {
    copyFileSync(file, copy);
  } catch {
    rmSync(copy, { force: true });
  }
}

/** Keeps the server's records in `logs/server.log` and shows on the terminal only what a person must read. */
export function openServerLog(dataDir: string, show: (line: string) => void): ServerLog {
  const file = path.join(dataDir, 'logs/server.log');
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  keepPrivate(path.dirname(file), 0o700);
  for (const each of [file, `${file}.1`]) keepPrivate(each, 0o600);
  const handle = openSync(file, 'a+', 0o600);
  let offset = fstatSync(handle).size;
  let rest = '';
  const look = (): void => {
    const { size } = fstatSync(handle);
    if (size > offset) {
      const buffer = Buffer.alloc(size - offset);
      offset += readSync(handle, buffer, 0, buffer.length, offset);
      const lines = (rest + buffer.toString()).split('\n');
      rest = lines.pop() ?? '';
      for (const words of lines.map(inWords)) if (words) show(words);
    }
    if (size > MAX_BYTES) {
      keepCopy(file);
      ftruncateSync(handle, 0);
      offset = 0;
    }
  };
  const timer = setInterval(look, LOOK_MS);
  return {
    file,
    handle,
    close() {
      clearInterval(timer);
      look();
      if (rest) show(rest);
      closeSync(handle);
    },
  };
}
