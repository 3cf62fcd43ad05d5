import { createPageCatalogue } from '@cantera/shared/i18n';
import type { mergingEn } from './texts-merging-en.ts';

/** The texts of the page that makes two candidates one: a catalogue of their own, which the remote's other pages do not load. */
export const texts = createPageCatalogue<typeof mergingEn>({
  en: () => import(/* webpackChunkName: "merging.en" */ './texts-merging-en.ts'),
  es: () => import(/* webpackChunkName: "merging.es" */ './texts-merging-es.ts'),
  ca: () => import(/* webpackChunkName: "merging.ca" */ './texts-merging-ca.ts'),
});
export const { useT } = texts;
