import { createPageCatalogue } from '@cantera/shared/i18n';
import type { en } from './en.ts';
import type { configurationEn } from './texts-configuration-en.ts';

/** The texts of the configuration of a position: a catalogue of their own, which the remote's other pages do not load. */
export const texts = createPageCatalogue<typeof configurationEn, typeof en>({
  en: () => import(/* webpackChunkName: "configuration.en" */ './texts-configuration-en.ts'),
  es: () => import(/* webpackChunkName: "configuration.es" */ './texts-configuration-es.ts'),
  ca: () => import(/* webpackChunkName: "configuration.ca" */ './texts-configuration-ca.ts'),
});
export const { useT } = texts;
