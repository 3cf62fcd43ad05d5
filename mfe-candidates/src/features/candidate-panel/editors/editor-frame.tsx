import { BusyButton } from '@cantera/shared/design-system';
import { Button } from 'antd';
import { type ReactNode, useEffect, useRef } from 'react';
import { useT } from '../../../messages/index.ts';
import styles from './editors.module.css';

type EditorFrameProps = {
  label: string;
  isBusy: boolean;
  problem: string | undefined;
  onSave: () => void;
  onCancel: () => void;
  children: ReactNode;
};

/** A compact form inside the panel. Focus starts on its first field; Escape leaves it as it was. */
export function EditorFrame({ label, isBusy, problem, onSave, onCancel, children }: EditorFrameProps) {
  const t = useT();
  const form = useRef<HTMLFormElement>(null);
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
        onCancel();
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
        <Button size="small" onClick={onCancel}>
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
