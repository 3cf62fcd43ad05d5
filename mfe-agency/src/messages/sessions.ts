import { createPageCatalogue } from '@cantera/shared/i18n';
import type { en } from './en.ts';
import type { sessionsEn } from './texts-sessions-en.ts';

/** The texts of sessions: a catalogue of their own, which the remote's other pages do not load. */
export const texts = createPageCatalogue<typeof sessionsEn, typeof en>({
  en: () => import(/* webpackChunkName: "sessions.en" */ './texts-sessions-en.ts'),
  es: () => import(/* webpackChunkName: "sessions.es" */ './texts-sessions-es.ts'),
  ca: () => import(/* webpackChunkName: "sessions.ca" */ './texts-sessions-ca.ts'),
});
export const { useT } = texts;
