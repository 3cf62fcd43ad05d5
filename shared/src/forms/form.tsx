import { CircleAlert } from 'lucide-react';
import { type FormEvent, type ReactNode, useRef } from 'react';
import { type FieldValues, FormProvider, type UseFormReturn, useFormState } from 'react-hook-form';
import { BusyButton } from '../design-system/controls/busy-button.tsx';
import { toast } from '../design-system/toasts/toast-store.ts';
import { useText } from '../design-system/use-text.ts';
import styles from './form.module.css';
import { applyServerErrors } from './validation/server-errors.ts';

type FormProps<V extends FieldValues, C, T> = {
  form: UseFormReturn<V, C, T>;
  /** Saves. A rejection keeps what was typed; its `fields` land on their inputs. */
  onSubmit: (values: T) => unknown;
  /** A failure that names no field; the standard error toast when left out. */
  onFailure?: (error: unknown) => void;
  /** Accessible name where a page has several forms. */
  label?: string;
  className?: string;
  children: ReactNode;
};

/** A form that saves once however often it is submitted, and tells of a refusal at the fields it is about. */
export function Form<V extends FieldValues, C, T>({
  form,
  onSubmit,
  onFailure,
  label,
  className,
  children,
}: FormProps<V, C, T>) {
  const text = useText();
  const isSaving = useRef(false);
  const save = form.handleSubmit(async (values) => {
    try {
      await onSubmit(values);
    } catch (error) {
      if (applyServerErrors(form, error, text)) return;
      if (onFailure) onFailure(error);
      else toast.standardError();
    }
  });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // A form inside a dialog of another form must not submit that one too.
    event.stopPropagation();
    if (isSaving.current) return;
    isSaving.current = true;
    try {
      await save(event);
    } finally {
      isSaving.current = false;
    }
  };
  return (
    <FormProvider {...form}>
      <form noValidate className={className} aria-label={label} onSubmit={submit}>
        {children}
      </form>
    </FormProvider>
  );
}

type SubmitButtonProps = { children: ReactNode; isDanger?: boolean; isBlock?: boolean };

/** The form's primary button. It is never disabled: pressing it is how one learns what is missing. */
export function SubmitButton({ children, isDanger, isBlock }: SubmitButtonProps) {
  const { isSubmitting } = useFormState();
  return (
    <BusyButton type="primary" htmlType="submit" danger={isDanger} block={isBlock} isBusy={isSubmitting}>
      {children}
    </BusyButton>
  );
}

function countErrors(errors: object): number {
  return Object.values(errors).reduce<number>((sum, error) => {
    if (typeof error !== 'object' || error === null) return sum;
    return sum + ('type' in error && typeof error.type === 'string' ? 1 : countErrors(error));
  }, 0);
}

/** The 56 px foot of a long form: how many fields are wrong at the left, the buttons at the right. */
export function FormFoot({ children }: { children: ReactNode }) {
  const text = useText();
  const { errors, submitCount } = useFormState();
  const count = countErrors(errors);
  return (
    <footer className={styles.foot}>
      <p className={styles.attention} role="status">
        {count > 0 && submitCount > 0 && (
          <>
            <CircleAlert size={14} aria-hidden />
            {text('shared.form.attention', { count })}
          </>
        )}
      </p>
      {children}
    </footer>
  );
}
