import { access, constants, mkdir, opendir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { newId } from '../../ids.ts';
import type { FileStore, ListedFile } from './file-store.ts';

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

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

/** Files in a folder. A file appears whole or not at all. */
export function diskStore(root: string): FileStore {
  const locate = (key: string): string => {
    const file = path.resolve(root, key);
    if (!file.startsWith(path.resolve(root) + path.sep))
      throw new Error('a file key must stay inside its folder');
    return file;
  };
  return {
    async put(key, bytes) {
      const file = locate(key);
      await mkdir(path.dirname(file), { recursive: true });
      const draft = `${file}.${newId()}.part`;
      await writeFile(draft, bytes, { mode: 0o600, flush: true });
      await rename(draft, file);
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
