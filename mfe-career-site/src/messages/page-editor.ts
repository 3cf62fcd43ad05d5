import { createPageCatalogue } from '@cantera/shared/i18n';
import type { pageEditorEn } from './texts-page-editor-en.ts';

/** The texts of the page editor: a catalogue of their own, which the remote's other pages do not load. */
export const texts = createPageCatalogue<typeof pageEditorEn>({
  en: () => import(/* webpackChunkName: "page-editor.en" */ './texts-page-editor-en.ts'),
  es: () => import(/* webpackChunkName: "page-editor.es" */ './texts-page-editor-es.ts'),
  ca: () => import(/* webpackChunkName: "page-editor.ca" */ './texts-page-editor-ca.ts'),
});
export const { useT } = texts;
