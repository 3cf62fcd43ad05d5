import { createCatalogue } from '@cantera/shared/i18n';
import type { en } from './en.ts';
import type { generatorEn } from './texts-generator-en.ts';

/** The texts of what writes job descriptions: a catalogue of their own, which the remote's other pages do not load. */
export const { Messages, useT } = createCatalogue<typeof generatorEn, typeof en>({
  en: () => import(/* webpackChunkName: "generator.en" */ './texts-generator-en.ts'),
  es: () => import(/* webpackChunkName: "generator.es" */ './texts-generator-es.ts'),
  ca: () => import(/* webpackChunkName: "generator.ca" */ './texts-generator-ca.ts'),
});
