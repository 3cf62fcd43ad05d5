import { createPageCatalogue } from '@cantera/shared/i18n';
import type { en } from './en.ts';
import type { membersEn } from './texts-members-en.ts';

/** The texts of members: a catalogue of their own, which the remote's other pages do not load. */
export const texts = createPageCatalogue<typeof membersEn, typeof en>({
  en: () => import(/* webpackChunkName: "members.en" */ './texts-members-en.ts'),
  es: () => import(/* webpackChunkName: "members.es" */ './texts-members-es.ts'),
  ca: () => import(/* webpackChunkName: "members.ca" */ './texts-members-ca.ts'),
});
export const { useT } = texts;
