import { SITE_PAGES, sitePageEntry } from '@cantera/shared/contracts/career-site';
import { confirm, toast } from '@cantera/shared/design-system';
import { type CareerSite, useSiteCalls } from '../../lib/career-site/use-career-site.ts';
import { useSiteAddress } from '../../lib/identity/use-slug-question.tsx';
import { useT } from '../../messages/configurator.ts';

/** The pages that a site begins with; the departments are added by hand. */
const FIRST_PAGES = SITE_PAGES.filter((slug) => slug !== 'departments');

/** Turns the agency's career site on and off. */
export function usePortalSwitch() {
  const t = useT();
  const { save } = useSiteCalls();
  const address = useSiteAddress();
  const put = async (pages: CareerSite['configurations']['pages'], done: () => void, base?: CareerSite) => {
    try {
      await save({ pages }, base);
      done();
    } catch {
      toast.standardError();
    }
  };
  return {
    /** Makes the first pages of a site that has none. */
    enable: async (site: CareerSite) => {
      const at = new Date().toISOString();
      const pages = FIRST_PAGES.map((slug) => sitePageEntry(slug, t(`pages.${slug}`), at));
      await put(pages, () => toast.success(t('site.enabled')), site);
    },
    /** Asks, with what goes off, takes all pages away, and offers to bring them back. */
    disable: async (site: CareerSite) => {
      const isSure = await confirm({
        title: t('site.off.title'),
        body: t('site.off.text', { positions: address.data?.data.positions ?? 0 }),
        confirmLabel: t('site.off.confirm'),
        isDanger: true,
      });
      if (!isSure) return;
      const { pages } = site.configurations;
      const undo = () => void put(pages, () => toast.success(t('site.enabled')));
      await put(
        [],
        () => toast.success(t('site.disabled'), { action: { label: t('site.undo'), onSelect: undo } }),
        site,
      );
    },
  };
}
