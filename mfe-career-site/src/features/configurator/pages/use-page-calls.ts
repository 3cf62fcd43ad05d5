import { type SitePage, type SitePageEntry, sitePageEntry } from '@cantera/shared/contracts/career-site';
import { confirm, toast } from '@cantera/shared/design-system';
import { isChangedMeanwhile } from '@cantera/shared/editing';
import { useEffect, useRef } from 'react';
import { type CareerSite, useSiteCalls } from '../../../lib/career-site/use-career-site.ts';
import { useT } from '../../../messages/configurator.ts';

/** Publishes, unpublishes and adds pages of a site. */
export function usePageCalls(site: CareerSite) {
  const t = useT();
  const { save } = useSiteCalls();
  // Rows are drawn after the table knows of a change: one that is pressed before changes what there is by then.
  const newest = useRef(site);
  useEffect(() => {
    newest.current = site;
  });
  const change = async (changed: (pages: readonly SitePageEntry[]) => SitePageEntry[], done: string) => {
    const base = newest.current;
    try {
      newest.current = await save({ pages: changed(base.configurations.pages) }, base);
      toast.success(done);
    } catch (error) {
      // What they made of the pages shows by now.
      if (isChangedMeanwhile(error)) toast.error(t('pages.changed'), { description: t('pages.changedText') });
      else toast.standardError();
    }
  };
  // One after the other: of two that are under way at once, the second would take the first for somebody else's.
  const last = useRef(Promise.resolve());
  const put = (...given: Parameters<typeof change>): Promise<void> => {
    last.current = last.current.then(() => change(...given));
    return last.current;
  };
  return {
    /** Asks, and publishes a page or takes it off. */
    toggle: async ({ slug, isPublished }: SitePageEntry) => {
      const verb = isPublished ? 'unpublish' : 'publish';
      const isSure = await confirm({
        title: t(`pages.ask.${verb}`),
        body: t(`pages.ask.${verb}.text`, { page: t(`pages.${slug}`) }),
        confirmLabel: t(`pages.${verb}`),
        cancelLabel: t('pages.no'),
      });
      if (!isSure) return;
      const lastModified = new Date().toISOString();
      await put(
        (pages) =>
          pages.map((page) =>
            page.slug === slug ? { ...page, isPublished: !isPublished, lastModified } : page,
          ),
        t(`pages.${verb}.done`, { page: t(`pages.${slug}`) }),
      );
    },
    /** Adds a page that visitors do not see yet. */
    add: (slug: SitePage) =>
      put(
        (pages) => [...pages, sitePageEntry(slug, t(`pages.${slug}`), new Date().toISOString())],
        t('pages.added', { page: t(`pages.${slug}`) }),
      ),
  };
}
