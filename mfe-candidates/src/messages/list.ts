import { createPageCatalogue } from '@cantera/shared/i18n';
import type { en } from './en.ts';
import type { listEn } from './texts-list-en.ts';

/** The texts of the list alone, which the remote's other pages do not load. */
export const texts = createPageCatalogue<typeof listEn, typeof en>({
  en: () => import(/* webpackChunkName: "list.en" */ './texts-list-en.ts'),
  es: () => import(/* webpackChunkName: "list.es" */ './texts-list-es.ts'),
  ca: () => import(/* webpackChunkName: "list.ca" */ './texts-list-ca.ts'),
});
export const { useT } = texts;
