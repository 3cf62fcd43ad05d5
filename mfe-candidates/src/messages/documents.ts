import { createPageCatalogue } from '@cantera/shared/i18n';
import type { en } from './en.ts';
import type { documentsEn } from './texts-documents-en.ts';

/** The texts of a candidate's documents, which the remote's other pages do not load. */
export const texts = createPageCatalogue<typeof documentsEn, typeof en>({
  en: () => import(/* webpackChunkName: "documents.en" */ './texts-documents-en.ts'),
  es: () => import(/* webpackChunkName: "documents.es" */ './texts-documents-es.ts'),
  ca: () => import(/* webpackChunkName: "documents.ca" */ './texts-documents-ca.ts'),
});
export const { useT } = texts;
