import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { positionPage } from './career-pages.service.ts';
import { siteAssets } from './site-assets.ts';
import type { Visit } from './site-visit.ts';

/** What search engines refuse a posting without: https://schema.org/JobPosting as Google and portals read it. */
const posting = z.looseObject({
  '@type': z.literal('JobPosting'),
  title: z.string().min(1),
  description: z.string().min(1),
  datePosted: z.iso.date(),
  hiringOrganization: z.looseObject({ name: z.string().min(1) }),
  url: z.url(),
});
const placed = z.union([
  z.looseObject({ jobLocation: z.looseObject({}) }),
  z.looseObject({
    jobLocationType: z.literal('TELECOMMUTE'),
    applicantLocationRequirements: z.looseObject({}),
  }),
]);

const DATA = /<script type="application\/ld\+json">(.*?)<\/script>/gs;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Whether a page holds a JobPosting that portals take. */
export const holdsPosting = (page: string): boolean =>
  [...page.matchAll(DATA)]
    .map(([, text = '']) => parsed(text))
    .some((data) => posting.safeParse(data).success && placed.safeParse(data).success);

/** Asks for the page of a position as a visitor does: whether it answers 200 with a valid JobPosting. */
export async function answersWithPosting(
  deps: Deps,
  site: Pick<Visit, 'slug' | 'locale'>,
  positionId: string,
): Promise<boolean> {
  const assets = await siteAssets(deps.config.webRoot)();
  const { status, html } = await positionPage({ deps, ...site, assets }, positionId);
  return status === 200 && holdsPosting(html);
}
