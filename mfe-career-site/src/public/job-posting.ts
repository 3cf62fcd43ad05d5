import { type Day, firstDayOf } from '@cantera/shared/contracts/day';
import type { ContractType } from '@cantera/shared/contracts/enums';
import type { PublicPosition, PublicSite } from '@cantera/shared/contracts/public-site';
import { organization } from './structured-data.ts';

/** The values of schema.org that Google reads, by our contract types. */
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

function placeOf(position: PublicPosition): Record<string, unknown> | undefined {
  const { location, workMode, region, countryCode } = position;
  // Job search engines refuse a posting that says neither where the work is nor from where it may be done.
  if (!location || !countryCode) return undefined;
  if (workMode === 'REMOTE')
    return {
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: location.countryName },
    };
  return {
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        addressLocality: location.name,
        ...(region ? { addressRegion: region } : {}),
        addressCountry: countryCode,
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
        ...(salary.from === salary.to
          ? { value: salary.from }
          : { minValue: salary.from, maxValue: salary.to }),
        unitText: salary.salaryRange === 'annual' ? 'YEAR' : 'MONTH',
      },
    },
  };
}

/** The end of the day, unless it is over: a position that is open beyond its estimate has not expired. */
function validThrough(closesOn: Day | null, today: string): Record<string, unknown> {
  return closesOn && closesOn >= firstDayOf(today) ? { validThrough: `${closesOn}T23:59:59Z` } : {};
}

export interface PostingOf {
  readonly site: PublicSite;
  readonly position: PublicPosition;
  /** The job description as it is shown, sanitised HTML. */
  readonly description: string;
  readonly origin: string;
  /** The position's address from the origin's root. */
  readonly address: string;
  /** ISO date or date-time. */
  readonly today: string;
}

/** schema.org's JobPosting of a position, as job search engines read it; undefined when what is known is too little for a valid one. */
export function jobPosting(given: PostingOf): Record<string, unknown> | undefined {
  const { site, position, description, origin, address, today } = given;
  const place = placeOf(position);
  if (!place || !position.publishedAt || !description.trim()) return undefined;
  return {
    '@type': 'JobPosting',
    title: position.title,
    description,
    identifier: { '@type': 'PropertyValue', name: site.name, value: position.id },
    datePosted: position.publishedAt.slice(0, 10),
    ...validThrough(position.closesOn, today),
    ...(position.contractType ? { employmentType: EMPLOYMENT[position.contractType] } : {}),
    hiringOrganization: organization(site, origin),
    ...place,
    ...salaryOf(position),
    directApply: true,
    url: origin + address,
  };
}
