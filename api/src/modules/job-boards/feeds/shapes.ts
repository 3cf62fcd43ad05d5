import type { StoredSettings } from '../../advert-records/index.ts';
import type { FeedShape } from '../rules/rules.ts';
import type { Advert, Advertiser, AdvertPlace } from './entry.ts';
import { element, literal, literalHtml, optional } from './xml.ts';

/** A position in one of its places, as a feed tells of it. */
interface Entry {
  readonly advert: Advert;
  readonly place: AdvertPlace;
  readonly agency: Advertiser;
  readonly settings: StoredSettings;
  readonly links: { readonly page: string; readonly apply: string };
}

const CONTRACT: Readonly<Record<NonNullable<Advert['contractType']>, string>> = {
  FOR_WORK_AND_SERVICE: 'temporary',
  FREELANCE: 'contract',
  FIXED_DISCONTINUOUS: 'other',
  PRODUCTION_CIRCUMSTANCES: 'temporary',
  FULLTIME: 'fulltime',
  INTERN: 'internship',
  REPLACEMENT: 'temporary',
  TEMPORARY: 'temporary',
};

function salaryText({ salary }: Advert): string | null {
  if (!salary) return null;
  const { from, to, currency, per } = salary;
  return `${from === to ? from : `${from} - ${to}`} ${currency} per ${per}`;
}

const REMOTE: Readonly<Record<string, string>> = { REMOTE: 'Fully remote', HYBRID: 'Hybrid remote' };

/** https://docs.indeed.com/sponsored-jobs-api/shared-resources/xml-job-feed-format: characters instead of entities, everywhere. */
function indeed({ advert, place, agency, links }: Entry): string {
  return [
    element('title', literal(advert.title)),
    element('date', advert.publishedAt),
    element('referencenumber', place.reference),
    element('requisitionid', advert.positionId),
    element('url', links.page),
    element('company', literal(agency.name)),
    element('sourcename', literal(agency.name)),
    element('city', literal(place.city)),
    element('state', literal(place.state)),
    element('country', place.countryCode),
    element('description', literalHtml(advert.description)),
    optional('salary', salaryText(advert)),
    optional('jobtype', advert.contractType && CONTRACT[advert.contractType]),
    optional('remotetype', REMOTE[advert.workMode ?? '']),
  ].join('');
}

/** https://learn.microsoft.com/en-us/linkedin/talent/job-postings/xml-feeds-development-guide */
const WORKPLACE: Readonly<Record<string, string>> = {
  REMOTE: 'Remote',
  HYBRID: 'Hybrid',
  'ON-SITE': 'On-site',
};
const LINKEDIN_TYPE: Readonly<Record<string, string>> = {
  temporary: 'TEMPORARY',
  contract: 'CONTRACT',
  other: 'OTHER',
  fulltime: 'FULL_TIME',
  internship: 'INTERNSHIP',
};

function linkedin({ advert, place, agency, settings, links }: Entry): string {
  return [
    element('partnerJobId', place.reference),
    element('company', agency.name),
    optional('companyId', settings.company_id),
    element('title', advert.title),
    element('description', advert.description),
    element('applyUrl', links.apply),
    element('location', [...new Set([place.city, place.state, place.country])].join(', ')),
    element('city', place.city),
    element('state', place.state),
    element('country', place.countryCode),
    element('listDate', advert.publishedAt),
    optional('workplaceTypes', WORKPLACE[advert.workMode ?? '']),
    optional('jobtype', advert.contractType && LINKEDIN_TYPE[CONTRACT[advert.contractType]]),
    optional('posterEmail', settings.poster_email),
  ].join('');
}

/** https://talent.com/integrations */
function talent({ advert, place, agency, links }: Entry): string {
  return [
    element('referencenumber', place.reference),
    element('title', advert.title),
    element('company', agency.name),
    element('city', place.city),
    element('state', place.state),
    element('country', place.country),
    element('dateposted', advert.publishedAt),
    element('url', links.page),
    element('description', advert.description),
    optional('jobtype', advert.contractType && CONTRACT[advert.contractType]),
    optional('salary', salaryText(advert)),
    optional('isremote', advert.workMode === 'REMOTE' ? 'yes' : null),
  ].join('');
}

const JOBS: Readonly<Record<FeedShape, (entry: Entry) => string>> = {
  INDEED: indeed,
  LINKEDIN: linkedin,
  TALENT: talent,
};

/** A job of a feed, with a line break. */
export const jobXml = (shape: FeedShape, entry: Entry): string => `<job>${JOBS[shape](entry)}</job>\n`;

const LAST_BUILD: Readonly<Record<FeedShape, string>> = {
  INDEED: 'lastBuildDate',
  LINKEDIN: 'lastBuildDate',
  TALENT: 'lastbuilddate',
};

/** What a feed begins with; `changedAt` is when the latest change was. */
export const headXml = (shape: FeedShape, agency: Advertiser, changedAt: string | null): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<source>\n${element('publisher', agency.name)}${element('publisherurl', agency.website ?? agency.origin)}${optional(LAST_BUILD[shape], changedAt)}\n`;

export const FOOT_XML = '</source>\n';
