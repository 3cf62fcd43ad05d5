import { access, constants, mkdir, opendir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { storageFull } from '../../errors.ts';
import { newId } from '../../ids.ts';
import type { DiskSpace } from './disk-space.ts';
import { DRAFT_END } from './drafts.ts';
import type { FileStore, ListedFile } from './file-store.ts';

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** No space left on the disk, or in what the disk allows one user. */
const isFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT');

const PAGE = 500;

/** A folder's files in pages; one that goes meanwhile is left out. */
async function* pagesOf(folder: string, prefix: string): AsyncGenerator<readonly ListedFile[]> {
  let page: ListedFile[] = [];
  const entries = await opendir(folder).catch((error: unknown) =>
    isMissing(error) ? undefined : Promise.reject(error),
  );
  if (!entries) return;
  for await (const entry of entries) {
    if (!entry.isFile()) continue;
    const found = await stat(path.join(folder, entry.name)).catch(() => undefined);
    if (found) page.push({ key: `${prefix}${entry.name}`, changedAt: found.mtime });
    if (page.length < PAGE) continue;
    yield page;
    page = [];
  }
  if (page.length > 0) yield page;
}

/** Where files lie while they are written; apart from the others, so that what a kill left is found without a walk over all. */
export const draftFolder = (root: string): string => path.join(root, '.drafts');

/** Files in a folder. A file appears whole or not at all. Throws 507 where the disk has no room for it. */
export function diskStore(root: string, space: Pick<DiskSpace, 'lookNow'>): FileStore {
  const locate = (key: string): string => {
    const file = path.resolve(root, key);
    if (!file.startsWith(path.resolve(root) + path.sep))
      throw new Error('a file key must stay inside its folder');
    return file;
  };
  return {
    async put(key, bytes) {
      if (await space.lookNow()) throw storageFull();
      const file = locate(key);
      const draft = path.join(draftFolder(root), `${newId()}${DRAFT_END}`);
      try {
        await mkdir(path.dirname(draft), { recursive: true });
        await mkdir(path.dirname(file), { recursive: true });
        await writeFile(draft, bytes, { mode: 0o600, flush: true });
        await rename(draft, file);
      } catch (error) {
        await rm(draft, { force: true }).catch(() => undefined);
        throw isFull(error) ? storageFull() : error;
      }
    },
    get: (key) =>
      readFile(locate(key)).catch((error: unknown) => (isMissing(error) ? null : Promise.reject(error))),
    remove: (key) => rm(locate(key), { force: true }),
    list: (prefix) => pagesOf(locate(prefix), prefix),
    async check() {
      await mkdir(root, { recursive: true });
      await access(root, constants.W_OK);
    },
  };
}
