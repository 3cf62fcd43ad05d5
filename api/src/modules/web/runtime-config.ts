import { DEFAULT_SERVICE_BASES } from '@cantera/shared/contracts';
import type { DemoLogins } from '@cantera/shared/contracts/demo-logins';
import type { Config } from '../../config.ts';
import { REPORT_PAGE } from '../../http/security.ts';
import { DEMO_LOGINS } from '../demo/index.ts';
import { isGroup, ownLists } from './agency-lists.ts';
import { DEMO_LINKS } from './demo-links.ts';
import { federationName, localManifest, remotePackages } from './remotes.ts';

interface RuntimeConfig {
  remotes: Record<string, string>;
  services: Record<string, string>;
  links: Record<string, string>;
  features: Record<string, boolean>;
  agencies: Record<string, string[]>;
  dashboards: Record<string, string>;
  demo?: DemoLogins;
  [name: string]: unknown;
}

/** What `/config.json` says: the defaults of one process that serves all, with the operator's `WEB_CONFIG` over them. */
export function runtimeConfig(config: Config, onFault?: (reason: string) => void): RuntimeConfig {
  const defaults: RuntimeConfig = {
    remotes: Object.fromEntries(
      remotePackages(config.webRoot).map((pkg) => [federationName(pkg), localManifest(pkg)]),
    ),
    services: { ...DEFAULT_SERVICE_BASES },
    links: config.demo ? { ...DEMO_LINKS } : {},
    features: { downloadExtension: false },
    agencies: ownLists(config),
    dashboards: { default: REPORT_PAGE },
  };
  // Their password is known: a product without the demo names none.
  if (config.demo) defaults.demo = DEMO_LOGINS;
  const merged: RuntimeConfig = { ...defaults };
  for (const [name, value] of Object.entries(config.webConfig(onFault))) {
    const base = merged[name];
    merged[name] = isGroup(base) && isGroup(value) ? { ...base, ...value } : value;
  }
  return merged;
}
