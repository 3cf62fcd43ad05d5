import { createPageCatalogue } from '@cantera/shared/i18n';
import type { metricsFrameEn } from './texts-metrics-frame-en.ts';

/** The few words around the dashboard: what is framed has its own. */
export const texts = createPageCatalogue<typeof metricsFrameEn>({
  en: () => import(/* webpackChunkName: "metrics-frame.en" */ './texts-metrics-frame-en.ts'),
  es: () => import(/* webpackChunkName: "metrics-frame.es" */ './texts-metrics-frame-es.ts'),
  ca: () => import(/* webpackChunkName: "metrics-frame.ca" */ './texts-metrics-frame-ca.ts'),
});
export const { useT } = texts;
