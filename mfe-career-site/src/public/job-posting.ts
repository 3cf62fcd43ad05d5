import { type Day, dayIn } from '@cantera/shared/contracts/day';
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

/** How far a zone is from UTC at a moment, as ISO date-times write it. */
function offsetAt(iso: string, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }).formatToParts(
    new Date(iso),
  );
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return name.replace('GMT', '') || '+00:00';
}

/** The last second of a day in a zone. */
function endOf(day: Day, timeZone: string): string {
  const end = `${day}T23:59:59`;
  // The first offset may be of the other side of a change of clocks that is near.
  return end + offsetAt(end + offsetAt(`${end}Z`, timeZone), timeZone);
}

/** The end of the day, unless it is over: a position that is open beyond its estimate has not expired. */
function validThrough(closesOn: Day | null, today: string, timeZone: string): Record<string, unknown> {
  return closesOn && closesOn >= dayIn(new Date(today), timeZone)
    ? { validThrough: endOf(closesOn, timeZone) }
    : {};
}

export interface PostingOf {
  readonly site: PublicSite;
  readonly position: PublicPosition;
  /** The job description as it is shown, sanitised HTML. */
  readonly description: string;
  readonly origin: string;
  /** The position's address from the origin's root. */
  readonly address: string;
  /** ISO date-time. */
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
    datePosted: dayIn(new Date(position.publishedAt), site.timeZone),
    ...validThrough(position.closesOn, today, site.timeZone),
    ...(position.contractType ? { employmentType: EMPLOYMENT[position.contractType] } : {}),
    hiringOrganization: organization(site, origin),
    ...place,
    ...salaryOf(position),
    directApply: true,
    url: origin + address,
  };
}
