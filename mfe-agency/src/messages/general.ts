import { createPageCatalogue } from '@cantera/shared/i18n';
import type { en } from './en.ts';
import type { generalEn } from './texts-general-en.ts';

/** The texts of the agency's settings: a catalogue of their own, which the remote's other pages do not load. */
export const texts = createPageCatalogue<typeof generalEn, typeof en>({
  en: () => import(/* webpackChunkName: "general.en" */ './texts-general-en.ts'),
  es: () => import(/* webpackChunkName: "general.es" */ './texts-general-es.ts'),
  ca: () => import(/* webpackChunkName: "general.ca" */ './texts-general-ca.ts'),
});
export const { useT } = texts;
