import type { RefObject } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { RichTextCompletion, RichTextHandle, RichTextInserts } from '../../rich-text/editor-props.ts';
import { RichTextEditor } from '../../rich-text/rich-text-editor.tsx';
import { FieldFrame, type FieldProps, useField } from './field-frame.tsx';

type RichTextFieldProps<V extends FieldValues, C, T> = FieldProps<V, C, T> & {
  placeholder?: string;
  /** Language of the text, when it is not the page's. */
  lang?: string;
  /** Of the text, in px; 160 when left out. */
  minHeight?: number;
  /** How long after a key the form is told of it, in ms; 200 when left out. */
  tellsAfter?: number;
  /** Texts that a click puts where the cursor is. */
  inserts?: RichTextInserts;
  /** Offers a list while one types. */
  completion?: RichTextCompletion;
  /** Begins in it, in a dialog that is opened to write. */
  isAutofocused?: boolean;
  /** Filled once the editor is drawn: what a page may do with it beside giving it a value. */
  handle?: RefObject<RichTextHandle | null>;
};

/** Rich text in a form, which holds it as HTML; empty when no word is left. */
export function RichTextField<V extends FieldValues, C, T>(props: RichTextFieldProps<V, C, T>) {
  const { aria, error, value, onChange, onBlur, ref } = useField(props);
  const { id, ...described } = aria;
  return (
    <FieldFrame {...props} id={id} error={error} isGroup>
      <RichTextEditor
        {...described}
        id={id}
        ref={ref}
        aria-labelledby={`${id}-label`}
        placeholder={props.placeholder}
        lang={props.lang}
        minHeight={props.minHeight}
        tellsAfter={props.tellsAfter}
        inserts={props.inserts}
        completion={props.completion}
        isAutofocused={props.isAutofocused}
        handle={props.handle}
        isDisabled={props.isDisabled}
        value={typeof value === 'string' ? value : ''}
        onChange={onChange}
        onBlur={onBlur}
      />
    </FieldFrame>
  );
}
