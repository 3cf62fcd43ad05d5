import type { PositionReport } from '@cantera/shared/contracts/reports';
import { DataView } from '@cantera/shared/data-view';
import { Chip, SkeletonRows } from '@cantera/shared/design-system';
import { formatDateTime, formatNumber } from '@cantera/shared/i18n';
import { Button } from 'antd';
import { Download } from 'lucide-react';
import { useId } from 'react';
import { useT } from '../../../messages/report.ts';
import { LeakAdvice, Leaks } from '../options/not-safe.tsx';
import styles from './made.module.css';
import type { useMadeReports } from './use-made-reports.ts';

const TONES = { MAKING: 'info', READY: 'success', FAILED: 'error', GONE: 'neutral' } as const;
const STATES = {
  MAKING: 'report.made.making',
  READY: 'report.made.ready',
  FAILED: 'report.made.failed',
  GONE: 'report.made.gone',
} as const;

function Progress({ done, total }: Pick<PositionReport, 'done' | 'total'>) {
  const t = useT();
  const words = t('report.made.progress', { done: formatNumber(done), total: formatNumber(total) });
  return (
    <div className={styles.progress}>
      <progress max={Math.max(total, 1)} value={done} aria-label={t('report.made.making')} />
      <span>{words}</span>
    </div>
  );
}

function Failure({ failure, where }: Pick<PositionReport, 'failure' | 'where'>) {
  const t = useT();
  if (failure === null) return null;
  if (failure !== 'REPORT_NOT_SAFE') return <p>{t(`report.failure.${failure}`)}</p>;
  return (
    <div className={styles.failure}>
      <p>{t('report.notSafe.title')}</p>
      <Leaks where={where} isOfMany />
      <LeakAdvice where={where} />
    </div>
  );
}

interface MadeReportProps {
  report: PositionReport;
  onSave: (report: PositionReport) => void;
}

function MadeReport({ report, onSave }: MadeReportProps) {
  const t = useT();
  const { status, isAnonymous, createdAt, fileName } = report;
  return (
    <li className={styles.report}>
      <div className={styles.head}>
        <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
        <Chip tone={TONES[status]}>{t(STATES[status])}</Chip>
        {isAnonymous && <Chip>{t('report.made.anonymous')}</Chip>}
      </div>
      {status === 'MAKING' && <Progress {...report} />}
      {status === 'FAILED' && <Failure {...report} />}
      {status === 'READY' && (
        <Button
          size="small"
          icon={<Download aria-hidden />}
          aria-label={t('report.made.file', { name: fileName })}
          onClick={() => onSave(report)}
        >
          {fileName}
        </Button>
      )}
    </li>
  );
}

/** One's own reports of the last 24 hours: how far they are, and their files. */
export function MadeReports({ query, save }: ReturnType<typeof useMadeReports>) {
  const t = useT();
  const id = useId();
  return (
    <DataView
      query={query}
      isEmpty={({ data }) => data.items.length === 0}
      empty={null}
      skeleton={<SkeletonRows rows={1} columns={['1fr']} height={40} />}
      errorTitle={t('report.made.error')}
    >
      {({ data: { items } }) => (
        <section aria-labelledby={id} className={styles.made}>
          <h3 id={id} className={styles.title}>
            {t('report.made.title')}
          </h3>
          <div role="status">
            {items.some(({ status }) => status === 'MAKING') && (
              <p className={styles.quiet}>{t('report.made.keeps')}</p>
            )}
          </div>
          <ul>
            {items.map((report) => (
              <MadeReport key={report.id} report={report} onSave={(ready) => void save(ready)} />
            ))}
          </ul>
        </section>
      )}
    </DataView>
  );
}
