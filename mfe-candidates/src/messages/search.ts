import { createPageCatalogue } from '@cantera/shared/i18n';
import type { searchEn } from './texts-search-en.ts';

/** The texts of the search in words: a catalogue of their own, which the remote's other pages do not load. */
export const texts = createPageCatalogue<typeof searchEn>({
  en: () => import(/* webpackChunkName: "search.en" */ './texts-search-en.ts'),
  es: () => import(/* webpackChunkName: "search.es" */ './texts-search-es.ts'),
  ca: () => import(/* webpackChunkName: "search.ca" */ './texts-search-ca.ts'),
});
export const { useT } = texts;
