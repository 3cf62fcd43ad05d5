import { access, constants, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { newId } from '../../ids.ts';
import type { FileStore } from './file-store.ts';

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

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
    async check() {
      await mkdir(root, { recursive: true });
      await access(root, constants.W_OK);
    },
  };
}
