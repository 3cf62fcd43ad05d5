export type RichTextInserts = { label: string; texts: readonly string[] };

export type RichTextEditorProps = {
  id: string;
  /** HTML in the tags of `RICH_TEXT_TAGS`; other HTML is read as well as it can be. */
  value: string;
  /** After each change: HTML in the same tags, empty when no word is left. Stable between renders. */
  onChange: (html: string) => void;
  onBlur?: () => void;
  placeholder?: string;
  isDisabled?: boolean;
  /** Of the text, in px. */
  minHeight?: number;
  /** Texts that a click puts where the cursor is, such as variables. */
  inserts?: RichTextInserts;
  /** Takes the focus once it is drawn. */
  isAutofocused?: boolean;
  'aria-labelledby': string;
  'aria-describedby'?: string;
  'aria-invalid'?: boolean;
  'aria-required'?: boolean;
  /** Of what takes focus when the field is wrong. */
  ref?: (element: { focus?: () => void } | null) => void;
};
