import type { ServiceName } from '../contracts/endpoint.ts';

/** What the host needs of a remote's manifest to load it. */
export interface RemoteEntry {
  buildId: string;
  entry: string;
  globalName: string;
  needs: string[];
  files: string[];
  texts: Record<string, string[]>;
  pages: { path: string; files: string[]; needs: string[] }[];
}

/** Runtime configuration (`/config.json`); the document may carry it, with the remotes' entries, as JSON. */
export interface AppConfig {
  /** Federation name → address of the remote's manifest. */
  remotes: Record<string, string>;
  services: Partial<Record<ServiceName, string>>;
  /** External addresses: `website`, `privacyPolicy`, `help`, `support`, `billing`, `extension`. */
  links: Record<string, string | undefined>;
  features: Record<string, boolean | undefined>;
  /** Lists of agency ids: `metrics`, `contracts`. */
  agencies: Record<string, string[] | undefined>;
  chat?: { src: string; settings?: Record<string, unknown> };
  extensionId?: string;
  entries?: Record<string, RemoteEntry>;
}

const EMPTY: AppConfig = { remotes: {}, services: {}, links: {}, features: {}, agencies: {} };
let current: AppConfig = EMPTY;

/** The runtime configuration; empty before the host has read it, which is before anything is drawn. */
export const appConfig = (): AppConfig => current;

/** Called by the host with what it read. */
export function setAppConfig(config: Partial<AppConfig>): AppConfig {
  current = { ...EMPTY, ...config };
  return current;
}

/** Whether a feature is on; features are on unless the configuration turns them off or states their default. */
export const isFeatureOn = (feature: string, byDefault = true): boolean =>
  current.features[feature] ?? byDefault;
