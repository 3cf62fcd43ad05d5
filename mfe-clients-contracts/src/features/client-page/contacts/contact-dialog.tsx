import { type ClientContact, contactBody } from '@cantera/shared/contracts/clients';
import { toast } from '@cantera/shared/design-system';
import { DialogForm, TextField, useFormVersion, useZodForm } from '@cantera/shared/forms';
import type { z } from 'zod';
import { useFreshClient } from '../../../lib/use-client.ts';
import { useT } from '../../../messages/index.ts';
import { useContacts } from './use-contacts.ts';

const schema = contactBody.required();
type Values = z.input<typeof schema>;

const valuesOf = (contact: ClientContact | undefined): Values => ({
  name: contact?.name ?? '',
  email: contact?.email ?? '',
  position: contact?.position ?? '',
  phone: contact?.phone ?? '',
  linkedinUrl: contact?.linkedinUrl ?? '',
});

type ContactDialogProps = {
  clientId: string;
  /** Left out, a new one is added. */
  contact?: ClientContact;
  onClose: () => void;
};

/** Asks for a contact's name and the ways to reach it. */
export default function ContactDialog({ clientId, contact, onClose }: ContactDialogProps) {
  const t = useT();
  const contacts = useContacts(clientId);
  const readAgain = useFreshClient(clientId);
  const form = useZodForm(schema, {
    defaults: valuesOf(contact),
    ...(contact ? { values: valuesOf(contact) } : {}),
  });
  const version = useFormVersion(form.formState.isDirty, contact?.version);
  const save = async (values: z.output<typeof schema>, { overwrites }: { overwrites: boolean }) => {
    if (contact) await contacts.update(contact.id, values, overwrites ? undefined : version);
    else await contacts.add(values);
    onClose();
    toast.success(t(contact ? 'clients.contacts.updated' : 'clients.contacts.added'));
  };
  const reload = async () => {
    const fresh = await readAgain();
    form.reset(valuesOf(fresh.contacts.find(({ id }) => id === contact?.id)));
  };
  return (
    <DialogForm
      form={form}
      title={t(contact ? 'clients.contacts.modifyTitle' : 'clients.contacts.addTitle')}
      submitLabel={t(contact ? 'clients.save' : 'clients.contacts.add')}
      onSubmit={save}
      onReload={reload}
      onClose={onClose}
      draftKey={`client-contact:${contact?.id ?? clientId}`}
    >
      <TextField control={form.control} name="name" label={t('clients.contacts.name')} autoComplete="off" />
      <TextField
        control={form.control}
        name="email"
        label={t('clients.contacts.email')}
        inputMode="email"
        autoComplete="off"
      />
      <TextField
        control={form.control}
        name="position"
        label={t('clients.contacts.position')}
        autoComplete="off"
        isOptional
      />
      <TextField
        control={form.control}
        name="phone"
        label={t('clients.contacts.phone')}
        type="tel"
        autoComplete="off"
        isOptional
      />
      <TextField
        control={form.control}
        name="linkedinUrl"
        label={t('clients.contacts.linkedinUrl')}
        inputMode="url"
        autoComplete="off"
        placeholder="https://www.linkedin.com/in/…"
        isOptional
      />
    </DialogForm>
  );
}
