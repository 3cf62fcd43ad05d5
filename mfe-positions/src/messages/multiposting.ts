import { createCatalogue } from '@cantera/shared/i18n';
import type { multipostingEn } from './texts-multiposting-en.ts';

/** The texts of adverts on external portals: a catalogue of their own, which other pages of a position do not load. */
export const { Messages, useT } = createCatalogue<typeof multipostingEn>({
  en: () => import(/* webpackChunkName: "multiposting.en" */ './texts-multiposting-en.ts'),
  es: () => import(/* webpackChunkName: "multiposting.es" */ './texts-multiposting-es.ts'),
  ca: () => import(/* webpackChunkName: "multiposting.ca" */ './texts-multiposting-ca.ts'),
});
