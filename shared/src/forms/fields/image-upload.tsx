import { Button } from 'antd';
import { ImageIcon, X } from 'lucide-react';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import { classNames } from '../../design-system/class-names.ts';
import { IconButton } from '../../design-system/controls/icon-button.tsx';
import { VisuallyHidden } from '../../design-system/text/visually-hidden.tsx';
import { useText } from '../../texts/use-text.ts';
import { FieldFrame, type FieldProps, useField } from './field-frame.tsx';
import styles from './image-upload.module.css';

/** What becomes of a stored picture: another one, none, or null for what is stored. */
export type ImageChoice = File | 'removed' | null;

type ImageUploadProps<V extends FieldValues, C, T> = FieldProps<V, C, T> & {
  /** What is stored now; shown until another picture is chosen. */
  currentUrl?: string | null;
  /** Lets the stored picture be taken away. */
  isRemovable?: boolean;
  isRound?: boolean;
  /** Stands in the frame while there is no picture, e.g. initials. */
  fallback?: ReactNode;
  /** Whether a chosen file is not taken; says why itself. */
  refuses?: (file: File) => boolean;
};

/** The address of a chosen file's preview, given back when the file changes. */
function usePreview(file: File | null): string | undefined {
  const url = useMemo(() => (file ? URL.createObjectURL(file) : undefined), [file]);
  useEffect(() => () => (url ? URL.revokeObjectURL(url) : undefined), [url]);
  return url;
}

/** A picture with its preview; the form holds an `ImageChoice`. */
export function ImageUpload<V extends FieldValues, C, T>(props: ImageUploadProps<V, C, T>) {
  const text = useText();
  const { aria, error, value, onChange, onBlur, ref } = useField(props);
  const input = useRef<HTMLInputElement>(null);
  const file = value instanceof File ? value : null;
  const isRemoved = value === 'removed';
  const preview = usePreview(file);
  const shown = preview ?? (isRemoved ? undefined : (props.currentUrl ?? undefined));
  const opener = useRef<HTMLElement>(null);
  const choose = (choice: ImageChoice) => {
    onChange(choice);
    if (input.current) input.current.value = '';
    // The button that was pressed goes.
    opener.current?.focus();
  };
  return (
    <FieldFrame {...props} id={aria.id} error={error}>
      <div className={styles.row}>
        <span className={classNames(styles.frame, props.isRound && styles.round)}>
          {shown ? (
            <img className={styles.image} src={shown} alt="" />
          ) : (
            (props.fallback ?? <ImageIcon size={20} aria-hidden />)
          )}
        </span>
        <VisuallyHidden>
          <input
            {...aria}
            ref={input}
            type="file"
            name={props.name}
            accept="image/png,image/jpeg,image/webp,image/gif"
            tabIndex={-1}
            disabled={props.isDisabled}
            onChange={(event) => {
              const [chosen] = event.target.files ?? [];
              if (!chosen || !props.refuses?.(chosen)) return onChange(chosen ?? null);
              // The same file can be chosen again after it was refused.
              event.target.value = '';
            }}
            onBlur={onBlur}
          />
        </VisuallyHidden>
        <Button
          ref={(element) => {
            ref(element);
            opener.current = element;
          }}
          disabled={props.isDisabled}
          aria-describedby={aria['aria-describedby']}
          onClick={() => input.current?.click()}
        >
          {text(shown ? 'shared.file.replace' : 'shared.file.choose')}
          <VisuallyHidden> {props.label}</VisuallyHidden>
        </Button>
        {file && (
          <IconButton
            label={text('shared.file.remove', { name: file.name })}
            icon={<X aria-hidden />}
            onClick={() => choose(null)}
          />
        )}
        {!file && !isRemoved && props.isRemovable && !props.isDisabled && props.currentUrl && (
          <IconButton
            label={text('shared.file.remove', { name: props.label })}
            icon={<X aria-hidden />}
            onClick={() => choose('removed')}
          />
        )}
        {isRemoved && (
          <Button type="text" onClick={() => choose(null)}>
            {text('shared.file.keep')}
            <VisuallyHidden> {props.label}</VisuallyHidden>
          </Button>
        )}
      </div>
    </FieldFrame>
  );
}
