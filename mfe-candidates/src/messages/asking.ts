import { createPageCatalogue } from '@cantera/shared/i18n';
import type { en } from './en.ts';
import type { askingEn } from './texts-asking-en.ts';

/** The texts of asking those who are selected in the list for consent, which the remote's other pages do not load. */
export const texts = createPageCatalogue<typeof askingEn, typeof en>({
  en: () => import(/* webpackChunkName: "asking.en" */ './texts-asking-en.ts'),
  es: () => import(/* webpackChunkName: "asking.es" */ './texts-asking-es.ts'),
  ca: () => import(/* webpackChunkName: "asking.ca" */ './texts-asking-ca.ts'),
});
export const { useT } = texts;
