import { createPageCatalogue } from '@cantera/shared/i18n';
import type { questionsEn } from './texts-questions-en.ts';

/** The texts of killer questions: a catalogue of their own, which the remote's other pages do not load. */
export const texts = createPageCatalogue<typeof questionsEn>({
  en: () => import(/* webpackChunkName: "questions.en" */ './texts-questions-en.ts'),
  es: () => import(/* webpackChunkName: "questions.es" */ './texts-questions-es.ts'),
  ca: () => import(/* webpackChunkName: "questions.ca" */ './texts-questions-ca.ts'),
});
export const { useT } = texts;
