import { CircleAlert } from 'lucide-react';
import {
  createContext,
  type FormEvent,
  type KeyboardEventHandler,
  type ReactNode,
  type RefObject,
  use,
  useEffect,
  useRef,
  useState,
} from 'react';
import { type FieldValues, FormProvider, type UseFormReturn, useFormState } from 'react-hook-form';
import { BusyButton } from '../design-system/controls/busy-button.tsx';
import { toast } from '../design-system/toasts/toast-store.ts';
import { isChangedMeanwhile } from '../editing/changed-meanwhile.ts';
import { useText } from '../texts/use-text.ts';
import styles from './form.module.css';
import { SaveConflict } from './save-conflict.tsx';
import { useDraft } from './use-draft.ts';
import { applyServerErrors } from './validation/server-errors.ts';

type FormProps<V extends FieldValues, C, T> = {
  form: UseFormReturn<V, C, T>;
  /**
   * Saves. A rejection keeps what was typed; its `fields` land on their inputs. `overwrites` says that the person has
   * seen that someone else saved meanwhile and wants their own values: the version is left out then.
   */
  onSubmit: (values: T, how: { overwrites: boolean }) => unknown;
  /** Reads the record again and resets the form to it, for one who wants the other's version after all. */
  onReload?: () => unknown;
  /** A failure that names no field; the standard error toast when left out. */
  onFailure?: (error: unknown) => void;
  /** Hears the keys that are pressed within it, before shortcuts of the page do. */
  onKeyDown?: KeyboardEventHandler<HTMLFormElement>;
  /** Accessible name where a page has several forms. */
  label?: string;
  className?: string;
  /**
   * Names this form among all of the product, the record's id included. With it, what was typed is kept when the session is
   * lost and stands here again after the login. Never for a form that asks for a password.
   */
  draftKey?: string;
  /** Leaves the choice of two people who edit one record to a `FormConflict` among the children. */
  hasOwnConflictPlace?: boolean;
  children: ReactNode;
};

const DRAFT_NOTICE_MS = 8000;

const Conflict = createContext<ReactNode>(null);

/**
 * Where a form shows that someone else saved meanwhile, when that is not above it: a dialog hides what is outside.
 * The children stand below it: what the other has saved.
 */
export function FormConflict({ children }: { children?: ReactNode }) {
  const conflict = use(Conflict);
  return conflict ? (
    <>
      {conflict}
      {children}
    </>
  ) : null;
}

/** Not the input of a file, which is out of sight behind its button, nor what the keyboard leaves out. */
const FIELD = [
  'input:enabled:not([type="file"]):not([tabindex="-1"])',
  'textarea:enabled',
  '[contenteditable="true"]',
].join();

/** The choice takes the focus with it when it is made: it goes on at the first field of a form that stays. */
function useFocusAfter(isConflict: boolean, root: RefObject<HTMLFormElement | null>): void {
  const wasConflict = useRef(false);
  useEffect(() => {
    if (wasConflict.current && !isConflict && document.activeElement === document.body)
      root.current?.querySelector<HTMLElement>(FIELD)?.focus();
    wasConflict.current = isConflict;
  }, [isConflict, root]);
}

/** A form that saves once however often it is submitted, and tells of a refusal at the fields it is about. */
export function Form<V extends FieldValues, C, T>({
  form,
  onSubmit,
  onReload,
  onFailure,
  onKeyDown,
  label,
  className,
  draftKey,
  hasOwnConflictPlace = false,
  children,
}: FormProps<V, C, T>) {
  const text = useText();
  const isSaving = useRef(false);
  const root = useRef<HTMLFormElement>(null);
  /** How often a save has run into somebody else's since the choice was made last: each time is told anew. */
  const [conflicts, setConflicts] = useState(0);
  const isConflict = conflicts > 0;
  useFocusAfter(isConflict, root);
  const meetConflict = () => setConflicts((count) => count + 1);
  useDraft(form, draftKey, (isOutdated) => {
    // Whoever saved meanwhile must not be overwritten unseen.
    if (isOutdated) meetConflict();
    else toast.status(text('shared.form.draft'), { duration: DRAFT_NOTICE_MS });
  });
  const fail = (error: unknown) => {
    if (isChangedMeanwhile(error)) return meetConflict();
    if (applyServerErrors(form, error, text)) return;
    if (onFailure) onFailure(error);
    else toast.standardError();
  };
  const save = async (overwrites: boolean, event?: FormEvent) => {
    if (isSaving.current) return;
    isSaving.current = true;
    try {
      await form.handleSubmit(async (values) => {
        try {
          await onSubmit(values, { overwrites });
          setConflicts(0);
        } catch (error) {
          fail(error);
        }
      })(event);
    } finally {
      isSaving.current = false;
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // A form inside a dialog of another form must not submit that one too.
    event.stopPropagation();
    void save(false, event);
  };
  const reload = async () => {
    try {
      await onReload?.();
      setConflicts(0);
    } catch {
      toast.standardError();
    }
  };
  const conflict = isConflict && (
    <SaveConflict
      key={conflicts}
      isSaving={form.formState.isSubmitting}
      onReload={onReload && (() => void reload())}
      onOverwrite={() => void save(true)}
    />
  );
  return (
    <FormProvider {...form}>
      <form
        ref={root}
        noValidate
        className={className}
        aria-label={label}
        onSubmit={submit}
        onKeyDown={onKeyDown}
      >
        {!hasOwnConflictPlace && conflict}
        <Conflict value={conflict}>{children}</Conflict>
      </form>
    </FormProvider>
  );
}

type SubmitButtonProps = {
  children: ReactNode;
  isDanger?: boolean;
  isBlock?: boolean;
  /** Where another button is the primary one of its region. */
  isPlain?: boolean;
  /** Seldom right: pressing the button is how one learns what is missing. */
  isDisabled?: boolean;
};

/** The form's primary button. */
export function SubmitButton({ children, isDanger, isBlock, isPlain, isDisabled }: SubmitButtonProps) {
  const { isSubmitting } = useFormState();
  return (
    <BusyButton
      type={isPlain ? 'default' : 'primary'}
      htmlType="submit"
      danger={isDanger}
      block={isBlock}
      disabled={isDisabled}
      isBusy={isSubmitting}
    >
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
