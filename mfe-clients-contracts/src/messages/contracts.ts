import { createPageCatalogue } from '@cantera/shared/i18n';
import type { contractsEn } from './texts-contracts-en.ts';

/** The texts of contracts: a catalogue of their own, which the remote's other pages do not load. */
export const texts = createPageCatalogue<typeof contractsEn>({
  en: () => import(/* webpackChunkName: "contracts.en" */ './texts-contracts-en.ts'),
  es: () => import(/* webpackChunkName: "contracts.es" */ './texts-contracts-es.ts'),
  ca: () => import(/* webpackChunkName: "contracts.ca" */ './texts-contracts-ca.ts'),
});
export const { useT } = texts;
