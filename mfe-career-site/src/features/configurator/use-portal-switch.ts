import { call } from '@cantera/shared/api-client';
import { SITE_PAGES, sitePageEntry } from '@cantera/shared/contracts/career-site';
import { getSiteAddress } from '@cantera/shared/contracts/site-identity';
import { confirm, toast } from '@cantera/shared/design-system';
import { isChangedMeanwhile } from '@cantera/shared/editing';
import { type CareerSite, useAgencyId, useSiteCalls } from '../../lib/career-site/use-career-site.ts';
import { useT } from '../../messages/configurator.ts';

/** The pages that a site begins with; the departments are added by hand. */
const FIRST_PAGES = SITE_PAGES.filter((slug) => slug !== 'departments');
/** So long a question waits for the number in it. */
const COUNT_MS = 3000;

/** How many positions visitors see on the site; undefined when that cannot be told soon. */
async function countPositions(agencyId: string): Promise<number | undefined> {
  try {
    const signal = AbortSignal.timeout(COUNT_MS);
    return (await call(getSiteAddress, { params: { agencyId } }, { signal })).data.positions;
  } catch {
    return undefined;
  }
}

/** Turns the agency's career site on and off. */
export function usePortalSwitch() {
  const t = useT();
  const agencyId = useAgencyId();
  const { save } = useSiteCalls();
  const put = async (
    pages: CareerSite['configurations']['pages'],
    done: (saved: CareerSite) => void,
    base: CareerSite,
  ) => {
    try {
      done(await save({ pages }, base));
    } catch (error) {
      if (isChangedMeanwhile(error)) toast.error(t('pages.changed'), { description: t('pages.changedText') });
      else toast.standardError();
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
      const positions = await countPositions(agencyId);
      const isSure = await confirm({
        title: t('site.off.title'),
        body: positions === undefined ? t('site.off.uncounted') : t('site.off.text', { positions }),
        confirmLabel: t('site.off.confirm'),
        isDanger: true,
      });
      if (!isSure) return;
      const { pages } = site.configurations;
      const tell = (off: CareerSite) => {
        const undo = () => void put(pages, () => toast.success(t('site.enabled')), off);
        toast.success(t('site.disabled'), { action: { label: t('site.undo'), onSelect: undo } });
      };
      await put([], tell, site);
    },
  };
}
