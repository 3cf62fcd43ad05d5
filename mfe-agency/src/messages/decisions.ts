import { createPageCatalogue } from '@cantera/shared/i18n';
import type { decisionsEn } from './texts-decisions-en.ts';

/** The texts of the record of decisions: a catalogue of their own, which the remote's other pages do not load. */
export const texts = createPageCatalogue<typeof decisionsEn>({
  en: () => import(/* webpackChunkName: "decisions.en" */ './texts-decisions-en.ts'),
  es: () => import(/* webpackChunkName: "decisions.es" */ './texts-decisions-es.ts'),
  ca: () => import(/* webpackChunkName: "decisions.ca" */ './texts-decisions-ca.ts'),
});
export const { useT } = texts;
