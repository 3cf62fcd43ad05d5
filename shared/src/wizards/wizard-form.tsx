import { Button } from 'antd';
import { ArrowLeft } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { Form, FormFoot, SubmitButton } from '../forms/form.tsx';
import { pressSubmit } from '../forms/press-submit.ts';
import { useShortcuts } from '../keyboard/index.ts';
import { useText } from '../texts/use-text.ts';
import styles from './wizard.module.css';

type WizardFormProps<V extends FieldValues, C, T> = {
  form: UseFormReturn<V, C, T>;
  title: string;
  /** What the step is about, in a sentence. */
  intro?: ReactNode;
  /** Told at every change, so that nothing of what is typed depends on Continue. */
  onChange: (values: V) => void;
  /** To the next step, or the end of the wizard; as `onSubmit` of `Form`. */
  onContinue: (values: T) => unknown;
  /** As of `Form`. */
  onFailure?: (error: unknown) => void;
  onBack: () => void;
  /** `Continue`, or what ends the wizard. */
  continueLabel: string;
  isIncomplete?: boolean;
  children: ReactNode;
};

/** Focus comes to the first field of a step, or to its title where a field would open a list. */
function useFirstFocus() {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const form = title.current?.closest('form');
    const field = form?.querySelector<HTMLElement>('input:not([type=file]):not(:disabled), textarea, select');
    (field ?? title.current)?.focus({ preventScroll: true });
  }, []);
  return title;
}

/** Enter that is held down would run through all steps to the end; in a text of several lines it makes lines. */
function stopHeldEnter(event: KeyboardEvent<HTMLFormElement>): void {
  const { key, repeat, target, currentTarget } = event;
  if (key !== 'Enter' || !repeat || event.ctrlKey || event.metaKey || event.shiftKey) return;
  // What floats or asks above a step tells the form of its keys too, wherever it is drawn.
  const isOwn =
    target instanceof Element && currentTarget.contains(target) && target.closest('dialog') === null;
  if (isOwn && !target.matches('textarea, [contenteditable="true"]')) event.preventDefault();
}

function useToldChanges<V extends FieldValues, C, T>(
  form: UseFormReturn<V, C, T>,
  onChange: (values: V) => void,
): void {
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  useEffect(() => {
    const { unsubscribe } = form.watch(() => latest.current(form.getValues()));
    return () => unsubscribe();
  }, [form]);
}

/** One step of a wizard: Enter continues, Alt and ← goes back, and what is typed is told at every key. */
export function WizardForm<V extends FieldValues, C, T>({
  form,
  title,
  intro,
  onChange,
  onContinue,
  onFailure,
  onBack,
  continueLabel,
  isIncomplete,
  children,
}: WizardFormProps<V, C, T>) {
  const text = useText();
  const heading = useFirstFocus();
  useToldChanges(form, onChange);
  useShortcuts('page', [
    // The browser's own Back would leave the wizard from a step that was opened by its address.
    { keys: ['Alt+ArrowLeft'], label: text('shared.wizard.back'), run: onBack },
    {
      keys: ['Enter'],
      // Where no field has the focus, its title has it: Enter continues all the same.
      isMeant: (target) => target === heading.current,
      run: () => pressSubmit(heading.current?.closest('form')),
    },
  ]);
  return (
    <Form
      form={form}
      label={title}
      onSubmit={onContinue}
      onFailure={onFailure}
      onKeyDown={stopHeldEnter}
      className={styles.form}
    >
      <header className={styles.head}>
        <h2 ref={heading} tabIndex={-1} className={styles.heading}>
          {title}
        </h2>
        {intro && <p className={styles.intro}>{intro}</p>}
      </header>
      {children}
      <div className={styles.foot}>
        <FormFoot>
          <Button
            icon={<ArrowLeft size={16} aria-hidden />}
            aria-keyshortcuts="Alt+ArrowLeft"
            onClick={onBack}
          >
            {text('shared.wizard.back')}
          </Button>
          <SubmitButton isDisabled={isIncomplete}>{continueLabel}</SubmitButton>
        </FormFoot>
      </div>
    </Form>
  );
}
