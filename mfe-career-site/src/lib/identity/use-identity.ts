import { apiKey, call, upload, useApi, useRefresh } from '@cantera/shared/api-client';
import { getAgency } from '@cantera/shared/contracts/agency';
import {
  getOlderConfiguration,
  restoreSiteLogo,
  type SiteIdentity,
  uploadSiteLogo,
} from '@cantera/shared/contracts/site-identity';
import { useSWRConfig } from 'swr';
import { useAgencyId } from '../career-site/use-career-site.ts';

/** Name, address, logo and colour of the agency's site. */
export function useIdentity() {
  const agencyId = useAgencyId();
  return useApi(getOlderConfiguration, agencyId ? { params: { agencyId } } : null);
}

/** Puts what was saved of them into the shared cache, and has the shell read the agency's name and logo again. */
export function useKeepIdentity() {
  const agencyId = useAgencyId();
  const { mutate } = useSWRConfig();
  const refresh = useRefresh();
  return async (change: Partial<SiteIdentity>): Promise<void> => {
    await mutate<{ data: SiteIdentity }>(
      apiKey(getOlderConfiguration, { params: { agencyId } }),
      (known) => known && { data: { ...known.data, ...change } },
      { revalidate: false },
    );
    void refresh(getAgency);
  };
}

/** Changes the logo; the screens show the new one at once. Both throw ApiError. */
export function useLogoCalls() {
  const keep = useKeepIdentity();
  return {
    change: async (file: File): Promise<void> => {
      const { logoUrl } = await upload(uploadSiteLogo, {}, { file });
      await keep({ logoUrl });
    },
    /** Goes back to the logo of before, or to none. */
    restore: async (before: string | null): Promise<void> => {
      const { logoUrl } = await call(restoreSiteLogo, { body: { logoUrl: before } });
      await keep({ logoUrl });
    },
  };
}
