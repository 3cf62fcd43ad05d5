import { createPageCatalogue } from '@cantera/shared/i18n';
import type { en } from './en.ts';
import type { commentsPageEn } from './texts-comments-page-en.ts';

/** The texts of the page of a candidate's comments, which the remote's other pages do not load. */
export const texts = createPageCatalogue<typeof commentsPageEn, typeof en>({
  en: () => import(/* webpackChunkName: "comments-page.en" */ './texts-comments-page-en.ts'),
  es: () => import(/* webpackChunkName: "comments-page.es" */ './texts-comments-page-es.ts'),
  ca: () => import(/* webpackChunkName: "comments-page.ca" */ './texts-comments-page-ca.ts'),
});
export const { useT } = texts;
