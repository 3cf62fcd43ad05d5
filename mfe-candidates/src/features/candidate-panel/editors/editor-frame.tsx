import { BusyButton } from '@cantera/shared/design-system';
import { useConfirmLeave, useLeaveGuard } from '@cantera/shared/editing';
import { Button } from 'antd';
import { type ReactNode, useEffect, useRef } from 'react';
import type { Location } from 'react-router-dom';
import { useT } from '../../../messages/index.ts';
import styles from './editors.module.css';

/** The address says whose panel is open: it goes with its editor when that changes. */
function isOtherPerson(from: Location, to: Location): boolean {
  const of = ({ search }: Location) => new URLSearchParams(search).get('candidateId');
  return from.pathname !== to.pathname || of(from) !== of(to);
}

type EditorFrameProps = {
  label: string;
  /** Whether something was changed in it: that is not left without a question. */
  isDirty: boolean;
  isBusy: boolean;
  problem: string | undefined;
  onSave: () => void;
  onCancel: () => void;
  children: ReactNode;
};

/** A compact form inside the panel. Focus starts on its first field; Escape and Cancel leave it as it was, after a question where something was changed. */
export function EditorFrame({
  label,
  isDirty,
  isBusy,
  problem,
  onSave,
  onCancel,
  children,
}: EditorFrameProps) {
  const t = useT();
  const form = useRef<HTMLFormElement>(null);
  useLeaveGuard(isDirty && !isBusy, { leaves: isOtherPerson });
  const confirmLeave = useConfirmLeave();
  const cancel = async () => {
    if (!isDirty || (await confirmLeave())) onCancel();
  };
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('input, textarea, select')?.focus();
  }, []);
  return (
    <form
      ref={form}
      className={styles.editor}
      aria-label={label}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSave();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.stopPropagation();
        void cancel();
      }}
    >
      {children}
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      <div className={styles.buttons}>
        <BusyButton size="small" type="primary" htmlType="submit" isBusy={isBusy}>
          {t('candidates.edit.save')}
        </BusyButton>
        <Button size="small" onClick={() => void cancel()}>
          {t('candidates.edit.cancel')}
        </Button>
      </div>
    </form>
  );
}

type TextInputProps = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  maxLength?: number;
  placeholder?: string;
  /** Why it cannot be saved. */
  problem?: string;
  isDisabled?: boolean;
};

/** One line of text with its label above. */
export function TextInput({ label, value, onChange, problem, isDisabled, ...input }: TextInputProps) {
  return (
    <label className={styles.labelled}>
      <span className={styles.label}>{label}</span>
      <input
        {...input}
        type="text"
        className={styles.input}
        autoComplete="off"
        disabled={isDisabled}
        aria-invalid={problem ? true : undefined}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      {problem && <span className={styles.problem}>{problem}</span>}
    </label>
  );
}
