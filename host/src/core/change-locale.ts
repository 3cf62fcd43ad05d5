import { call } from '@cantera/shared/api-client';
import { updateMe } from '@cantera/shared/contracts/users';
import { toast } from '@cantera/shared/design-system';
import { currentLocale, type Locale, storeLocale } from '@cantera/shared/session';

/** Saves the language with the profile, then loads the page in it, after `beforeLoad`. When saving fails nothing changes. */
export async function changeLocale(locale: Locale, beforeLoad?: () => void): Promise<void> {
  if (locale === currentLocale()) return;
  try {
    await call(updateMe, { body: { lang: locale } });
  } catch {
    toast.standardError();
    return;
  }
  storeLocale(locale);
  beforeLoad?.();
  window.location.reload();
}
