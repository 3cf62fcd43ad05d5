import { apiKey, call, useRefresh } from '@cantera/shared/api-client';
import { getMe, listUsers, type UpdateMeInput, type User, updateMe } from '@cantera/shared/contracts/users';
import { currentLocale } from '@cantera/shared/session';
import { useSWRConfig } from 'swr';

/**
 * Saves some fields of the profile. What the server answers goes into the shared cache, from which
 * the shell takes the name and the picture. Throws ApiError.
 */
export function useSaveProfile(user: User) {
  const { mutate } = useSWRConfig();
  const refresh = useRefresh();
  return async (changes: Omit<UpdateMeInput, 'lang'>): Promise<User> => {
    const saved = await call(updateMe, { body: { lang: user.lang ?? currentLocale(), ...changes } });
    await mutate(apiKey(getMe, {}), saved, { revalidate: false });
    void refresh(listUsers);
    return saved.data;
  };
}

/** Reads the profile again, for everyone who shows it. Throws ApiError. */
export function useReloadedProfile() {
  const { mutate } = useSWRConfig();
  return async (): Promise<User> => {
    const fresh = await call(getMe);
    await mutate(apiKey(getMe, {}), fresh, { revalidate: false });
    return fresh.data;
  };
}
