import { createPageCatalogue } from '@cantera/shared/i18n';
import type { en } from './en.ts';
import type { updatePagesEn } from './texts-update-pages-en.ts';

/** The texts of the pages that change a candidate, which the remote's other pages do not load. */
export const texts = createPageCatalogue<typeof updatePagesEn, typeof en>({
  en: () => import(/* webpackChunkName: "update-pages.en" */ './texts-update-pages-en.ts'),
  es: () => import(/* webpackChunkName: "update-pages.es" */ './texts-update-pages-es.ts'),
  ca: () => import(/* webpackChunkName: "update-pages.ca" */ './texts-update-pages-ca.ts'),
});
export const { useT } = texts;
