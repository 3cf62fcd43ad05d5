import { FileText, Upload, X } from 'lucide-react';
import { type DragEvent, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { classNames } from '../../design-system/class-names.ts';
import { IconButton } from '../../design-system/controls/icon-button.tsx';
import { toast } from '../../design-system/toasts/toast-store.ts';
import { useText } from '../../texts/use-text.ts';
import { FieldFrame, type FieldProps, useField } from './field-frame.tsx';
import styles from './file-field.module.css';

type FileFieldProps<V extends FieldValues, C, T> = FieldProps<V, C, T> & {
  /** As in HTML, e.g. `.pdf,application/pdf`. Only a help: the server judges by content. */
  accept?: string;
};

/** One file, chosen or dropped; the form holds a `File` or null. Size and type are the schema's to check. */
export function FileField<V extends FieldValues, C, T>(props: FileFieldProps<V, C, T>) {
  const text = useText();
  const { aria, error, value, onChange, onBlur, ref } = useField(props);
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const file = value instanceof File ? value : null;
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    const [dropped] = event.dataTransfer.files;
    if (!dropped || props.isDisabled) return;
    onChange(dropped);
    if (event.dataTransfer.files.length > 1)
      toast.status(text('shared.file.onlyOne', { name: dropped.name }));
  };
  const clear = () => {
    onChange(null);
    if (input.current) input.current.value = '';
    input.current?.focus();
  };
  return (
    <FieldFrame {...props} id={aria.id} error={error}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the input inside is the first. */}
      <div
        className={classNames(styles.zone, isOver && styles.over, error && styles.wrong)}
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
      >
        <input
          {...aria}
          ref={(element) => {
            input.current = element;
            ref(element);
          }}
          type="file"
          name={props.name}
          accept={props.accept}
          disabled={props.isDisabled}
          className={styles.input}
          onChange={(event) => onChange(event.target.files?.[0] ?? null)}
          onBlur={onBlur}
        />
        {file ? <FileText aria-hidden /> : <Upload aria-hidden />}
        <span className={styles.text}>
          {file ? (
            file.name
          ) : (
            <>
              <span className={styles.choose}>{text('shared.file.choose')}</span> {text('shared.file.drop')}
            </>
          )}
        </span>
        {file && (
          <span className={styles.remove}>
            <IconButton
              size="small"
              label={text('shared.file.remove', { name: file.name })}
              icon={<X aria-hidden />}
              onClick={clear}
            />
          </span>
        )}
      </div>
    </FieldFrame>
  );
}
