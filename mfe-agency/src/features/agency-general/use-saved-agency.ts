import { apiKey, call } from '@cantera/shared/api-client';
import type { EndpointResponse } from '@cantera/shared/contracts';
import { type Agency, getAgency, getAgencyDetails } from '@cantera/shared/contracts/agency';
import { useSWRConfig } from 'swr';

type Details = EndpointResponse<typeof getAgencyDetails>;

/** Puts an agency that the server answered into the shared cache, from which the shell takes its name too. */
export function useSavedAgency() {
  const { mutate } = useSWRConfig();
  return async (agency: Agency): Promise<void> => {
    await mutate(apiKey(getAgency, {}), { data: agency }, { revalidate: false });
    await mutate<Details>(
      apiKey(getAgencyDetails, {}),
      (known) => known && { data: { ...known.data, ...agency } },
      { revalidate: false },
    );
  };
}

/** Reads the agency again, for one who wants what someone else has saved meanwhile. Throws ApiError. */
export function useReloadedAgency() {
  const keep = useSavedAgency();
  return async (): Promise<Agency> => {
    const { data } = await call(getAgency);
    await keep(data);
    return data;
  };
}
