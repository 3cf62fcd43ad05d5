import { z } from 'zod';
import { LOCALES } from './enums.ts';

/** A link of the shell to a screen: in the top navigation, or beside the screens of the agency area or of the settings. */
export const screenLink = z.strictObject({
  to: z.string().startsWith('/'),
  at: z.enum(['top', 'agency', 'settings']),
  /** Text in every language. */
  label: z.record(z.enum(LOCALES), z.string().min(1)),
  /** Permission that someone needs to see it; everyone sees it without one. */
  may: z.string().optional(),
  /** List of `agencies` in the runtime configuration on which the agency must stand. */
  onlyAgencies: z.string().optional(),
  /** Another screen that it leads to in an agency that has not the present career site (`contracts/new-site.ts`). */
  older: z.string().startsWith('/').optional(),
  /** Place among the links beside it, the lowest first. */
  order: z.number(),
});
export type ScreenLink = z.infer<typeof screenLink>;

/** A screen or an action of a remote that the search of the shell leads to, besides those in the navigation. */
export const screenCommand = z.strictObject({
  to: z.string().startsWith('/'),
  /** Text in every language. */
  label: z.record(z.enum(LOCALES), z.string().min(1)),
  /** Permission that someone needs to be offered it; everyone is without one. */
  may: z.string().optional(),
});
export type ScreenCommand = z.infer<typeof screenCommand>;

/** An area that only agencies on a list may enter; the host leads everyone else to the positions before it loads a remote. */
const listedArea = z.strictObject({
  /** Path prefix: `/contracts` is the path and what lies below it. */
  at: z.string().startsWith('/'),
  /** List of `agencies` in the runtime configuration on which the agency must stand. */
  onlyAgencies: z.string().min(1),
});

/** Paths whose pages stand without the shell, in a tab or in a frame of ours: no other page may be framed. */
const barePaths = z.array(z.string().startsWith('/'));

/** The calls that a page begins with: the document asks them, together, before any script of the page has come. */
const firstCalls = z.strictObject({
  /** Address pattern of the page: `/positions/:position`. */
  at: z.string().startsWith('/'),
  /**
   * Addresses of its `GET` calls, with the pattern's parameters. One with a query is that of the page without a query of its
   * own.
   */
  calls: z.array(z.string().regex(/^\/[^/\\,][^,]*$/)),
});

/** `mfe-x/remote.json`: all that the host, the api and the tools know of a remote besides its code. */
export const remoteDescription = z.strictObject({
  /** Path prefixes that the remote owns; the longest prefix of all remotes wins. `/` is the start page alone. */
  areas: z.array(z.string().startsWith('/')).min(1),
  /** Areas, among those, that are not for every agency. */
  listedAreas: z.array(listedArea).optional(),
  /** Pages without the shell, among those areas. */
  barePaths: barePaths.optional(),
  screens: z.array(screenLink),
  commands: z.array(screenCommand).optional(),
  firstCalls: z.array(firstCalls).optional(),
});
export type RemoteDescription = z.infer<typeof remoteDescription>;

/** One build of a remote: what a page needs to load it. */
export const remoteEntry = z.object({
  /** Version that its team gave it. */
  version: z.string(),
  buildId: z.string(),
  /** File name of the container, below the remote's address. */
  entry: z.string(),
  /** Name of the global variable that the container sets. */
  globalName: z.string(),
  /** Files that every page of the remote loads. */
  files: z.array(z.string()),
});

/** Names that code takes from each module of the host: `{ react: ['useState'], zod: ['z', 'z.string'] }`. */
const takes = z.record(z.string(), z.array(z.string()));

/** Files of texts, by locale. */
const texts = z.record(z.string(), z.array(z.string()));

/** The part of a remote's `mf-manifest.json` that is ours (`cantera`); its build writes it. */
export const remoteManifest = remoteEntry.extend(remoteDescription.shape).extend({
  /** Versions of the host's modules that this build was made with, by module. */
  builtWith: z.record(z.string(), z.string()),
  /** The texts that every page of the remote loads. */
  texts,
  /** What it exposes (`./routes`, `./candidate-panel`). The routes' own takes are part of every page's. */
  exposes: z.array(z.object({ name: z.string(), takes })),
  /**
   * Pages by address pattern (`/positions/:position`): their files, the texts that are theirs alone, the host's modules that
   * these load, and all they take. Builds whose pages have no texts of their own may leave those out.
   */
  pages: z.array(
    z.object({
      path: z.string(),
      files: z.array(z.string()),
      texts: texts.optional(),
      needs: z.array(z.string()),
      takes,
    }),
  ),
});
export type RemoteManifest = z.infer<typeof remoteManifest>;

/** A module that a host gives: its version and the names of its exports; `*` where a build cannot know them. */
export interface GivenModule {
  readonly version: string;
  readonly names: readonly string[];
}
/** What a build of the host gives to remotes, by module: `react`, `antd/es/button`, `@cantera/shared/forms`; `host` is itself. */
export type GivenModules = Readonly<Record<string, GivenModule>>;

/** A page or a piece of a remote that a host cannot run. */
export interface Misfit {
  /** Address pattern of the page, or `./candidate-panel` for a piece that other remotes draw. */
  readonly at: string;
  /** What is missing, in the words of code: `@cantera/shared/design-system: NewBadge`. */
  readonly lacks: readonly string[];
  /** Who is behind and has to be built and deployed, so that the two fit. */
  readonly behind: 'host' | 'remote';
}

/** What the document says of a remote's build, so that a page need not ask for its manifest. */
export type RemoteEntry = z.infer<typeof remoteEntry> & {
  /** What of it the host of this document cannot run. */
  readonly misfits: readonly Misfit[];
};

/** What the host's build says of itself in `preload.json`, for the server that serves its document. */
export interface HostPreload {
  readonly version: string;
  readonly buildId: string;
  /** What remotes may take from it. */
  readonly given: GivenModules;
  /** Files of every page behind the login besides those in the document. */
  readonly session: readonly string[];
  /** Files of the host's own pages, by address. */
  readonly pages: readonly { path: string; files: readonly string[] }[];
  /** Files of each module that the host provides on demand. */
  readonly provided: Readonly<Record<string, readonly string[]>>;
}
