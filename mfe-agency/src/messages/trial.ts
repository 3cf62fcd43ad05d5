import { createCatalogue } from '@cantera/shared/i18n';
import type { trialEn } from './texts-trial-en.ts';

/** The texts of the trial: a catalogue of their own, all that other remotes load of this one's texts with it. */
export const { Messages, useT } = createCatalogue<typeof trialEn>({
  en: () => import(/* webpackChunkName: "trial.en" */ './texts-trial-en.ts'),
  es: () => import(/* webpackChunkName: "trial.es" */ './texts-trial-es.ts'),
  ca: () => import(/* webpackChunkName: "trial.ca" */ './texts-trial-ca.ts'),
});
