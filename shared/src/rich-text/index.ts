// Owns rich text: how it is edited, how it is shown, and how HTML from elsewhere becomes it.
export { RichText, renderRichText } from './rich-text.tsx';
export { RichTextEditor, type RichTextEditorProps } from './rich-text-editor.tsx';
