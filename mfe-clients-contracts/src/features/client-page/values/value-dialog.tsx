import { type ClientValue, valueBody } from '@cantera/shared/contracts/clients';
import { toast } from '@cantera/shared/design-system';
import { DialogForm, TextArea, TextField, useFormVersion, useZodForm } from '@cantera/shared/forms';
import type { z } from 'zod';
import { useFreshClient } from '../../../lib/use-client.ts';
import { useT } from '../../../messages/index.ts';
import { useValues } from './use-values.ts';

type Values = z.input<typeof valueBody>;

const valuesOf = (value: ClientValue | undefined): Values => ({
  name: value?.name ?? '',
  description: value?.description ?? '',
});

type ValueDialogProps = {
  clientId: string;
  /** Left out, a new one is added. */
  value?: ClientValue;
  onClose: () => void;
};

/** Asks for something that the client stands for. */
export default function ValueDialog({ clientId, value, onClose }: ValueDialogProps) {
  const t = useT();
  const changes = useValues(clientId);
  const readAgain = useFreshClient(clientId);
  const form = useZodForm(valueBody, {
    defaults: valuesOf(value),
    ...(value ? { values: valuesOf(value) } : {}),
  });
  const version = useFormVersion(form.formState.isDirty, value?.version);
  const save = async (values: Values, { overwrites }: { overwrites: boolean }) => {
    if (value) await changes.update(value.id, values, overwrites ? undefined : version);
    else await changes.add(values);
    onClose();
    toast.success(t(value ? 'clients.values.updated' : 'clients.values.added'));
  };
  const reload = async () => {
    const fresh = await readAgain();
    form.reset(valuesOf(fresh.values.find(({ id }) => id === value?.id)));
  };
  return (
    <DialogForm
      form={form}
      title={t(value ? 'clients.values.modifyTitle' : 'clients.values.addTitle')}
      submitLabel={t(value ? 'clients.save' : 'clients.values.add')}
      onSubmit={save}
      onReload={reload}
      onClose={onClose}
      draftKey={`client-value:${value?.id ?? clientId}`}
    >
      <TextField control={form.control} name="name" label={t('clients.values.name')} autoComplete="off" />
      <TextArea
        control={form.control}
        name="description"
        label={t('clients.values.description')}
        isOptional
      />
    </DialogForm>
  );
}
