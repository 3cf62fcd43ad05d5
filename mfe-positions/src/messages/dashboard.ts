import { createPageCatalogue } from '@cantera/shared/i18n';
import type { en } from './en.ts';
import type { dashboardEn } from './texts-dashboard-en.ts';

/** The texts of the dashboard: a catalogue of their own, which the remote's other pages do not load. */
export const texts = createPageCatalogue<typeof dashboardEn, typeof en>({
  en: () => import(/* webpackChunkName: "dashboard.en" */ './texts-dashboard-en.ts'),
  es: () => import(/* webpackChunkName: "dashboard.es" */ './texts-dashboard-es.ts'),
  ca: () => import(/* webpackChunkName: "dashboard.ca" */ './texts-dashboard-ca.ts'),
});
export const { useT } = texts;
