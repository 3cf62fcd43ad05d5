import type { BoardStep } from '@cantera/shared/contracts/pipeline';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useT } from '../../../messages/board.ts';
import { stepName } from '../model/step-name.ts';
import styles from './lane.module.css';

const PAUSE = 250;

interface StepNameFieldProps {
  step: BoardStep;
  onRename: (name: string) => void;
  onClose: () => void;
}

/** The name of a step while it is typed; saved whenever typing pauses for 250 ms, and on leaving. */
export function StepNameField({ step, onRename, onClose }: StepNameFieldProps) {
  const t = useT();
  const [first] = useState({ stored: step.name, shown: stepName(step) });
  const [typed, setTyped] = useState(first.shown);
  const sent = useRef(first.shown);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    input.current?.select();
    return () => clearTimeout(timer.current);
  }, []);
  const save = (name: string) => {
    clearTimeout(timer.current);
    if (name === sent.current) return;
    sent.current = name;
    // Taken back to what it was called, it is what it was.
    onRename(name === first.shown ? first.stored : name);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    save(event.key === 'Escape' ? first.shown : typed);
    onClose();
  };
  return (
    <input
      ref={input}
      className={styles.nameField}
      aria-label={t('board.step.nameLabel')}
      maxLength={100}
      value={typed}
      onChange={({ target: { value } }) => {
        setTyped(value);
        clearTimeout(timer.current);
        timer.current = setTimeout(() => save(value), PAUSE);
      }}
      onKeyDown={onKeyDown}
      onBlur={() => {
        save(typed);
        onClose();
      }}
    />
  );
}
