import { createCatalogue } from '@cantera/shared/i18n';
import type { en } from './en.ts';

export const { Messages, useT } = createCatalogue<typeof en>({
  en: () => import(/* webpackChunkName: "texts.en" */ './en.ts').then(({ en }) => ({ default: en })),
  es: () => import(/* webpackChunkName: "texts.es" */ './es.ts').then(({ es }) => ({ default: es })),
  ca: () => import(/* webpackChunkName: "texts.ca" */ './ca.ts').then(({ ca }) => ({ default: ca })),
});
