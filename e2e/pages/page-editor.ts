import {
  DEFAULT_SITE,
  getCareerSite,
  SITE_PAGES,
  type SiteConfiguration,
  saveCareerSite,
  sitePageEntry,
} from '@cantera/shared/contracts/career-site';
import type { Page } from '@playwright/test';
import type { NewAgency } from '../fixtures/agencies.ts';
import { expect } from '../fixtures/test.ts';

/** A site whose four pages visitors have, with these parts. */
export async function publishSite(
  { admin, id }: NewAgency,
  parts: Partial<SiteConfiguration> = {},
): Promise<void> {
  const pages = SITE_PAGES.map((slug) => ({
    ...sitePageEntry(slug, slug, '2026-01-01T00:00:00.000Z'),
    isPublished: true,
  }));
  await admin.call(saveCareerSite, {
    params: { agencyId: id },
    body: { careerSite: { configurations: { ...DEFAULT_SITE, pages, ...parts } } },
  });
}

/** What is stored of an agency's site. */
export const storedSite = async ({ admin, id }: NewAgency): Promise<SiteConfiguration> =>
  (await admin.call(getCareerSite, { params: { agencyId: id } })).careerSite.configurations;

/** The editor of a page of the career site. */
export const pageEditorOf = (page: Page) => {
  const frame = page.locator('iframe');
  return {
    frame,
    /** What the preview shows. */
    shown: page.frameLocator('iframe'),
    preview: page.getByRole('region', { name: 'Preview', exact: true }),
    /** Opens it by its address, and waits until its frame has a page. */
    async open(name: string): Promise<void> {
      await page.goto(`/agency/new-job-portal/${name}`);
      await expect(page.frameLocator('iframe').locator('body')).not.toBeEmpty();
    },
    save: page.getByRole('button', { name: 'Save', exact: true }),
    async saved(): Promise<void> {
      await expect(page.getByText('Page saved', { exact: true })).toBeVisible();
      await expect(page.getByText('Not saved yet')).toHaveCount(0);
    },
  };
};
