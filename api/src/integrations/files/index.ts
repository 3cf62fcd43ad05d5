import { fileURLToPath } from 'node:url';
import type { DiskSpace } from './disk-space.ts';
import { diskStore } from './disk-store.ts';
import type { FileStore } from './file-store.ts';
import { s3Store } from './s3-store.ts';

/** Owns where files lie: `file:` on disk, `s3:` in a bucket; and how much room is left on the disk. */
export { type DiskSpace, watchDiskSpace } from './disk-space.ts';
export { draftFolder } from './disk-store.ts';
export { DRAFT_END, keepDraftsSwept } from './drafts.ts';
export type { FileStore, ListedFile } from './file-store.ts';

/** The folder of an address of files; undefined for files that lie elsewhere. */
export const fileFolder = (filesUrl: string): string | undefined => {
  if (filesUrl.startsWith('s3:')) return undefined;
  return filesUrl.startsWith('file://') ? fileURLToPath(filesUrl) : filesUrl.replace(/^file:/, '');
};

export function openFileStore(filesUrl: string, env: NodeJS.ProcessEnv, space: DiskSpace): FileStore {
  const folder = fileFolder(filesUrl);
  return folder === undefined ? s3Store(new URL(filesUrl), env) : diskStore(folder, space);
}
