import { createPageCatalogue } from '@cantera/shared/i18n';
import type { configuratorEn } from './texts-configurator-en.ts';

/** The texts of the configurator: a catalogue of their own, which the remote's other pages do not load. */
export const texts = createPageCatalogue<typeof configuratorEn>({
  en: () => import(/* webpackChunkName: "configurator.en" */ './texts-configurator-en.ts'),
  es: () => import(/* webpackChunkName: "configurator.es" */ './texts-configurator-es.ts'),
  ca: () => import(/* webpackChunkName: "configurator.ca" */ './texts-configurator-ca.ts'),
});
export const { useT } = texts;
