import type { ReactNode, RefObject } from 'react';
import type { ComboboxNotice, ComboboxOption } from '../combobox/index.ts';

export type RichTextInserts = { label: string; texts: readonly string[] };

/** A list that is offered at the cursor while a word with a sign before it is typed, as `@clara`. */
export type RichTextCompletion<Option extends ComboboxOption = ComboboxOption> = {
  /** One character; it counts at the start of a word. */
  sign: string;
  /** Names the list. */
  label: string;
  /** What is offered for what stands behind the sign. */
  find: (typed: string) => readonly Option[];
  /** Said in the list's place when nothing is offered. */
  notice?: ComboboxNotice;
  onRetry?: () => void;
  renderOption: (option: Option) => ReactNode;
  /** Takes an option; what it gives is written in the word's place. */
  onPick: (option: Option) => string;
};

/** What a page may do with an editor beside giving it a value. */
export type RichTextHandle = {
  /** The text as it stands, also what `onChange` has not told yet. */
  html: () => string;
  /** Puts another text in the place of the whole one, as a change that undo leads back over. */
  replace: (html: string) => void;
};

export type RichTextEditorProps = {
  id: string;
  /** HTML in the tags of `RICH_TEXT_TAGS`; other HTML is read as well as it can be. */
  value: string;
  /** After each change: HTML in the same tags, empty when no word is left. Stable between renders. */
  onChange: (html: string) => void;
  /**
   * How long after a key `onChange` is called, in ms; 200 when left out, longer than between two keys of a fast typist. Less
   * where something shows the text beside the editor.
   */
  tellsAfter?: number;
  onBlur?: () => void;
  placeholder?: string;
  /** Of the text, when it is not the page's. */
  lang?: string;
  isDisabled?: boolean;
  /** Of the text, in px. */
  minHeight?: number;
  /** Texts that a click puts where the cursor is, such as variables. */
  inserts?: RichTextInserts;
  /** Offers a list while one types. */
  completion?: RichTextCompletion;
  /** Takes the focus once it is drawn. */
  isAutofocused?: boolean;
  /** Filled once the editor is drawn, null before and after. */
  handle?: RefObject<RichTextHandle | null>;
  'aria-labelledby': string;
  'aria-describedby'?: string;
  'aria-invalid'?: boolean;
  'aria-required'?: boolean;
  /** Of what takes focus when the field is wrong. */
  ref?: (element: { focus?: () => void } | null) => void;
};
