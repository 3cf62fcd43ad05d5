import { createCatalogue } from '@cantera/shared/i18n';
import type { autodiscardEn } from './texts-autodiscard-en.ts';

/** The texts of autodiscard: a catalogue of their own, which a board does not load before it shows them. */
export const { Messages, useT } = createCatalogue<typeof autodiscardEn>({
  en: () => import(/* webpackChunkName: "autodiscard.en" */ './texts-autodiscard-en.ts'),
  es: () => import(/* webpackChunkName: "autodiscard.es" */ './texts-autodiscard-es.ts'),
  ca: () => import(/* webpackChunkName: "autodiscard.ca" */ './texts-autodiscard-ca.ts'),
});
