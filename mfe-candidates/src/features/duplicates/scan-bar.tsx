import { call, useApi, useRefresh } from '@cantera/shared/api-client';
import { getDuplicateScan, startDuplicateScan } from '@cantera/shared/contracts/duplicates';
import { BusyButton, toast } from '@cantera/shared/design-system';
import { formatDateTime, formatNumber } from '@cantera/shared/i18n';
import { useCan } from '@cantera/shared/session';
import { useState } from 'react';
import { useT } from '../../messages/index.ts';
import styles from './duplicates.module.css';

/** A scan that no live update reports is asked for again. */
const POLL_MS = 3_000;

/** How far the last look at all candidates is, and for an admin the button that starts one. */
export function ScanBar() {
  const t = useT();
  const canScan = useCan('candidates.scan_duplicates');
  const refresh = useRefresh();
  const [isStarting, setIsStarting] = useState(false);
  const scan = useApi(
    getDuplicateScan,
    {},
    {
      refreshInterval: (latest) => (latest?.data?.status === 'RUNNING' ? POLL_MS : 0),
    },
  ).data?.data;
  const isRunning = scan?.status === 'RUNNING';
  const start = async () => {
    setIsStarting(true);
    try {
      await call(startDuplicateScan, {});
      await refresh(getDuplicateScan);
    } catch {
      toast.standardError();
    }
    setIsStarting(false);
  };
  return (
    <div className={styles.scan}>
      <span role="status" className={styles.quiet}>
        {isRunning &&
          t('candidates.doubles.scanning', {
            done: formatNumber(scan.done),
            total: formatNumber(scan.total),
          })}
        {scan?.status === 'FAILED' && t('candidates.doubles.scanFailed')}
        {scan?.status === 'DONE' &&
          scan.finishedAt &&
          t('candidates.doubles.scanned', { date: formatDateTime(scan.finishedAt) })}
      </span>
      {canScan && (
        <BusyButton isBusy={isStarting || isRunning} onClick={() => void start()}>
          {t('candidates.doubles.scan')}
        </BusyButton>
      )}
    </div>
  );
}
