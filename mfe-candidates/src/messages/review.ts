import { createPageCatalogue } from '@cantera/shared/i18n';
import type { en } from './en.ts';
import type { reviewEn } from './texts-review-en.ts';

/** The texts of looking through CVs that came together, which the remote's other pages do not load. */
export const texts = createPageCatalogue<typeof reviewEn, typeof en>({
  en: () => import(/* webpackChunkName: "review.en" */ './texts-review-en.ts'),
  es: () => import(/* webpackChunkName: "review.es" */ './texts-review-es.ts'),
  ca: () => import(/* webpackChunkName: "review.ca" */ './texts-review-ca.ts'),
});
export const { useT } = texts;
