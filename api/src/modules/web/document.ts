import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../../config.ts';
import { entriesOf, filesOfPage, type HostPreload, jsonFile, localRemotes } from './preloads.ts';
import { REMOTE_PACKAGES, runtimeConfig } from './runtime-config.ts';

const MARK = '<!--cantera:head-->';

/** JSON that may stand inside a script element. */
const safeJson = (value: unknown): string =>
  JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');

const preloadTag = (href: string): string =>
  href.endsWith('.css')
    ? `<link rel="preload" as="style" href="${href}">`
    : `<link rel="preload" as="script" href="${href}" fetchpriority="high">`;

export interface Documents {
  /** The configuration as `/config.json` gives it. */
  config(): Record<string, unknown>;
  /** The host's document for an address, or undefined while the host is not built. */
  render(address: string): Promise<string | undefined>;
}

/** The host's document: its template with the configuration, the remotes' entries and the page's files written into it. */
export function createDocuments(config: Config, demoAgencyIds: readonly string[]): Documents {
  const file = path.join(config.webRoot, 'host/dist/index.html');
  const host = jsonFile<HostPreload>(path.join(config.webRoot, 'host/dist/preload.json'));
  const remotes = localRemotes(config.webRoot, REMOTE_PACKAGES);
  let template: { mtimeMs: number; html: string } | undefined;
  const read = async (): Promise<string | undefined> => {
    const found = await stat(file).catch(() => undefined);
    if (!found) return undefined;
    if (template?.mtimeMs !== found.mtimeMs)
      template = { mtimeMs: found.mtimeMs, html: await readFile(file, 'utf8') };
    return template.html;
  };
  return {
    config: () => runtimeConfig(config, demoAgencyIds),
    async render(address) {
      const html = await read();
      if (html === undefined) return undefined;
      const settings = runtimeConfig(config, demoAgencyIds);
      // A remote that was moved elsewhere is not ours to describe.
      const ours = remotes.filter(
        (remote) => settings.remotes[remote.name] === `${remote.base}mf-manifest.json`,
      );
      const files = await filesOfPage(ours, await host(), address);
      const data = { ...settings, entries: await entriesOf(ours) };
      const head = `${files.map(preloadTag).join('')}<script type="application/json" id="cantera-config">${safeJson(data)}</script>`;
      return html.replace(MARK, () => head);
    },
  };
}
