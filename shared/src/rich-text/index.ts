// Owns rich text: how it is edited, how it is shown, and how HTML from elsewhere becomes it.

export type { RichTextCompletion, RichTextEditorProps, RichTextHandle } from './editor-props.ts';
export { RichText, renderRichText } from './rich-text.tsx';
