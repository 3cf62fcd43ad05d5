import { createCatalogue } from '@cantera/shared/i18n';
import type { en } from './en.ts';

export const { Messages, useT } = createCatalogue<typeof en>({
  en: () => import(/* webpackChunkName: "texts.en" */ './en.ts'),
  es: () => import(/* webpackChunkName: "texts.es" */ './es.ts'),
  ca: () => import(/* webpackChunkName: "texts.ca" */ './ca.ts'),
});
