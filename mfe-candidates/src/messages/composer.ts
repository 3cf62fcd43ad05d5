import { createCatalogue } from '@cantera/shared/i18n';
import type { en } from './en.ts';
import type { composerEn } from './texts-composer-en.ts';

/** The texts of writing a message, which are loaded with its dialog. */
export const { Messages, useT } = createCatalogue<typeof composerEn, typeof en>({
  en: () => import(/* webpackChunkName: "composer.en" */ './texts-composer-en.ts'),
  es: () => import(/* webpackChunkName: "composer.es" */ './texts-composer-es.ts'),
  ca: () => import(/* webpackChunkName: "composer.ca" */ './texts-composer-ca.ts'),
});
