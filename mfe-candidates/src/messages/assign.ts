import { createCatalogue } from '@cantera/shared/i18n';
import type { en } from './en.ts';
import type { assignEn } from './texts-assign-en.ts';

/** The texts of assigning candidates to a position, which are loaded with its dialog. */
export const { Messages, useT } = createCatalogue<typeof assignEn, typeof en>({
  en: () => import(/* webpackChunkName: "assign.en" */ './texts-assign-en.ts'),
  es: () => import(/* webpackChunkName: "assign.es" */ './texts-assign-es.ts'),
  ca: () => import(/* webpackChunkName: "assign.ca" */ './texts-assign-ca.ts'),
});
