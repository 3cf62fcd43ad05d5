import {
  type HomePageData,
  renderAboutPage,
  renderDepartmentsPage,
  renderHomePage,
  renderPrivacyPage,
} from '@cantera/mfe-career-site/public';
import { countByDepartment, listOpenPositions, listPlaces, readLand } from '../public-site/index.ts';
import { firstWords, richText, splitHeading } from './rich-text.ts';
import { onSite, type SiteVisit, type Visit } from './site-visit.ts';
import { pageTextsFor, policyFor } from './texts-for.ts';
import { type PageAnswer, pageAnswer, problemAnswer } from './visit.ts';

const NEWEST = 5;

async function mapOf({ tx, site, deps }: SiteVisit): Promise<HomePageData['map']> {
  if (!site.homePage.isMapVisible) return undefined;
  const places = await listPlaces(tx, site.agencyId);
  return places.length > 0 ? { places, land: await readLand(tx, deps) } : undefined;
}

export async function drawHome(found: SiteVisit): Promise<PageAnswer> {
  const { tx, site, context, locale } = found;
  const { items, total } = await listOpenPositions(tx, site.agencyId, { page: 1, perPage: NEWEST, locale });
  const { texts, languages } = pageTextsFor(site, 'homePage', site.homePage, locale);
  const { heading, rest } = splitHeading(texts.description);
  const html = renderHomePage(context, {
    heading,
    description: richText(rest, 2),
    descriptionText: firstWords(rest),
    newest: items,
    total,
    map: await mapOf(found),
    faqs: texts.faqs.map(({ question, answer }) => ({ question, answer: richText(answer) })),
    languages,
  });
  return pageAnswer(context, html);
}

export async function drawDepartments({ tx, site, context, locale }: SiteVisit): Promise<PageAnswer> {
  if (!site.departmentsPage) return problemAnswer(context, { kind: 'not-found' });
  const { texts, languages } = pageTextsFor(site, 'departmentsPage', site.departmentsPage, locale);
  const open = await countByDepartment(tx, site.agencyId);
  const departments = texts.departments.map(({ id, title, description, icon }) => ({
    id,
    title,
    description: richText(description),
    icon,
    openPositions: open.get(id) ?? 0,
  }));
  return pageAnswer(context, renderDepartmentsPage(context, { departments, languages }));
}

export async function drawAbout({ site, context, locale }: SiteVisit): Promise<PageAnswer> {
  if (!site.aboutPage) return problemAnswer(context, { kind: 'not-found' });
  const { texts, languages } = pageTextsFor(site, 'aboutPage', site.aboutPage, locale);
  const { description, missionTitle, missionDescription, values } = texts;
  const html = renderAboutPage(context, {
    description: richText(description, 2),
    descriptionText: firstWords(description),
    missionTitle,
    missionDescription: richText(missionDescription),
    missionText: firstWords(missionDescription),
    values: values.map((one) => ({ title: one.title, value: richText(one.value, 4), icon: one.icon })),
    languages,
  });
  return pageAnswer(context, html);
}

export const privacyPage = (visit: Visit): Promise<PageAnswer> =>
  onSite(visit, async ({ tx, site, context, locale }) => {
    const { texts, languages } = await policyFor(tx, site, locale);
    const { privacyPolicy, privacyPolicyInformation } = texts;
    const html = renderPrivacyPage(context, {
      policy: firstWords(privacyPolicy) ? richText(privacyPolicy, 2) : undefined,
      information: firstWords(privacyPolicyInformation) ? richText(privacyPolicyInformation) : undefined,
      languages: { policy: languages.privacyPolicy, information: languages.privacyPolicyInformation },
    });
    return pageAnswer(context, html);
  });
