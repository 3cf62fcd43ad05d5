import type { pageEditorEn } from './texts-page-editor-en.ts';

const pageEditorEs: Readonly<Record<keyof typeof pageEditorEn, string>> = {
  'editor.notFound': 'Página no encontrada',
};
export default pageEditorEs;
