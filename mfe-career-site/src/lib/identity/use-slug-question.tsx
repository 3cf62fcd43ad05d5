import { call, useApi } from '@cantera/shared/api-client';
import { getSiteAddress } from '@cantera/shared/contracts/site-identity';
import { confirm } from '@cantera/shared/design-system';
import { useSession } from '@cantera/shared/session';
import { useT } from '../../messages/index.ts';
import { useAgencyId } from '../career-site/use-career-site.ts';

const inputOf = (agencyId: string) => ({ params: { agencyId } });

/** The site's address, and what stands on it. */
export function useSiteAddress() {
  const agencyId = useAgencyId();
  return useApi(getSiteAddress, agencyId ? inputOf(agencyId) : null);
}

/** The agency's own part of the address: as it was last read, else as the session began. */
export function useSlug(): string | undefined {
  const known = useSession(({ agency }) => agency?.slug);
  return useSiteAddress().data?.data.slug ?? known;
}

/**
 * Asks before a site moves to another address, with what stands on the old one; resolves to whether it shall. Nobody is asked
 * where nothing moves: the address is the same, or visitors see nothing there. What stands there is read for the question:
 * rejects with an ApiError when that fails.
 */
export function useSlugQuestion(): (slug: string) => Promise<boolean> {
  const t = useT();
  const agencyId = useAgencyId();
  return async (slug) => {
    const { data: now } = await call(getSiteAddress, inputOf(agencyId));
    if (now.slug === slug || now.pages === 0) return true;
    return confirm({
      title: t('slug.move.title', { slug }),
      body: (
        <>
          <p>{t('slug.move.stands', { slug: now.slug, pages: now.pages, positions: now.positions })}</p>
          <p>{t('slug.move.leads')}</p>
        </>
      ),
      confirmLabel: t('slug.move.confirm'),
    });
  };
}
