import {
  currentLocale,
  hasStoredLocale,
  startSession,
  storeLocale,
  type User,
} from '@cantera/shared/session';
import { safeRedirect } from './guard.ts';

/** Leads on to where one wanted to be, by a fresh document. */
export function openWantedPage(): void {
  const redirect = new URLSearchParams(window.location.search).get('redirect');
  window.location.replace(safeRedirect(redirect, window.location.origin));
}

/**
 * Starts a session. A user whose language is not this page's has it stored, unless this browser chose one; the answer
 * is whether a fresh page is due for it.
 */
export function startOwnSession(token: string, lang: User['lang'], user: User | null): boolean {
  const isOtherLanguage = lang !== null && lang !== currentLocale() && !hasStoredLocale();
  if (isOtherLanguage) storeLocale(lang);
  startSession(token, user);
  return isOtherLanguage;
}

/** Starts the session that a setup or an invitation answered with; the guard then leads on, or a fresh page does. */
export function beginSession({ token, user }: { token: string; user: User }): void {
  if (startOwnSession(token, user.lang, user)) openWantedPage();
}
