import { readFile, stat } from 'node:fs/promises';
import type { IncomingHttpHeaders } from 'node:http';
import path from 'node:path';
import type { SiteAssets } from '@cantera/mfe-career-site/public';

/** Address below which the built files of the public site are served. */
export const ASSETS_BASE = '/careers/assets/';
export const assetsFolder = (webRoot: string): string => path.join(webRoot, 'mfe-career-site/dist-public');

/** What a build made for the pages. The sheet stands in the page itself: the first paint then waits for nothing else. */
export interface BuiltAssets extends SiteAssets {
  readonly sheet: string;
}
const NONE: BuiltAssets = { scripts: [], styles: [], fonts: [], sheet: '' };

/** Whether a page is asked for to be shown in a frame: in the configurator, which lets nothing in it act. */
export const isFramed = ({ 'sec-fetch-dest': dest }: IncomingHttpHeaders): boolean => dest === 'iframe';

/** The files that a page loads; in a frame, where no script may run, none is named. */
export const forReader = (headers: IncomingHttpHeaders, assets: BuiltAssets): BuiltAssets =>
  isFramed(headers) ? { ...assets, scripts: [] } : assets;

/** The names that the build chose, read again when a new build replaced them. Without a build pages have no files. */
export function siteAssets(webRoot: string): () => Promise<BuiltAssets> {
  const folder = assetsFolder(webRoot);
  const file = path.join(folder, 'assets.json');
  let known: { mtimeMs: number; assets: BuiltAssets } | undefined;
  return async () => {
    const found = await stat(file).catch(() => undefined);
    if (!found) return NONE;
    if (known?.mtimeMs !== found.mtimeMs) {
      const names: SiteAssets = JSON.parse(await readFile(file, 'utf8'));
      const addresses = (list: readonly string[]): string[] => list.map((name) => ASSETS_BASE + name);
      const sheets = await Promise.all(names.styles.map((name) => readFile(path.join(folder, name), 'utf8')));
      known = {
        mtimeMs: found.mtimeMs,
        assets: {
          scripts: addresses(names.scripts),
          styles: [],
          fonts: addresses(names.fonts),
          sheet: sheets.join(''),
        },
      };
    }
    return known.assets;
  };
}
