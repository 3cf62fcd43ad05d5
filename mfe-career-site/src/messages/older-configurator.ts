import { createPageCatalogue } from '@cantera/shared/i18n';
import type { olderConfiguratorEn } from './texts-older-configurator-en.ts';

/** The texts of the older configurator: a catalogue of their own, which the remote's other pages do not load. */
export const texts = createPageCatalogue<typeof olderConfiguratorEn>({
  en: () => import(/* webpackChunkName: "older-configurator.en" */ './texts-older-configurator-en.ts'),
  es: () => import(/* webpackChunkName: "older-configurator.es" */ './texts-older-configurator-es.ts'),
  ca: () => import(/* webpackChunkName: "older-configurator.ca" */ './texts-older-configurator-ca.ts'),
});
export const { useT } = texts;
