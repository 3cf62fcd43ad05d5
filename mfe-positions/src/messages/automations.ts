import { createCatalogue } from '@cantera/shared/i18n';
import type { automationsEn } from './texts-automations-en.ts';

/** The texts of automations: a catalogue of their own, which a board does not load before it shows them. */
export const { Messages, useT } = createCatalogue<typeof automationsEn>({
  en: () => import(/* webpackChunkName: "automations.en" */ './texts-automations-en.ts'),
  es: () => import(/* webpackChunkName: "automations.es" */ './texts-automations-es.ts'),
  ca: () => import(/* webpackChunkName: "automations.ca" */ './texts-automations-ca.ts'),
});
