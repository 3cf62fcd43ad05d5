import { createPageCatalogue } from '@cantera/shared/i18n';
import type { en } from './en.ts';
import type { wizardEn } from './texts-wizard-en.ts';

/** The texts of adding a candidate, which the remote's other pages do not load. */
export const texts = createPageCatalogue<typeof wizardEn, typeof en>({
  en: () => import(/* webpackChunkName: "wizard.en" */ './texts-wizard-en.ts'),
  es: () => import(/* webpackChunkName: "wizard.es" */ './texts-wizard-es.ts'),
  ca: () => import(/* webpackChunkName: "wizard.ca" */ './texts-wizard-ca.ts'),
});
export const { useT } = texts;
