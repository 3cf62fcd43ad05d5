import { globSync } from 'node:fs';
import path from 'node:path';

export const ROOT = path.resolve(import.meta.dirname, '..');
export const REPORTS = path.join(ROOT, 'reports');
export const SERVER = path.join(ROOT, 'api/src/server.ts');
/** Flags of every Node that runs our TypeScript. */
export const NODE_FLAGS = ['--disable-warning=ExperimentalWarning'] as const;
/** Where Node keeps what it has compiled: a process that starts again has it at once. */
export const COMPILE_CACHE = path.join(ROOT, '.cache/node');
/** Folders of the remotes. */
export const REMOTE_FOLDERS = globSync('mfe-*', { cwd: ROOT }).sort();
