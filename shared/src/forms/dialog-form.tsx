import { Button } from 'antd';
import type { ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { Location } from 'react-router-dom';
import { Dialog } from '../design-system/overlays/dialog.tsx';
import { useConfirmLeave, useLeaveGuard } from '../editing/use-leave-guard.ts';
import { useText } from '../texts/use-text.ts';
import styles from './form.module.css';
import { Form, FormConflict, SubmitButton } from './form.tsx';

type DialogFormProps<V extends FieldValues, C, T> = {
  form: UseFormReturn<V, C, T>;
  title: string;
  /** The button repeats the title's verb. */
  submitLabel: ReactNode;
  /** As of `Form`; closing the dialog afterwards is the caller's. */
  onSubmit: (values: T, how: { overwrites: boolean }) => unknown;
  onReload?: () => unknown;
  onClose: () => void;
  /** As of `Form`; it comes back when the dialog is opened again. */
  draftKey?: string;
  /** Until what the form cannot do without is there, where the specification wants the button to wait for it. */
  isIncomplete?: boolean;
  /** As of `Dialog`. */
  isTopFixed?: boolean;
  /** What somebody else has saved, below the choice between theirs and one's own. */
  saved?: ReactNode;
  children: ReactNode;
};

/** Only Back and Forward lead away from under a dialog, and take it with them even where the page stays. */
const isOtherAddress = (from: Location, to: Location): boolean =>
  from.pathname !== to.pathname || from.search !== to.search;

/** A form in a modal dialog: asks before typed text is closed away, and shows inside what its save ran into. */
export function DialogForm<V extends FieldValues, C, T>({
  form,
  title,
  submitLabel,
  onSubmit,
  onReload,
  onClose,
  draftKey,
  isIncomplete,
  isTopFixed,
  saved,
  children,
}: DialogFormProps<V, C, T>) {
  const text = useText();
  const { isDirty, isSubmitting } = form.formState;
  const confirmLeave = useConfirmLeave();
  // Once it is being saved, the save itself may lead away.
  useLeaveGuard(isDirty && !isSubmitting, { leaves: isOtherAddress });
  const close = async () => {
    if (!isDirty || (await confirmLeave())) onClose();
  };
  return (
    <Form
      form={form}
      onSubmit={onSubmit}
      onReload={onReload}
      draftKey={draftKey}
      className={styles.aroundDialog}
      hasOwnConflictPlace
    >
      <Dialog
        title={title}
        isTopFixed={isTopFixed}
        onClose={() => void close()}
        footer={
          <>
            <Button onClick={() => void close()}>{text('shared.cancel')}</Button>
            <SubmitButton isDisabled={isIncomplete}>{submitLabel}</SubmitButton>
          </>
        }
      >
        <FormConflict>{saved}</FormConflict>
        {children}
      </Dialog>
    </Form>
  );
}
