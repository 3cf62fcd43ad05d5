import { createPageCatalogue } from '@cantera/shared/i18n';
import type { en } from './en.ts';
import type { boardEn } from './texts-board-en.ts';

/** The texts of the board: a catalogue of their own, which the remote's other pages do not load. */
export const texts = createPageCatalogue<typeof boardEn, typeof en>({
  en: () => import(/* webpackChunkName: "board.en" */ './texts-board-en.ts'),
  es: () => import(/* webpackChunkName: "board.es" */ './texts-board-es.ts'),
  ca: () => import(/* webpackChunkName: "board.ca" */ './texts-board-ca.ts'),
});
export const { useT } = texts;
