import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';

/** The end of a file's name while it is being written. */
export const DRAFT_END = '.part';
/** Longer than anything is written. */
const DRAFT_MS = 30 * 60_000;
const SWEEP_MS = 10 * 60_000;

/** Removes what was being written in a folder when a process was killed. `before` is in the file system's time. */
export async function sweepDrafts(folder: string, before: Date): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((each) => each.endsWith(DRAFT_END))) {
    const draft = path.join(folder, name);
    const found = await stat(draft).catch(() => undefined);
    if (found && found.mtime < before) await rm(draft, { force: true });
  }
}

/** Sweeps now and every ten minutes; the result ends it. */
export function keepDraftsSwept(folders: readonly string[], onError: (error: unknown) => void): () => void {
  const sweep = (): void => {
    for (const folder of folders) sweepDrafts(folder, new Date(Date.now() - DRAFT_MS)).catch(onError);
  };
  sweep();
  const timer = setInterval(sweep, SWEEP_MS).unref();
  return () => clearInterval(timer);
}
