import { isApiError } from '../../api-client/api-error.ts';
import { createView, updateView, viewName } from '../../contracts/views.ts';
import { toast } from '../../design-system/toasts/toast-store.ts';
import { DialogForm } from '../../forms/dialog-form.tsx';
import { TextField } from '../../forms/fields/text-field.tsx';
import { useZodForm } from '../../forms/validation/use-zod-form.ts';
import { useText } from '../../texts/use-text.ts';

type ViewDialogProps = {
  title: string;
  /** The name that it has; empty for a new view. */
  name: string;
  /** Rejects with the call's error. */
  onSave: (name: string) => Promise<void>;
  onClose: () => void;
};

/** Asks for the name of a view. */
export default function ViewDialog({ title, name, onSave, onClose }: ViewDialogProps) {
  const text = useText();
  const form = useZodForm(viewName, { defaults: { name } });
  const save = async (values: { name: string }) => {
    try {
      await onSave(values.name);
      onClose();
    } catch (error) {
      if (!isApiError(error)) throw error;
      if (error.is(createView, 'VIEW_NAME_TAKEN') || error.is(updateView, 'VIEW_NAME_TAKEN'))
        form.setError('name', { message: text('shared.views.taken') }, { shouldFocus: true });
      else if (error.is(createView, 'TOO_MANY_VIEWS')) toast.error(text('shared.views.full'));
      else throw error;
    }
  };
  return (
    <DialogForm form={form} title={title} submitLabel={title} onSubmit={save} onClose={onClose}>
      <TextField control={form.control} name="name" label={text('shared.views.name')} autoComplete="off" />
    </DialogForm>
  );
}
