import { Button } from 'antd';
import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { isApple, isTyping } from '../../keyboard/index.ts';
import { useText } from '../../texts/use-text.ts';
import { Form, FormFoot, SubmitButton } from '../form.tsx';
import { pressSubmit } from '../press-submit.ts';
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

const TICKS = 'input[type="radio"], input[type="checkbox"]';
const isInText = (target: EventTarget | null): boolean =>
  isTyping(target) && !(target instanceof Element && target.matches(TICKS));
const takesLines = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('textarea, [contenteditable="true"]');

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
  const latest = useRef({ onChange, onBack });
  useEffect(() => {
    latest.current = { onChange, onBack };
  });
  useEffect(() => {
    const { unsubscribe } = form.watch(() => latest.current.onChange(form.getValues()));
    return () => unsubscribe();
  }, [form]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (document.querySelector('dialog[open]')) return;
      const ownForm = heading.current?.closest('form');
      // Enter that is held down would run through all steps to the end.
      if (event.key === 'Enter' && event.repeat) {
        const isOwn = event.target instanceof Node && ownForm?.contains(event.target);
        if (isOwn && !takesLines(event.target)) event.preventDefault();
        return;
      }
      // On Apple's keyboards it is the way one word back.
      const isBack = event.altKey && event.key === 'ArrowLeft' && !(isApple() && isInText(event.target));
      // Where no field has the focus, its title has it: Enter continues all the same.
      const isOn = !event.altKey && event.key === 'Enter' && event.target === heading.current;
      if (!isBack && !isOn) return;
      // The browser's own Back would leave the wizard from a step that was opened by its address.
      event.preventDefault();
      if (isBack) latest.current.onBack();
      else pressSubmit(ownForm);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [heading]);
  return (
    <Form form={form} label={title} onSubmit={onContinue} onFailure={onFailure} className={styles.form}>
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
