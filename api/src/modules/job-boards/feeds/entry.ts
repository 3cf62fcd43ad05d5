import type { Locale } from '@cantera/shared/contracts/enums';
import type { PublicSite } from '@cantera/shared/contracts/public-site';
import { proseHtml } from '../../../http/sanitize.ts';
import { positionAddresses } from '../../career-pages/index.ts';
import { countryName } from '../../lookups/index.ts';
import type { AdvertRow } from './entries.repository.ts';
import { xmlText } from './xml.ts';

/** The agency as portals know it, with the address under which its positions are found. */
export interface Advertiser {
  readonly name: string;
  readonly slug: string;
  readonly locale: Locale;
  /** Without a slash at the end. */
  readonly origin: string;
  readonly website: string | null;
}

export const advertiserOf = (
  site: Pick<PublicSite, 'name' | 'slug' | 'language' | 'webUrl'>,
  origin: string,
): Advertiser => ({
  name: xmlText(site.name),
  slug: site.slug,
  locale: site.language,
  origin,
  website: site.webUrl,
});

/** A place of a position, in words of the site's language. */
export interface AdvertPlace {
  /** Never changes for a position in a city, and is no longer than 40 characters: LinkedIn takes no more. */
  readonly reference: string;
  readonly city: string;
  /** The region; of a city without one the city itself. */
  readonly state: string;
  readonly country: string;
  /** ISO 3166-1 in two letters. */
  readonly countryCode: string;
}

/** All that a portal is told of a position. The client, fees, notes and recruiters are not here, so that none can leave. */
export interface Advert {
  readonly positionId: string;
  readonly title: string;
  /** HTML. */
  readonly description: string;
  /** ISO date-time. */
  readonly publishedAt: string;
  readonly workMode: AdvertRow['work_mode'];
  readonly contractType: AdvertRow['contract_type'];
  /** Only with the position's switch for it. */
  readonly salary: {
    readonly from: number;
    readonly to: number;
    readonly currency: string;
    readonly per: 'year' | 'month';
  } | null;
  readonly places: readonly AdvertPlace[];
}

const RADIX = 36;
/** The id without its hyphens and the city in base 36: 33 characters and 7 at most. */
const referenceOf = (positionId: string, city: number): string =>
  `${positionId.replaceAll('-', '')}-${city.toString(RADIX)}`;

function salaryOf(row: AdvertRow): Advert['salary'] {
  const from = row.salary_from ?? row.salary_to;
  const to = row.salary_to ?? row.salary_from;
  if (!row.show_salary || from === null || to === null) return null;
  return {
    from,
    to,
    currency: row.salary_currency ?? 'EUR',
    per: row.salary_range === 'monthly' ? 'month' : 'year',
  };
}

/** A position as portals are told of it. */
export const advertOf = (row: AdvertRow, { locale }: Pick<Advertiser, 'locale'>): Advert => ({
  positionId: row.id,
  title: xmlText(row.title).trim(),
  description: xmlText(proseHtml(row.job_description)),
  publishedAt: row.first_opened_at ?? row.created_at,
  workMode: row.work_mode,
  contractType: row.contract_type,
  salary: salaryOf(row),
  places: row.cities.map((city) => ({
    reference: referenceOf(row.id, city.id),
    city: xmlText(city.name).trim(),
    state: xmlText(city.region).trim() || xmlText(city.name).trim(),
    country: countryName(locale, city.country_code),
    countryCode: city.country_code,
  })),
});

/** Where a portal's visitors find a position, and where they apply; both say which portal they came from. */
export const advertLinks = (
  agency: Advertiser,
  positionId: string,
  portal: number,
): { page: string; apply: string } => positionAddresses(agency, positionId, String(portal));
