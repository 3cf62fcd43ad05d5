import { createCatalogue } from '@cantera/shared/i18n';
import type { reportEn } from './texts-report-en.ts';

/** The texts of reports: a catalogue of their own, all that other remotes load of this one's texts with the dialog. */
export const { Messages, useT } = createCatalogue<typeof reportEn>({
  en: () => import(/* webpackChunkName: "report.en" */ './texts-report-en.ts'),
  es: () => import(/* webpackChunkName: "report.es" */ './texts-report-es.ts'),
  ca: () => import(/* webpackChunkName: "report.ca" */ './texts-report-ca.ts'),
});
