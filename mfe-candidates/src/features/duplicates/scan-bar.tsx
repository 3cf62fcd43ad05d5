import { apiKey, call, useApi, useRefresh } from '@cantera/shared/api-client';
import {
  type DuplicateScan,
  getDuplicateScan,
  listDuplicates,
  startDuplicateScan,
} from '@cantera/shared/contracts/duplicates';
import { BusyButton, toast } from '@cantera/shared/design-system';
import { formatDateTime, formatNumber } from '@cantera/shared/i18n';
import { useMay } from '@cantera/shared/session';
import { useEffect, useRef, useState } from 'react';
import { useSWRConfig } from 'swr';
import { useT } from '../../messages/doubles.ts';
import styles from './duplicates.module.css';

/** A scan that no live update reports is asked for again. */
const POLL_MS = 3_000;

const PHASES = {
  READING: 'candidates.doubles.scanning',
  COMPARING: 'candidates.doubles.comparing',
} as const;

/** The last look at all candidates, or the one that runs. What it has found is read once it ends. */
function useScan(): DuplicateScan | null | undefined {
  const refresh = useRefresh();
  const wasRunning = useRef(false);
  const scan = useApi(
    getDuplicateScan,
    {},
    { refreshInterval: (latest) => (latest?.data?.status === 'RUNNING' ? POLL_MS : 0) },
  ).data?.data;
  const isRunning = scan?.status === 'RUNNING';
  useEffect(() => {
    if (wasRunning.current && !isRunning) void refresh(listDuplicates);
    wasRunning.current = isRunning;
  }, [isRunning, refresh]);
  return scan;
}

function ScanState({ scan }: { scan: DuplicateScan }) {
  const t = useT();
  const { status, phase, done, total, finishedAt } = scan;
  if (status === 'FAILED') return t('candidates.doubles.scanFailed');
  if (status === 'DONE')
    return finishedAt && t('candidates.doubles.scanned', { date: formatDateTime(finishedAt) });
  return t(PHASES[phase], { done: formatNumber(done), total: formatNumber(total) });
}

/** How far the last look at all candidates is, and for an admin the button that starts one. */
export function ScanBar() {
  const t = useT();
  const canScan = useMay(startDuplicateScan);
  const { mutate } = useSWRConfig();
  const [isStarting, setIsStarting] = useState(false);
  const scan = useScan();
  const isRunning = scan?.status === 'RUNNING';
  const start = async () => {
    setIsStarting(true);
    try {
      const answer = await call(startDuplicateScan, {});
      await mutate(apiKey(getDuplicateScan, {}), answer, { revalidate: false });
    } catch {
      toast.standardError();
    }
    setIsStarting(false);
  };
  if (!scan && !canScan) return null;
  return (
    <div className={styles.scan}>
      <span role="status" className={styles.quiet}>
        {scan && <ScanState scan={scan} />}
      </span>
      {isRunning && (
        <progress
          className={styles.progress}
          aria-label={t('candidates.doubles.scan')}
          // Each of the two phases goes through all candidates.
          max={Math.max(1, scan.total * 2)}
          value={scan.done + (scan.phase === 'COMPARING' ? scan.total : 0)}
        />
      )}
      {canScan && (
        <BusyButton isBusy={isStarting || isRunning} onClick={() => void start()}>
          {t('candidates.doubles.scan')}
        </BusyButton>
      )}
    </div>
  );
}
