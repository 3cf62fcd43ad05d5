import { useApi } from '@cantera/shared/api-client';
import { getAgencyDetails } from '@cantera/shared/contracts/agency';
import { stopDeletion } from '@cantera/shared/contracts/retention';
import { ForbiddenState, PageHeader, SkeletonRows } from '@cantera/shared/design-system';
import { useMay, usePageTitle, useSession } from '@cantera/shared/session';
import { Link } from 'react-router-dom';
import { useT } from '../../messages/deletions.ts';
import { DeletionRecord } from './deletion-record.tsx';
import styles from './deletions.module.css';
import { WarningList } from './warning-list.tsx';

/** What the agency's rules do, in words, and where they are changed. */
function Rules() {
  const t = useT();
  const { data } = useApi(getAgencyDetails, {});
  const legal = data?.data.legal;
  const days = legal?.deletionPeriodRejectedGdprDays ?? null;
  return (
    <div className={styles.rules}>
      {legal && (
        <p>
          {days === null
            ? t('deletions.rules.off', { consent: legal.expirationGdprDays })
            : t('deletions.rules.on', { days })}
        </p>
      )}
      <Link to="/agency/general#gdpr">{t('deletions.rules.change')}</Link>
    </div>
  );
}

/** Who is about to be deleted by the retention rules, and the record of deletions. For administrators. */
export function Component() {
  const t = useT();
  usePageTitle(t('deletions.title'));
  const isKnown = useSession(({ user }) => user !== null);
  const canManage = useMay(stopDeletion);
  if (!isKnown) return <SkeletonRows />;
  if (!canManage) return <ForbiddenState />;
  return (
    <div className={styles.page}>
      <PageHeader title={t('deletions.title')} />
      <Rules />
      <WarningList />
      <DeletionRecord />
    </div>
  );
}
