import { type Client, updateClient } from '@cantera/shared/contracts/clients';
import { lazyPart } from '@cantera/shared/remotes';
import { RichText } from '@cantera/shared/rich-text';
import { useMay } from '@cantera/shared/session';
import { Button } from 'antd';
import { Pencil } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { companySize, placesOf, shortAddress, webAddress } from '../../../lib/client-words.ts';
import { useT } from '../../../messages/index.ts';
import styles from '../client-page.module.css';
import { Section } from '../section.tsx';

const UpdateClientDialog = lazyPart(() => import('./update-client-dialog.tsx'));

const dash = <span className={styles.none}>–</span>;

function address(text: string | null): ReactNode {
  const url = webAddress(text);
  if (!url) return text || dash;
  return (
    <a href={url.href} target="_blank" rel="noreferrer">
      {shortAddress(url)}
    </a>
  );
}

/** What the agency knows of the client. */
export function Information({ client }: { client: Client }) {
  const t = useT();
  const canWrite = useMay(updateClient);
  const [isEditing, setIsEditing] = useState(false);
  const pairs: readonly (readonly [string, ReactNode])[] = [
    [t('clients.field.legalName'), client.legalName || dash],
    [t('clients.field.companySize'), companySize(client.companySize, t)],
    [t('clients.field.industry'), client.industry?.name ?? dash],
    [t('clients.field.location'), placesOf(client) || dash],
    [t('clients.field.webUrl'), address(client.webUrl)],
    [t('clients.field.linkedinUrl'), address(client.linkedinUrl)],
  ];
  return (
    <Section
      title={t('clients.information.title')}
      action={
        canWrite && (
          <Button size="small" icon={<Pencil aria-hidden />} onClick={() => setIsEditing(true)}>
            {t('clients.information.modify')}
          </Button>
        )
      }
    >
      <dl>
        {pairs.map(([term, value]) => (
          <div key={term} className={styles.pair}>
            <dt className={styles.term}>{term}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
        <div>
          <dt className={styles.term}>{t('clients.field.description')}</dt>
          <dd className={styles.value}>
            {client.description ? <RichText html={client.description} /> : dash}
          </dd>
        </div>
      </dl>
      {isEditing && (
        <Suspense>
          <UpdateClientDialog client={client} onClose={() => setIsEditing(false)} />
        </Suspense>
      )}
    </Section>
  );
}
