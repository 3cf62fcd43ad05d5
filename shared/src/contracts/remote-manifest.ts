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
  /** Place among the links beside it, the lowest first. */
  order: z.number(),
});
export type ScreenLink = z.infer<typeof screenLink>;

/** `mfe-x/remote.json`: all that the host, the api and the tools know of a remote besides its code. */
export const remoteDescription = z.strictObject({
  /** Path prefixes that the remote owns; the longest prefix of all remotes wins. `/` is the start page alone. */
  areas: z.array(z.string().startsWith('/')).min(1),
  screens: z.array(screenLink),
});
export type RemoteDescription = z.infer<typeof remoteDescription>;

/** One build of a remote: what a page needs to load it. */
export const remoteEntry = z.object({
  buildId: z.string(),
  /** File name of the container, below the remote's address. */
  entry: z.string(),
  /** Name of the global variable that the container sets. */
  globalName: z.string(),
  /** Modules that this build takes from the host. */
  needs: z.array(z.string()),
  /** Files that every page of the remote loads. */
  files: z.array(z.string()),
  /** Files of the remote's own texts, by locale. */
  texts: z.record(z.string(), z.array(z.string())),
  /** Pages by address pattern (`/positions/:position`): their files and the host's modules that they load. */
  pages: z.array(z.object({ path: z.string(), files: z.array(z.string()), needs: z.array(z.string()) })),
});
export type RemoteEntry = z.infer<typeof remoteEntry>;

/** The part of a remote's `mf-manifest.json` that is ours (`cantera`); its build writes it. */
export const remoteManifest = remoteEntry.extend(remoteDescription.shape);
export type RemoteManifest = z.infer<typeof remoteManifest>;

/** What the host's build says of itself in `preload.json`, for the server that serves its document. */
export interface HostPreload {
  readonly buildId: string;
  /** Files of every page behind the login besides those in the document. */
  readonly session: readonly string[];
  /** Files of the host's own pages, by address. */
  readonly pages: readonly { path: string; files: readonly string[] }[];
  /** Files of each module that the host provides on demand. */
  readonly provided: Readonly<Record<string, readonly string[]>>;
}
