import { ApiError, call, isApiError, upload } from '@cantera/shared/api-client';
import { type Client, type UpdateClientInput, updateClient } from '@cantera/shared/contracts/clients';
import { uploadPublicFile } from '@cantera/shared/contracts/files';
import type { ImageChoice } from '@cantera/shared/forms';
import { useClientChange } from '../../../lib/use-client.ts';
import type { ClientForm } from './client-form.ts';

/** Uploads a chosen logo. Rejects with ApiError that names the form's field. */
async function uploadLogo(file: File): Promise<string> {
  try {
    return (await upload(uploadPublicFile, {}, { file })).url;
  } catch (error) {
    if (!isApiError(error) || !error.fields.file) throw error;
    const { type, status, message } = error;
    throw new ApiError({ type, status, message, fields: { logoImageUrl: error.fields.file } });
  }
}

/** The part of a change that says what becomes of the logo. */
async function logoChange(choice: ImageChoice): Promise<Pick<UpdateClientInput, 'logoImageUrl'>> {
  if (choice === null) return {};
  return { logoImageUrl: choice === 'removed' ? null : await uploadLogo(choice) };
}

/** Saves the form of a client; `version` left out saves over whatever stands. Rejects with ApiError. */
export function useSaveClient({ id }: Client) {
  const change = useClientChange(id);
  return ({ logoImageUrl, locationsIds, ...fields }: ClientForm, version: number | undefined) =>
    change({
      send: async () => {
        const logo = await logoChange(logoImageUrl);
        const body = { ...fields, ...logo, locationsIds: locationsIds.map((city) => city.id), version };
        return call(updateClient, { params: { id }, body });
      },
      saved: (_, { data }) => data,
    });
}
