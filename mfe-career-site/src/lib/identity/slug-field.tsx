import { normaliseSlug } from '@cantera/shared/contracts/site-slug';
import { FieldFrame, type FieldProps } from '@cantera/shared/forms';
import { useId, useLayoutEffect, useRef } from 'react';
import { type FieldValues, useController } from 'react-hook-form';
import styles from './identity.module.css';

type SlugFieldProps<V extends FieldValues, C, T> = FieldProps<V, C, T> & {
  /** Stands before what is typed: the address without the agency's own part. */
  prefix: string;
};

/** What a field holds after something was typed into it, and where the caret stands then. */
export function typedSlug(text: string, caret: number): { slug: string; caret: number } {
  const slug = normaliseSlug(text, { isTyping: true });
  const before = normaliseSlug(text.slice(0, caret), { isTyping: true });
  return { slug, caret: Math.min(before.length, slug.length) };
}

/** The agency's own part of an address; what is typed becomes one at once, and the caret stays where it was. */
export function SlugField<V extends FieldValues, C, T>({ prefix, ...props }: SlugFieldProps<V, C, T>) {
  const { field, fieldState } = useController({ control: props.control, name: props.name });
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number>(undefined);
  const error = fieldState.error?.message;
  const value = typeof field.value === 'string' ? field.value : '';
  useLayoutEffect(() => {
    if (caret.current === undefined) return;
    input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = undefined;
  });
  const type = (element: HTMLInputElement) => {
    const typed = typedSlug(element.value, element.selectionStart ?? element.value.length);
    // React puts the caret at the end of a value that is not the one typed.
    caret.current = typed.caret;
    if (typed.slug === value) {
      element.value = typed.slug;
      element.setSelectionRange(typed.caret, typed.caret);
    }
    field.onChange(typed.slug);
  };
  return (
    <FieldFrame {...props} id={id} error={error}>
      <div className={styles.address} data-wrong={error !== undefined || undefined}>
        <span className={styles.prefix} aria-hidden>
          {prefix}
        </span>
        <input
          id={id}
          ref={(element) => {
            input.current = element;
            field.ref(element);
          }}
          name={props.name}
          className={styles.slug}
          autoCapitalize="none"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          disabled={props.isDisabled}
          aria-required
          aria-invalid={error ? true : undefined}
          aria-describedby={
            [props.hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined
          }
          value={value}
          // A letter that is made of two keys is one when the second has come.
          onChange={(event) =>
            'isComposing' in event.nativeEvent && event.nativeEvent.isComposing
              ? field.onChange(event.target.value)
              : type(event.target)
          }
          onCompositionEnd={(event) => type(event.currentTarget)}
          onBlur={(event) => {
            field.onChange(normaliseSlug(event.target.value));
            field.onBlur();
          }}
        />
      </div>
    </FieldFrame>
  );
}
