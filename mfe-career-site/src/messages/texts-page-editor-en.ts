export const pageEditorEn = {
  'editor.notFound': 'Page not found',
};

export default pageEditorEn;
