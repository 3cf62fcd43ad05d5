import type { pageEditorEn } from './texts-page-editor-en.ts';

const pageEditorCa: Readonly<Record<keyof typeof pageEditorEn, string>> = {
  'editor.notFound': 'Pàgina no trobada',
};
export default pageEditorCa;
