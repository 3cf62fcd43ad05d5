import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { InstalledPart } from '@cantera/shared/contracts/installation';
import type { HostPreload } from '@cantera/shared/contracts/remote-manifest';
import type { Config } from '../../config.ts';
import type { ForeignManifests } from '../../integrations/remotes/index.ts';
import { installedParts } from './about.ts';
import { apiBuild } from './api-build.ts';
import { jsonFile } from './json-file.ts';
import { callsOfPage, filesOfPage, textsOfPage } from './preloads.ts';
import { descriptionsOf, entriesOf, remoteReader } from './remotes.ts';
import { runtimeConfig } from './runtime-config.ts';

const MARK = '<!--cantera:head-->';
/** The login has a document of its own, without the app. */
const LOGIN = /^\/public\/login\/?$/;

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

const configTag = (config: unknown): string =>
  `<script type="application/json" id="cantera-config">${safeJson(config)}</script>`;

interface Template {
  readonly html: string;
  /** The scripts that are written into it, as a content-security policy names them: by their hashes. */
  readonly inline: readonly string[];
}
const inlineIn = (html: string): string[] =>
  [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );

/** Reads a template, again whenever its file was written; undefined while there is none. */
function templateReader(file: string): () => Promise<Template | undefined> {
  let template: (Template & { mtimeMs: number }) | undefined;
  return async () => {
    const found = await stat(file).catch(() => undefined);
    if (!found) return undefined;
    if (template?.mtimeMs !== found.mtimeMs) {
      const html = await readFile(file, 'utf8');
      template = { mtimeMs: found.mtimeMs, html, inline: inlineIn(html) };
    }
    return template;
  };
}

const filled = (template: Template | undefined, head: () => string): Template | undefined =>
  template && { ...template, html: template.html.replace(MARK, head) };

export interface Documents {
  /** The configuration as `/config.json` gives it. */
  config(): Promise<Record<string, unknown>>;
  /** Host, api and remotes as they are deployed now. */
  about(): Promise<InstalledPart[]>;
  /** First segments of the addresses that remotes own. */
  areas(): Promise<ReadonlySet<string>>;
  /** The host's document for an address, or undefined while the host is not built. */
  render(address: string): Promise<Template | undefined>;
}

/** The host's document: its template with the configuration, the remotes' entries and the page's files written into it. */
export function createDocuments(
  config: Config,
  foreign: ForeignManifests,
  onFault?: (reason: string) => void,
): Documents {
  const readApp = templateReader(path.join(config.webRoot, 'host/dist/index.html'));
  const readLogin = templateReader(path.join(config.webRoot, 'host/dist/login.html'));
  const host = jsonFile<HostPreload>(path.join(config.webRoot, 'host/dist/preload.json'));
  const readRemotes = remoteReader(config.webRoot, foreign);
  // Read anew for each answer: remotes come and move without a restart.
  const settingsNow = () => runtimeConfig(config, onFault);
  const known = async () => {
    const settings = settingsNow();
    const remotes = await readRemotes(settings.remotes);
    return { remotes, config: { ...settings, descriptions: descriptionsOf(remotes) } };
  };
  /** The login asks one service and leads nowhere that a remote owns. */
  const renderLogin = async (): Promise<Template | undefined> => {
    const { services, demo } = settingsNow();
    return filled(await readLogin(), () => configTag({ services, demo }));
  };
  return {
    config: async () => (await known()).config,
    about: async () =>
      installedParts(config.publicUrl, await apiBuild(), await host(), (await known()).remotes),
    async areas() {
      const { remotes } = await known();
      const areas = remotes.flatMap(({ description }) => description?.areas ?? []);
      return new Set(areas.map((area) => area.split('/')[1] ?? ''));
    },
    async render(address) {
      if (LOGIN.test(address)) return renderLogin();
      const template = await readApp();
      if (template === undefined) return undefined;
      const { remotes, config: settings } = await known();
      const build = await host();
      const files = filesOfPage(remotes, build, address);
      const calls = callsOfPage(remotes, build, address).map((call) => settings.services.main + call);
      const data = {
        ...settings,
        entries: entriesOf(remotes, build?.given),
        calls,
        texts: textsOfPage(remotes, build, address),
        ...(build ? { host: { version: build.version, buildId: build.buildId } } : {}),
      };
      return filled(template, () => files.map(preloadTag).join('') + configTag(data));
    },
  };
}
