import type { DemoLogins } from '../contracts/demo-logins.ts';
import type { ServiceName } from '../contracts/endpoint.ts';
import type { MultipostingConfig } from '../contracts/job-portals.ts';
import type { RemoteDescription, RemoteEntry } from '../contracts/remote-manifest.ts';

/** Runtime configuration (`/config.json`); the document may carry it, with the remotes' entries, as JSON. */
export interface AppConfig {
  /** Federation name → address of the remote's manifest. */
  remotes: Record<string, string>;
  services: Partial<Record<ServiceName, string>>;
  /**
   * External addresses: `website`, `privacyPolicy`, `help`, `support`, `billing`, `extension`; `careerSite` is the origin of the
   * public site where that is not our own.
   */
  links: Record<string, string | undefined>;
  features: Record<string, boolean | undefined>;
  /** Lists of agency ids: `metrics`, `contracts`, `multipostingHidden`. */
  agencies: Record<string, string[] | undefined>;
  /** Address of the dashboard that `/metrics` frames, by agency id; `default` is everyone else's. */
  dashboards?: Record<string, string | undefined>;
  /** Portals that the installation does not show. */
  multiposting?: MultipostingConfig;
  chat?: { src: string; settings?: Record<string, unknown> };
  extensionId?: string;
  /** While the demo is on. */
  demo?: DemoLogins;
  entries?: Record<string, RemoteEntry>;
  /** The build of the host that the document belongs to. */
  host?: { version: string; buildId: string };
  /** What each remote says of itself, by federation name: also of one whose build cannot be reached at the moment. */
  descriptions: Record<string, RemoteDescription | undefined>;
}

const EMPTY: AppConfig = {
  remotes: {},
  services: {},
  links: {},
  features: {},
  agencies: {},
  descriptions: {},
};
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
