import { createPageCatalogue } from '@cantera/shared/i18n';
import type { en } from './en.ts';
import type { deletionsEn } from './texts-deletions-en.ts';

/** The texts of what is deleted by itself, and the record of it: a catalogue of their own, which the remote's other pages do not load. */
export const texts = createPageCatalogue<typeof deletionsEn, typeof en>({
  en: () => import(/* webpackChunkName: "deletions.en" */ './texts-deletions-en.ts'),
  es: () => import(/* webpackChunkName: "deletions.es" */ './texts-deletions-es.ts'),
  ca: () => import(/* webpackChunkName: "deletions.ca" */ './texts-deletions-ca.ts'),
});
export const { useT } = texts;
