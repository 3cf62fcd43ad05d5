import { appConfig } from '@cantera/shared/session';

interface ExternalLinks {
  readonly website: string;
  readonly help: string;
  readonly support: string;
}

/** Addresses outside the product, as the installation has set them; one that is not set is empty, and nothing leads there. */
export function externalLinks(): ExternalLinks {
  const { website = '', help = '', support = '' } = appConfig().links;
  return { website, help, support };
}
