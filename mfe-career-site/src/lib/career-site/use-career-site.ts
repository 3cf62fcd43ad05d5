import { apiKey, call, useApi } from '@cantera/shared/api-client';
import type { EndpointResponse } from '@cantera/shared/contracts';
import { getCareerSite, type SiteConfiguration, saveCareerSite } from '@cantera/shared/contracts/career-site';
import { isChangedMeanwhile } from '@cantera/shared/editing';
import { useSession } from '@cantera/shared/session';
import { useSWRConfig } from 'swr';

/** The career site as it was read: what it says, and the version of it. */
export type CareerSite = EndpointResponse<typeof getCareerSite>['careerSite'];
type SiteParts = Partial<SiteConfiguration>;

const inputOf = (agencyId: string) => ({ params: { agencyId } });
/** The id of the agency of whoever is logged in; empty until it is known, which is before a page is drawn. */
export const useAgencyId = (): string => useSession(({ user }) => user?.agencyId ?? '');

/** The configuration of the agency's career site; kept true by live updates. */
export function useCareerSite() {
  const agencyId = useAgencyId();
  return useApi(getCareerSite, agencyId ? inputOf(agencyId) : null);
}

/** Whether two readings of the site say the same in all of these parts. */
export const isSameIn = (parts: SiteParts, one: CareerSite, other: CareerSite): boolean =>
  (Object.keys(parts) as (keyof SiteConfiguration)[]).every(
    (key) => JSON.stringify(one.configurations[key]) === JSON.stringify(other.configurations[key]),
  );

/** Reads and saves the site; each answer goes into the shared cache. Both throw ApiError. */
export function useSiteCalls() {
  const agencyId = useAgencyId();
  const { mutate } = useSWRConfig();
  const keep = async (answer: EndpointResponse<typeof getCareerSite>): Promise<CareerSite> => {
    await mutate(apiKey(getCareerSite, inputOf(agencyId)), answer, { revalidate: false });
    return answer.careerSite;
  };
  const read = async () => keep(await call(getCareerSite, inputOf(agencyId)));
  const send = async (configurations: SiteParts, version: number | undefined) =>
    keep(
      await call(saveCareerSite, {
        ...inputOf(agencyId),
        body: { careerSite: { configurations, ...(version === undefined ? {} : { version }) } },
      }),
    );
  /**
   * Saves parts that were made from `base`. Rejects with `CAREER_SITE_CHANGED` when somebody else has changed one of these
   * parts meanwhile, with theirs in the cache; what they changed elsewhere stands beside it. Without `base` theirs is
   * overwritten.
   */
  const save = async (parts: SiteParts, base?: CareerSite): Promise<CareerSite> => {
    try {
      return await send(parts, base?.version);
    } catch (error) {
      if (!base || !isChangedMeanwhile(error)) throw error;
      const now = await read();
      if (!isSameIn(parts, base, now)) throw error;
      return send(parts, now.version);
    }
  };
  return { read, save };
}
