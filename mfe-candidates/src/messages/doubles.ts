import { createPageCatalogue } from '@cantera/shared/i18n';
import type { en } from './en.ts';
import type { doublesEn } from './texts-doubles-en.ts';

/** The texts of possible duplicates and of merges, which the remote's other pages do not load. */
export const texts = createPageCatalogue<typeof doublesEn, typeof en>({
  en: () => import(/* webpackChunkName: "doubles.en" */ './texts-doubles-en.ts'),
  es: () => import(/* webpackChunkName: "doubles.es" */ './texts-doubles-es.ts'),
  ca: () => import(/* webpackChunkName: "doubles.ca" */ './texts-doubles-ca.ts'),
});
export const { useT } = texts;
