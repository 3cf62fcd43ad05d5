import { createPageCatalogue } from '@cantera/shared/i18n';
import type { huntsEn } from './texts-hunts-en.ts';

/** The texts of hunts: a catalogue of their own, which the remote's other pages do not load. */
export const texts = createPageCatalogue<typeof huntsEn>({
  en: () => import(/* webpackChunkName: "hunts.en" */ './texts-hunts-en.ts'),
  es: () => import(/* webpackChunkName: "hunts.es" */ './texts-hunts-es.ts'),
  ca: () => import(/* webpackChunkName: "hunts.ca" */ './texts-hunts-ca.ts'),
});
export const { useT } = texts;
