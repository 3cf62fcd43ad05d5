import { call, isApiError, useRefresh } from '@cantera/shared/api-client';
import { type Client, deleteClient, listClients } from '@cantera/shared/contracts/clients';
import { Avatar, confirm, Logo, MenuButton, PageHeader, toast } from '@cantera/shared/design-system';
import { useMay } from '@cantera/shared/session';
import { Trash2 } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { personOf } from '../../lib/client-words.ts';
import { useT } from '../../messages/index.ts';
import styles from './client-page.module.css';

type ClientHeaderProps = {
  client: Client;
  /** Told when the client may be gone, and when it was not. */
  onLeaving: (isLeaving: boolean) => void;
};

/** Asks, deletes, and leads to the list; what the server refuses is said in its words. */
function useDelete({ client, onLeaving }: ClientHeaderProps) {
  const t = useT();
  const navigate = useNavigate();
  const refresh = useRefresh();
  return async () => {
    const isSure = await confirm({
      title: t('clients.delete.title', { name: client.name }),
      body: t('clients.delete.text'),
      confirmLabel: t('clients.delete.confirm'),
      isDanger: true,
    });
    if (!isSure) return;
    onLeaving(true);
    try {
      await call(deleteClient, { params: { id: client.id } });
    } catch (error) {
      onLeaving(false);
      if (isApiError(error) && error.is(deleteClient, 'CLIENT_HAS_POSITIONS'))
        toast.error(t('clients.delete.error'), { description: t('clients.delete.hasPositions') });
      else if (isApiError(error) && error.is(deleteClient, 'CLIENT_HAS_CONTRACTS'))
        toast.error(t('clients.delete.error'), { description: t('clients.delete.hasContracts') });
      else toast.standardError();
      return;
    }
    toast.success(t('clients.delete.done'));
    await navigate('/clients');
    await refresh(listClients);
  };
}

/** Logo, name and owner of a client, and what is done seldom with it. */
export function ClientHeader(props: ClientHeaderProps) {
  const t = useT();
  const { client } = props;
  const remove = useDelete(props);
  const canWrite = useMay(deleteClient);
  const owner = client.owner && personOf(client.owner);
  return (
    <PageHeader
      leading={<Logo name={client.name} imageUrl={client.logoImageUrl} size={32} />}
      title={client.name}
      meta={
        owner && (
          <span className={styles.owner}>
            <Avatar person={owner} size={20} isDecorative />
            <span className={styles.ownerName}>{t('clients.page.ownedBy', { name: owner.name })}</span>
          </span>
        )
      }
      actions={
        canWrite && (
          <MenuButton
            label={t('clients.page.actions')}
            look="bordered"
            entries={[
              {
                key: 'delete',
                label: t('clients.delete.action'),
                icon: <Trash2 aria-hidden />,
                isDanger: true,
                onSelect: () => void remove(),
              },
            ]}
          />
        )
      }
    />
  );
}
