import { createPageCatalogue } from '@cantera/shared/i18n';
import type { startingEn } from './texts-starting-en.ts';

/** The texts of what positions start from: a catalogue of their own, which the remote's other pages do not load. */
export const texts = createPageCatalogue<typeof startingEn>({
  en: () => import(/* webpackChunkName: "starting.en" */ './texts-starting-en.ts'),
  es: () => import(/* webpackChunkName: "starting.es" */ './texts-starting-es.ts'),
  ca: () => import(/* webpackChunkName: "starting.ca" */ './texts-starting-ca.ts'),
});
export const { useT } = texts;
