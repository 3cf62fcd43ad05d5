import { call } from '@cantera/shared/api-client';
import { type Client, updateClient } from '@cantera/shared/contracts/clients';
import { addressOfChoice } from '@cantera/shared/image-choice';
import { useClientChange } from '../../../lib/use-client.ts';
import type { ClientForm } from './client-form.ts';

/** Saves the form of a client; `version` left out saves over whatever stands. Rejects with ApiError. */
export function useSaveClient({ id }: Client) {
  const change = useClientChange(id);
  return ({ logoImageUrl, locationsIds, ...fields }: ClientForm, version: number | undefined) =>
    change({
      send: async () => {
        const logo = await addressOfChoice(logoImageUrl, 'logoImageUrl');
        const changed = logo === undefined ? {} : { logoImageUrl: logo };
        const body = { ...fields, ...changed, locationsIds: locationsIds.map((city) => city.id), version };
        return call(updateClient, { params: { id }, body });
      },
      saved: (_, { data }) => data,
    });
}
