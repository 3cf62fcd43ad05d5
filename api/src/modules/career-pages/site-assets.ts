import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { SiteAssets } from '@cantera/mfe-career-site/public';

/** Address below which the built files of the public site are served. */
export const ASSETS_BASE = '/careers/assets/';
export const assetsFolder = (webRoot: string): string => path.join(webRoot, 'mfe-career-site/dist-public');

const NONE: SiteAssets = { scripts: [], styles: [], fonts: [] };

/** The names that the build chose, read again when a new build replaced them. Without a build pages have no files. */
export function siteAssets(webRoot: string): () => Promise<SiteAssets> {
  const file = path.join(assetsFolder(webRoot), 'assets.json');
  let known: { mtimeMs: number; assets: SiteAssets } | undefined;
  return async () => {
    const found = await stat(file).catch(() => undefined);
    if (!found) return NONE;
    if (known?.mtimeMs !== found.mtimeMs) {
      const names: SiteAssets = JSON.parse(await readFile(file, 'utf8'));
      const addresses = (list: readonly string[]): string[] => list.map((name) => ASSETS_BASE + name);
      known = {
        mtimeMs: found.mtimeMs,
        assets: {
          scripts: addresses(names.scripts),
          styles: addresses(names.styles),
          fonts: addresses(names.fonts),
        },
      };
    }
    return known.assets;
  };
}
