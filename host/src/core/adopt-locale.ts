import { hasStoredLocale, isLocale, storeLocale } from '@cantera/shared/session';
import { isPublic } from './guard.ts';

/** The link of a mail says in which language the mail was written; whoever has chosen one here keeps it. */
export function adoptLocale(): void {
  const lang = new URLSearchParams(window.location.search).get('lang');
  if (isPublic(window.location.pathname) && isLocale(lang) && !hasStoredLocale()) storeLocale(lang);
}
