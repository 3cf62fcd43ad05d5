import { fileURLToPath } from 'node:url';
import { diskStore } from './disk-store.ts';
import type { FileStore } from './file-store.ts';
import { s3Store } from './s3-store.ts';

/** Owns where files lie: `file:` on disk, `s3:` in a bucket. */
export type { FileStore, ListedFile } from './file-store.ts';

export function openFileStore(filesUrl: string, env: NodeJS.ProcessEnv): FileStore {
  if (filesUrl.startsWith('s3:')) return s3Store(new URL(filesUrl), env);
  return diskStore(filesUrl.startsWith('file://') ? fileURLToPath(filesUrl) : filesUrl.replace(/^file:/, ''));
}
