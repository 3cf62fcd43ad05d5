import { createPageCatalogue } from '@cantera/shared/i18n';
import type { multipostingEn } from './texts-multiposting-en.ts';

/** The texts of external job portals: a catalogue of their own, which the remote's other pages do not load. */
export const texts = createPageCatalogue<typeof multipostingEn>({
  en: () => import(/* webpackChunkName: "multiposting.en" */ './texts-multiposting-en.ts'),
  es: () => import(/* webpackChunkName: "multiposting.es" */ './texts-multiposting-es.ts'),
  ca: () => import(/* webpackChunkName: "multiposting.ca" */ './texts-multiposting-ca.ts'),
});
export const { useT } = texts;
