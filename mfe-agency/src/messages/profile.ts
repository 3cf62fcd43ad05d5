import { createPageCatalogue } from '@cantera/shared/i18n';
import type { en } from './en.ts';
import type { profileEn } from './texts-profile-en.ts';

/** The texts of My profile: a catalogue of their own, which the remote's other pages do not load. */
export const texts = createPageCatalogue<typeof profileEn, typeof en>({
  en: () => import(/* webpackChunkName: "profile.en" */ './texts-profile-en.ts'),
  es: () => import(/* webpackChunkName: "profile.es" */ './texts-profile-es.ts'),
  ca: () => import(/* webpackChunkName: "profile.ca" */ './texts-profile-ca.ts'),
});
export const { useT } = texts;
