import { createPageCatalogue } from '@cantera/shared/i18n';
import type { fromPageEn } from './texts-from-page-en.ts';

/** The texts of a client from its page: a catalogue of their own, which the remote's other pages do not load. */
export const texts = createPageCatalogue<typeof fromPageEn>({
  en: () => import(/* webpackChunkName: "from-page.en" */ './texts-from-page-en.ts'),
  es: () => import(/* webpackChunkName: "from-page.es" */ './texts-from-page-es.ts'),
  ca: () => import(/* webpackChunkName: "from-page.ca" */ './texts-from-page-ca.ts'),
});
export const { useT } = texts;
