import { IconButton, SkeletonBlock, useText } from '@cantera/shared/design-system';
import { formatNumber } from '@cantera/shared/i18n';
import { ArrowUpRight, RotateCw } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useT } from '../../messages/dashboard.ts';
import styles from './dashboard.module.css';
import type { CardQuery } from './use-counts.ts';

type CountCardProps = {
  label: string;
  to: string;
  query: CardQuery;
  /** What the second figure is: all there are, or how many the plan allows. */
  ofWhat?: 'all' | 'plan';
};

/** How much of the plan is used; the figures say it in words. */
const Meter = ({ value, of }: { value: number; of: number }) => (
  <span className={styles.meter} aria-hidden>
    <span style={{ width: `${of > 0 ? Math.min(100, (value / of) * 100) : 100}%` }} />
  </span>
);

function Failed({ label, onRetry }: { label: string; onRetry: () => void }) {
  const text = useText();
  return (
    <span className={styles.failed} role="alert">
      {text('shared.error.title')}
      <IconButton
        size="small"
        label={`${text('shared.retry')}: ${label}`}
        icon={<RotateCw size={14} aria-hidden />}
        onClick={onRetry}
      />
    </span>
  );
}

/** One figure that leads to its list. */
export function CountCard({ label, to, query, ofWhat }: CountCardProps) {
  const t = useT();
  const { data, error } = query;
  const hasFailed = data === undefined && error !== undefined && error !== null;
  return (
    <li className={styles.card} aria-busy={data === undefined && !hasFailed}>
      <Link to={to} className={styles.cardLabel}>
        {label}
        <ArrowUpRight size={14} aria-hidden />
      </Link>
      {hasFailed && <Failed label={label} onRetry={() => void query.mutate()} />}
      {data === undefined && !hasFailed && <SkeletonBlock width={96} height={20} />}
      {data && (
        <p className={styles.figures}>
          <span className={styles.figure}>{formatNumber(data.value)}</span>
          {ofWhat && data.of !== undefined && (
            <span className={styles.of}>
              {t(ofWhat === 'all' ? 'dashboard.ofAll' : 'dashboard.ofPlan', { total: formatNumber(data.of) })}
            </span>
          )}
        </p>
      )}
      {data?.of !== undefined && ofWhat === 'plan' && <Meter value={data.value} of={data.of} />}
    </li>
  );
}
