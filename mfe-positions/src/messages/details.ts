import { createPageCatalogue } from '@cantera/shared/i18n';
import type { en } from './en.ts';
import type { detailsEn } from './texts-details-en.ts';

/** The texts of a position's details: a catalogue of their own, which the remote's other pages do not load. */
export const texts = createPageCatalogue<typeof detailsEn, typeof en>({
  en: () => import(/* webpackChunkName: "details.en" */ './texts-details-en.ts'),
  es: () => import(/* webpackChunkName: "details.es" */ './texts-details-es.ts'),
  ca: () => import(/* webpackChunkName: "details.ca" */ './texts-details-ca.ts'),
});
export const { useT } = texts;
