import {
  type HomePageData,
  renderAboutPage,
  renderDepartmentsPage,
  renderHomePage,
  renderPrivacyPage,
} from '@cantera/mfe-career-site/public';
import { findAgency } from '../agency/index.ts';
import { listOpenPositions, listPlaces, readLand } from '../public-site/index.ts';
import { firstWords, richText, splitHeading } from './rich-text.ts';
import { onSite, type SiteVisit, type Visit } from './site-visit.ts';
import { type PageAnswer, pageAnswer, problemAnswer } from './visit.ts';

const NEWEST = 5;

async function mapOf({ tx, site, deps }: SiteVisit): Promise<HomePageData['map']> {
  if (!site.homePage.isMapVisible) return undefined;
  const places = await listPlaces(tx, site.agencyId);
  return places.length > 0 ? { places, land: await readLand(tx, deps) } : undefined;
}

export const homePage = (visit: Visit): Promise<PageAnswer> =>
  onSite(visit, async (found) => {
    const { tx, site, context, locale } = found;
    const { items, total } = await listOpenPositions(tx, site.agencyId, { page: 1, perPage: NEWEST, locale });
    const { heading, rest } = splitHeading(site.homePage.description);
    const html = renderHomePage(context, {
      heading,
      description: richText(rest, 2),
      descriptionText: firstWords(rest),
      newest: items,
      total,
      map: await mapOf(found),
      faqs: site.homePage.faqs.map(({ question, answer }) => ({ question, answer: richText(answer) })),
    });
    return pageAnswer(context, html);
  });

export const departmentsPage = (visit: Visit): Promise<PageAnswer> =>
  onSite(visit, async ({ site, context }) => {
    if (!site.departmentsPage) return problemAnswer(context, { kind: 'not-found' });
    const departments = site.departmentsPage.departments.map(({ title, description, icon }) => ({
      title,
      description: richText(description),
      icon,
    }));
    return pageAnswer(context, renderDepartmentsPage(context, { departments }));
  });

export const aboutPage = (visit: Visit): Promise<PageAnswer> =>
  onSite(visit, async ({ site, context }) => {
    if (!site.aboutPage) return problemAnswer(context, { kind: 'not-found' });
    const { description, missionTitle, missionDescription, values } = site.aboutPage;
    const html = renderAboutPage(context, {
      description: richText(description, 2),
      descriptionText: firstWords(description),
      missionTitle,
      missionDescription: richText(missionDescription),
      missionText: firstWords(missionDescription),
      values: values.map((one) => ({ title: one.title, value: richText(one.value, 4), icon: one.icon })),
    });
    return pageAnswer(context, html);
  });

export const privacyPage = (visit: Visit): Promise<PageAnswer> =>
  onSite(visit, async ({ tx, site, context }) => {
    const agency = await findAgency(tx, site.agencyId);
    const { privacyPolicy = '', privacyPolicyInformation = '' } = agency?.privacyPolicy ?? {};
    const html = renderPrivacyPage(context, {
      policy: firstWords(privacyPolicy) ? richText(privacyPolicy, 2) : undefined,
      information: firstWords(privacyPolicyInformation) ? richText(privacyPolicyInformation) : undefined,
    });
    return pageAnswer(context, html);
  });
