import type { AdvertField, MissingRule } from '@cantera/shared/contracts/job-boards';
import { plainText } from '@cantera/shared/contracts/text';
import type { StoredSettings } from '../../advert-records/index.ts';
import type { Advert } from '../feeds/entry.ts';
import { literal } from '../feeds/xml.ts';

/** What a feed of a portal looks like: InfoJobs, Adzuna, Jooble and Tecnoempleo take Talent.com's. */
export type FeedShape = 'INDEED' | 'LINKEDIN' | 'TALENT';

const SHAPES: Readonly<Record<number, FeedShape>> = { 1698: 'LINKEDIN', 1699: 'INDEED', 1700: 'INDEED' };
export const shapeOf = (portal: number): FeedShape => SHAPES[portal] ?? 'TALENT';

/**
 * The least of a description in characters, by whose rules were read.
 * LinkedIn, 100: https://learn.microsoft.com/en-us/linkedin/talent/job-postings/xml-feeds-development-guide
 * Talent.com, 50: https://talent.com/integrations
 * Indeed and Glassdoor name none: https://docs.indeed.com/sponsored-jobs-api/shared-resources/xml-job-feed-format
 * The rules of the other four were not seen, so nothing is claimed of them but what their feed's shape needs.
 */
const LEAST_DESCRIPTION: Readonly<Record<FeedShape, number>> = { LINKEDIN: 100, TALENT: 50, INDEED: 1 };

const rule = (
  place: MissingRule['place'],
  field: AdvertField,
  problem: MissingRule['problem'] = 'MISSING',
  limit: number | null = null,
): MissingRule => ({ place, field, problem, limit });

/**
 * Which rules of a portal a position breaks. Title, company, URL, date, reference, city, country and description are required
 * by every feed guide above; company, URL, date and references are there by construction.
 */
export function positionRules(shape: FeedShape, { title, description, places }: Advert): MissingRule[] {
  const broken: MissingRule[] = [];
  if (literal(title).trim() === '') broken.push(rule('POSITION', 'title'));
  const least = LEAST_DESCRIPTION[shape];
  const { length } = plainText(description);
  if (length === 0) broken.push(rule('POSITION', 'description'));
  else if (length < least) broken.push(rule('POSITION', 'description', 'TOO_SHORT', least));
  if (places.length === 0) broken.push(rule('POSITION', 'location'));
  return broken;
}

/** What the settings of a portal lack. LinkedIn wants its id of the company and who posts: never a recruiter. */
export function settingsRules(settings: StoredSettings): MissingRule[] {
  if (settings.kind === 'HTTP')
    return [
      ...(settings.address ? [] : [rule('PORTAL', 'address')]),
      ...(settings.sealed_key ? [] : [rule('PORTAL', 'key')]),
    ];
  if (shapeOf(settings.portal) !== 'LINKEDIN') return [];
  return [
    ...(settings.company_id ? [] : [rule('PORTAL', 'company_id')]),
    ...(settings.poster_email ? [] : [rule('PORTAL', 'poster_email')]),
  ];
}

/** All that stands between a position and a portal. Of an HTTP posting API no rules are known but that it says what and where. */
export const brokenRules = (settings: StoredSettings, advert: Advert): MissingRule[] => [
  ...positionRules(settings.kind === 'HTTP' ? 'INDEED' : shapeOf(settings.portal), advert),
  ...settingsRules(settings),
];
