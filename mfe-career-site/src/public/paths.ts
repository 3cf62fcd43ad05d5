import type { Locale } from '@cantera/shared/contracts/enums';

const part = (text: string): string => encodeURIComponent(text);

/** Addresses of one site in one language, from the origin's root. */
export interface SitePaths {
  readonly home: string;
  readonly positions: string;
  position(id: string): string;
  apply(id: string): string;
  receipt(id: string, key: string): string;
}

export function sitePaths(locale: Locale, slug: string): SitePaths {
  const home = `/careers/${locale}/${part(slug)}`;
  const position = (id: string): string => `${home}/positions/${part(id)}`;
  return {
    home,
    positions: `${home}/positions`,
    position,
    apply: (id) => `${position(id)}/apply`,
    receipt: (id, key) => `${position(id)}/apply/received/${part(key)}`,
  };
}

/** The agency's privacy policy. */
export const policyPath = (agencyId: string): string => `/mixed/privacy-policy?agencyId=${part(agencyId)}`;
