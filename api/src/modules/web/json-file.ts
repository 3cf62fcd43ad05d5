import { readFile, stat } from 'node:fs/promises';

/** Reads a JSON file again only when it changed: a remote is deployed by replacing its files. Undefined while there is none. */
export function jsonFile<T>(file: string): () => Promise<T | undefined> {
  let known: { mtimeMs: number; value: T } | undefined;
  return async () => {
    const found = await stat(file).catch(() => undefined);
    if (!found) return undefined;
    if (known?.mtimeMs !== found.mtimeMs)
      known = { mtimeMs: found.mtimeMs, value: JSON.parse(await readFile(file, 'utf8')) };
    return known.value;
  };
}
