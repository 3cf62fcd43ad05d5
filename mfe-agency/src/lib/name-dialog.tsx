import { DialogForm, TextField, useZodForm } from '@cantera/shared/forms';
import type { z } from 'zod';
import { useT } from '../messages/starting.ts';

type NameDialogProps = {
  schema: z.ZodObject<{ name: z.ZodString }>;
  title: string;
  submitLabel: string;
  /** The name that stands; none for something new. */
  name?: string;
  /** Saves, and says so; a rejection that names the field stands at it. */
  onSave: (name: string) => Promise<void>;
  onClose: () => void;
  draftKey: string;
};

/** Asks for the name of something. */
export default function NameDialog({
  schema,
  title,
  submitLabel,
  name = '',
  onSave,
  onClose,
  draftKey,
}: NameDialogProps) {
  const t = useT();
  const form = useZodForm(schema, { defaults: { name } });
  const save = async (values: { name: string }) => {
    await onSave(values.name);
    onClose();
  };
  return (
    <DialogForm
      form={form}
      title={title}
      submitLabel={submitLabel}
      onSubmit={save}
      onClose={onClose}
      draftKey={draftKey}
    >
      <TextField control={form.control} name="name" label={t('name.label')} autoComplete="off" />
    </DialogForm>
  );
}
