import { call, useRefresh } from '@cantera/shared/api-client';
import { createClient, listClients, newClientName } from '@cantera/shared/contracts/clients';
import { DialogForm, TextField, useZodForm } from '@cantera/shared/forms';
import { useSession } from '@cantera/shared/session';
import { Link } from 'react-router-dom';
import { z } from 'zod';
import { useT } from '../../messages/index.ts';
import styles from './clients-list.module.css';

const schema = z.object({ name: newClientName });

type CreateClientDialogProps = { onClose: () => void; onCreated: (id: string) => void };

/** Asks for a client's name and creates it, owned by who does so. */
export default function CreateClientDialog({ onClose, onCreated }: CreateClientDialogProps) {
  const t = useT();
  const refresh = useRefresh();
  const ownerId = useSession(({ user }) => user?.id);
  const form = useZodForm(schema, { defaults: { name: '' } });
  const create = async ({ name }: { name: string }) => {
    const { data } = await call(createClient, { body: { name, ...(ownerId ? { ownerId } : {}) } });
    onCreated(data.id);
    await refresh(listClients);
  };
  return (
    <DialogForm
      form={form}
      title={t('clients.create.title')}
      submitLabel={t('clients.create.submit')}
      onSubmit={create}
      onClose={onClose}
      draftKey="create-client"
    >
      <TextField control={form.control} name="name" label={t('clients.create.name')} autoComplete="off" />
      <p className={styles.note}>{t('clients.create.note')}</p>
      <p>
        <Link to="/clients/create-with-ia">{t('clients.create.fromPage')}</Link>
      </p>
    </DialogForm>
  );
}
