import type { Client } from '@cantera/shared/contracts/clients';
import { ErrorState, ForbiddenState, StateMessage } from '@cantera/shared/design-system';
import { usePageTitle } from '@cantera/shared/session';
import { SearchX } from 'lucide-react';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { useClient } from '../../lib/use-client.ts';
import { useT } from '../../messages/index.ts';
import { Benefits } from './benefits/benefits.tsx';
import { ClientHeader } from './client-header.tsx';
import styles from './client-page.module.css';
import { Contacts } from './contacts/contacts.tsx';
import { Indicators } from './indicators.tsx';
import { Information } from './information/information.tsx';
import { PageLoading } from './page-loading.tsx';
import { PositionCards } from './position-cards.tsx';
import { Values } from './values/values.tsx';

function NotFound() {
  const t = useT();
  usePageTitle(t('clients.page.notFound'));
  return (
    <StateMessage
      isPage
      icon={<SearchX />}
      title={t('clients.page.notFound')}
      description={t('clients.page.notFoundText')}
      actions={<Link to="/clients">{t('clients.page.backToList')}</Link>}
    />
  );
}

type LoadedProps = { client: Client; onLeaving: (isLeaving: boolean) => void };

function Loaded({ client, onLeaving }: LoadedProps) {
  usePageTitle(client.name);
  return (
    <>
      <ClientHeader client={client} onLeaving={onLeaving} />
      <div className={styles.body}>
        <div className={styles.main}>
          <PositionCards client={client} />
          <Contacts client={client} />
          <Values client={client} />
          <Benefits client={client} />
        </div>
        <div className={styles.rail}>
          <Information client={client} />
          <Indicators client={client} />
        </div>
      </div>
    </>
  );
}

function ClientPage({ id }: { id: string }) {
  const t = useT();
  // A client that is being deleted is not read again: it would not be found.
  const [isLeaving, setIsLeaving] = useState(false);
  const { data, error, mutate } = useClient(id, isLeaving);
  if (error?.status === 404 || error?.status === 400) return <NotFound />;
  if (data) return <Loaded client={data.data} onLeaving={setIsLeaving} />;
  if (!error) return <PageLoading />;
  if (error.status === 403) return <ForbiddenState isPage />;
  return (
    <ErrorState isPage title={t('clients.page.error')} requestId={error.requestId} onRetry={() => mutate()} />
  );
}

/** A client with its positions, its people, and what the agency knows of it. */
export function Component() {
  const { client: id = '' } = useParams();
  return (
    <div className={styles.page}>
      <ClientPage key={id} id={id} />
    </div>
  );
}
