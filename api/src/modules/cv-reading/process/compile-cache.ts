import { lstat, mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

let folder: Promise<string> | undefined;

/**
 * Where Node keeps the compiled code of the reading process, which halves its start. Compiled code is run unread, so the
 * folder must be this user's alone; empty when it cannot be.
 */
export function compileCacheFolder(): Promise<string> {
  folder ??= prepare();
  return folder;
}

async function prepare(): Promise<string> {
  const uid = process.getuid?.();
  const path = join(tmpdir(), `cantera-cv-reading-${uid ?? 'user'}`);
  try {
    await mkdir(path, { recursive: true, mode: 0o700 });
    const found = await lstat(path);
    const isOurs = uid === undefined || (found.uid === uid && (found.mode & 0o022) === 0);
    return found.isDirectory() && isOurs ? path : '';
  } catch {
    return '';
  }
}
