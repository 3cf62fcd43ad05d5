import {
  currentLocale,
  hasStoredLocale,
  startSession,
  storeLocale,
  type User,
} from '@cantera/shared/session';
import { safeRedirect } from './guard.ts';

/**
 * Starts the session that a login or a setup answered with; the guard then leads on to the `redirect` or to `/`.
 * A user whose language is not this page's gets a fresh page in his own.
 */
export function enter({ token, user }: { token: string; user: User }): void {
  const isOtherLanguage = user.lang !== null && user.lang !== currentLocale() && !hasStoredLocale();
  if (isOtherLanguage && user.lang) storeLocale(user.lang);
  startSession(token, user);
  if (!isOtherLanguage) return;
  const redirect = new URLSearchParams(window.location.search).get('redirect');
  window.location.assign(safeRedirect(redirect, window.location.origin));
}
