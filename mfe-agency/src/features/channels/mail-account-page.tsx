import { useApi } from '@cantera/shared/api-client';
import { getMailAccount } from '@cantera/shared/contracts/channels';
import { DataView } from '@cantera/shared/data-view';
import { PageHeader } from '@cantera/shared/design-system';
import { usePageTitle, useSession } from '@cantera/shared/session';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useT } from '../../messages/index.ts';
import styles from './channels.module.css';
import { MailAccountForm } from './mail-account-form.tsx';

/** Where a mail account is connected or edited. */
export function Component() {
  const t = useT();
  usePageTitle(t('mail.title'));
  const query = useApi(getMailAccount, {});
  const user = useSession((session) => session.user);
  return (
    <div className={styles.page}>
      <PageHeader
        title={t('mail.title')}
        actions={
          <Link className={styles.back} to="/settings/channels">
            <ArrowLeft size={14} aria-hidden />
            {t('mail.back')}
          </Link>
        }
      />
      <div className={styles.body}>
        <DataView
          query={{ ...query, data: user ? query.data : undefined }}
          isEmpty={() => false}
          empty={null}
          errorTitle={t('mail.error')}
        >
          {({ data }) => user && <MailAccountForm account={data} user={user} />}
        </DataView>
      </div>
    </div>
  );
}
