import { createPageCatalogue } from '@cantera/shared/i18n';
import type { metricsEn } from './texts-metrics-en.ts';

/** The texts of the report: a catalogue of their own, which the remote's other pages do not load. */
export const texts = createPageCatalogue<typeof metricsEn>({
  en: () => import(/* webpackChunkName: "metrics.en" */ './texts-metrics-en.ts'),
  es: () => import(/* webpackChunkName: "metrics.es" */ './texts-metrics-es.ts'),
  ca: () => import(/* webpackChunkName: "metrics.ca" */ './texts-metrics-ca.ts'),
});
export const { useT } = texts;
