import { createPageCatalogue } from '@cantera/shared/i18n';
import type { workflowsEn } from './texts-workflows-en.ts';

/** The texts of workflows: a catalogue of their own, which the remote's other pages do not load. */
export const texts = createPageCatalogue<typeof workflowsEn>({
  en: () => import(/* webpackChunkName: "workflows.en" */ './texts-workflows-en.ts'),
  es: () => import(/* webpackChunkName: "workflows.es" */ './texts-workflows-es.ts'),
  ca: () => import(/* webpackChunkName: "workflows.ca" */ './texts-workflows-ca.ts'),
});
export const { useT } = texts;
