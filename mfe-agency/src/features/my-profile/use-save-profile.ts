import { apiKey, call, useRefresh } from '@cantera/shared/api-client';
import { getMe, listUsers, type UpdateMeInput, type User, updateMe } from '@cantera/shared/contracts/users';
import { currentLocale } from '@cantera/shared/session';
import { useSWRConfig } from 'swr';

/**
 * Saves the profile with some of its fields changed. What the server answers goes into the shared cache, from which
 * the shell takes the name and the picture. Throws ApiError.
 */
export function useSaveProfile(user: User) {
  const { mutate } = useSWRConfig();
  const refresh = useRefresh();
  return async (changes: Pick<UpdateMeInput, 'firstName' | 'lastName' | 'imageUrl'>): Promise<User> => {
    const { firstName, lastName, imageUrl } = user;
    const lang = user.lang ?? currentLocale();
    const saved = await call(updateMe, { body: { firstName, lastName, imageUrl, lang, ...changes } });
    await mutate(apiKey(getMe, {}), saved, { revalidate: false });
    void refresh(listUsers);
    return saved.data;
  };
}
