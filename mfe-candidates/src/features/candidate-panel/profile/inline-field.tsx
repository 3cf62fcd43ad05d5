import { VisuallyHidden } from '@cantera/shared/design-system';
import {
  type ChangeEvent,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useId,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { useT } from '../../../messages/index.ts';
import { FieldFailure } from './field-failure.tsx';
import styles from './profile.module.css';
import { useFieldSave } from './use-field-save.ts';

type InlineFieldProps = {
  label: string;
  /** What is saved, as it is typed. */
  value: string;
  /** The same as it reads while nobody types. */
  shown?: string;
  type?: 'text' | 'tel';
  inputMode?: 'numeric' | 'tel' | 'email' | 'url';
  /** One line of text that may be longer than its place: it goes on below. */
  isLong?: boolean;
  /** Keeps what the field accepts of what was typed. */
  accept?: (typed: string) => string;
  /** Why something that was typed is not taken; the rest of it stays, and what stood there when nothing is left. */
  refusal?: (typed: string) => string | undefined;
  onSave: (typed: string) => Promise<unknown>;
  /** A link made of the value. */
  link?: ReactNode;
  /** Called when somebody begins to type into the field. */
  onEnter?: () => void;
  /** Called when the field was left and nothing that was typed failed to be saved. */
  onLeave?: () => void;
};

type Typing = Pick<
  InlineFieldProps,
  'value' | 'shown' | 'accept' | 'refusal' | 'onSave' | 'onEnter' | 'onLeave'
>;

type TextElement = HTMLInputElement | HTMLTextAreaElement;

/** What is typed, until it is saved or taken back. */
function useTyping({ value, shown, accept, refusal, onSave, onEnter, onLeave }: Typing) {
  const [draft, setDraft] = useState<string>();
  const { pending, ...saving } = useFieldSave(onSave);
  const [refused, setRefused] = useState<string>();
  const type = (typed: string) => {
    const why = refusal?.(typed);
    const kept = accept ? accept(typed) : typed;
    setRefused(why);
    // Letters in place of a number must not save that there is none.
    setDraft(why && kept === '' ? (draft ?? value) : kept);
  };
  /** Resolves to whether what was typed is saved now. */
  const commit = async (isLeaving: boolean): Promise<boolean> => {
    if (draft === undefined) return true;
    if (isLeaving) setDraft(undefined);
    setRefused(undefined);
    if (draft === (pending ? pending.value : value)) return true;
    const isDone = await saving.save(draft);
    // Who has typed on meanwhile keeps it.
    if (!isDone && !isLeaving) setDraft((now) => (now === draft ? value : now));
    return isDone;
  };
  const leave = async (): Promise<void> => {
    const isKept = await commit(true);
    // What was not saved stays in sight.
    if (isKept) onLeave?.();
  };
  const onFocus = ({ currentTarget }: FocusEvent<TextElement>) => {
    onEnter?.();
    const isWordedOtherwise = shown !== value;
    // Drawn at once: a value that changes a moment later would lose what was selected on the way in.
    flushSync(() => setDraft(pending?.value ?? value));
    if (isWordedOtherwise) currentTarget.select();
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      // It is no letter of a line that goes on below.
      event.preventDefault();
      void commit(false);
    }
    if (event.key === 'Escape' && draft !== value) {
      event.stopPropagation();
      setDraft(value);
    }
  };
  return { ...saving, text: draft ?? pending?.value ?? shown, refused, type, leave, onFocus, onKey };
}

/** A field that reads like text and is typed into in place: leaving it or Enter saves, Escape takes the typing back. */
export function InlineField({
  label,
  value,
  shown = value,
  accept,
  refusal,
  onSave,
  link,
  onEnter,
  onLeave,
  isLong = false,
  type = 'text',
  inputMode,
}: InlineFieldProps) {
  const t = useT();
  const typing = useTyping({ value, shown, accept, refusal, onSave, onEnter, onLeave });
  const { failure, refused } = typing;
  const refusalId = useId();
  const field = {
    className: styles.inline,
    inputMode,
    'aria-label': label,
    'aria-invalid': failure || refused ? true : undefined,
    'aria-describedby': refused && refusalId,
    placeholder: t('candidates.edit.add'),
    autoComplete: 'off',
    value: typing.text,
    onFocus: typing.onFocus,
    // What is pasted may have lines, of which an input makes one itself.
    onChange: ({ target }: ChangeEvent<TextElement>) => typing.type(target.value.replace(/[\r\n]+/g, '')),
    onBlur: () => void typing.leave(),
    onKeyDown: typing.onKey,
  };
  return (
    <div className={styles.fieldArea}>
      <div className={styles.field}>
        {isLong ? (
          <span className={styles.long} data-text={field.value || field.placeholder}>
            <textarea {...field} rows={1} />
          </span>
        ) : (
          <input {...field} type={type} />
        )}
        {link}
      </div>
      {refused && (
        <p id={refusalId} role="alert" className={styles.refusal}>
          {refused}
        </p>
      )}
      {failure && (
        <FieldFailure
          label={label}
          typed={failure.typed}
          reason={failure.reason}
          onRetry={() => void typing.save(failure.typed)}
          onDrop={typing.drop}
        />
      )}
      <VisuallyHidden>
        <span role="status">{typing.isSaved ? t('candidates.save.saved', { label }) : ''}</span>
      </VisuallyHidden>
    </div>
  );
}
