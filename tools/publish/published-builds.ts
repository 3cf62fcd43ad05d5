import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { RemoteManifest } from '../../shared/src/contracts/remote-manifest.ts';

/** Builds whose files stay for the tabs that run them, the current one among them. */
export const KEPT_BUILDS = 5;
/** What a host reads: the manifest of the current build, its files named below the build's folder. */
const POINTER = 'mf-manifest.json';
/** Ids of the builds that are kept, the newest first. */
const HISTORY = 'builds.json';

export interface ManifestFile {
  cantera: RemoteManifest;
}

export const readManifest = (folder: string): ManifestFile =>
  JSON.parse(readFileSync(path.join(folder, POINTER), 'utf8'));

/** A reader sees the old file or the new one, never a part of it. */
function replaceFile(file: string, text: string): void {
  writeFileSync(`${file}.new`, text);
  renameSync(`${file}.new`, file);
}

function currentBuild(folder: string): string | undefined {
  return existsSync(path.join(folder, POINTER)) ? readManifest(folder).cantera.buildId : undefined;
}

/** Builds of a folder by age. A pointer that was switched before a publishing broke off is part of it. */
function historyOf(folder: string): string[] {
  const file = path.join(folder, HISTORY);
  const known: string[] = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
  const current = currentBuild(folder);
  return current === undefined || known.includes(current) ? known : [current, ...known];
}

/** Names files below the folder of their build. */
function inFolder({ cantera, ...rest }: ManifestFile): ManifestFile {
  const below = (file: string): string => `${cantera.buildId}/${file}`;
  return {
    ...rest,
    cantera: {
      ...cantera,
      entry: below(cantera.entry),
      files: cantera.files.map(below),
      texts: Object.fromEntries(Object.entries(cantera.texts).map(([tag, files]) => [tag, files.map(below)])),
      pages: cantera.pages.map((page) => ({ ...page, files: page.files.map(below) })),
    },
  };
}

function switchTo(folder: string, build: string): void {
  const manifest = readManifest(path.join(folder, build));
  replaceFile(path.join(folder, POINTER), JSON.stringify(inFolder(manifest)));
}

/**
 * Puts a build into `<folder>/<buildId>/`, which is never changed after, switches the pointer last, and removes what is
 * older than the last five. Whoever reads meanwhile gets the build before. Gives the build's id.
 */
export function publishBuild(dist: string, folder: string): string {
  const { buildId } = readManifest(dist).cantera;
  const target = path.join(folder, buildId);
  mkdirSync(folder, { recursive: true });
  if (!existsSync(target)) {
    // Under another name until it is whole: a copy that broke off is no build.
    const partial = path.join(folder, `.${buildId}`);
    rmSync(partial, { recursive: true, force: true });
    cpSync(dist, partial, { recursive: true });
    renameSync(partial, target);
  }
  const before = historyOf(folder);
  switchTo(folder, buildId);
  const history = [buildId, ...before.filter((id) => id !== buildId)];
  replaceFile(path.join(folder, HISTORY), JSON.stringify(history.slice(0, KEPT_BUILDS)));
  for (const id of history.slice(KEPT_BUILDS))
    rmSync(path.join(folder, id), { recursive: true, force: true });
  return buildId;
}

/** Switches the pointer to the build before the current one and gives its id. Throws when there is none. */
export function rollBack(folder: string): string {
  const history = historyOf(folder);
  const current = currentBuild(folder);
  const before = current === undefined ? undefined : history[history.indexOf(current) + 1];
  if (before === undefined) throw new Error(`${folder} holds no build before ${current ?? 'the first'}.`);
  switchTo(folder, before);
  return before;
}
