import { appConfig } from '@cantera/shared/session';

const DEFAULT_WEBSITE = 'https://cantera.example';

interface ExternalLinks {
  readonly website: string;
  readonly help: string;
  readonly support: string;
}

/**
 * Addresses outside the product: as configured, else on the product's own website. One that is configured as empty is
 * empty, and nothing leads there.
 */
export function externalLinks(): ExternalLinks {
  const { website = DEFAULT_WEBSITE, help, support } = appConfig().links;
  const under = (page: string): string => website && `${website}/${page}`;
  return { website, help: help ?? under('help'), support: support ?? under('support') };
}
