import { appConfig } from '@cantera/shared/session';

const DEFAULT_WEBSITE = 'https://cantera.example';

/** Addresses outside the product that are always shown: as configured, else on the product's own website. */
export function externalLinks(): { website: string; help: string; support: string } {
  const { website = DEFAULT_WEBSITE, help, support } = appConfig().links;
  return { website, help: help ?? `${website}/help`, support: support ?? `${website}/support` };
}
