import type { ContractType } from '@cantera/shared/contracts/enums';
import type { PublicPosition, PublicSite } from '@cantera/shared/contracts/public-site';

/** schema.org's words for contract types. */
const EMPLOYMENT: Readonly<Record<ContractType, string>> = {
  FOR_WORK_AND_SERVICE: 'TEMPORARY',
  FREELANCE: 'CONTRACTOR',
  FIXED_DISCONTINUOUS: 'OTHER',
  PRODUCTION_CIRCUMSTANCES: 'TEMPORARY',
  FULLTIME: 'FULL_TIME',
  INTERN: 'INTERN',
  REPLACEMENT: 'TEMPORARY',
  TEMPORARY: 'TEMPORARY',
};

function placeOf({ location, workMode }: PublicPosition): Record<string, unknown> | undefined {
  // Job search engines refuse a posting that says neither where the work is nor from where it may be done.
  if (!location) return undefined;
  const country = { '@type': 'Country', name: location.countryName };
  if (workMode === 'REMOTE')
    return { jobLocationType: 'TELECOMMUTE', applicantLocationRequirements: country };
  const [, ...rest] = location.address.split(', ');
  const region = rest.length > 1 ? rest[0] : undefined;
  return {
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        addressLocality: location.name,
        ...(region ? { addressRegion: region } : {}),
        addressCountry: location.countryName,
      },
    },
  };
}

function salaryOf({ salary }: PublicPosition): Record<string, unknown> {
  if (!salary) return {};
  return {
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: salary.currency,
      value: {
        '@type': 'QuantitativeValue',
        minValue: salary.from,
        maxValue: salary.to,
        unitText: salary.salaryRange === 'annual' ? 'YEAR' : 'MONTH',
      },
    },
  };
}

/** schema.org's JobPosting of a position, as job search engines read it; undefined when what is known is too little for a valid one. `origin` and `address` make absolute links. */
export function jobPosting(
  site: PublicSite,
  position: PublicPosition,
  origin: string,
  address: string,
): Record<string, unknown> | undefined {
  const place = placeOf(position);
  if (!place || !position.publishedAt || !position.jobDescription.trim()) return undefined;
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: position.title,
    description: position.jobDescription,
    identifier: { '@type': 'PropertyValue', name: site.name, value: position.id },
    datePosted: position.publishedAt.slice(0, 10),
    ...(position.closesOn ? { validThrough: `${position.closesOn.slice(0, 10)}T23:59:59Z` } : {}),
    ...(position.contractType ? { employmentType: EMPLOYMENT[position.contractType] } : {}),
    hiringOrganization: {
      '@type': 'Organization',
      name: site.name,
      ...(site.logoUrl ? { logo: new URL(site.logoUrl, origin).href } : {}),
    },
    ...place,
    ...salaryOf(position),
    directApply: true,
    url: origin + address,
  };
}
