import type { DiscardRehearsal } from '@cantera/shared/contracts/discard-scoring';
import { memo, useId } from 'react';
import styles from './rule.module.css';

const WIDTH = 101;
const HEIGHT = 40;

/** One path for all bars: while the threshold moves, nothing of it is drawn again. */
function barsOf(scores: DiscardRehearsal['scores']): string {
  const counts = scores.map(({ score, outcomes }) => ({
    score,
    count: outcomes.reduce((all, one) => all + one, 0),
  }));
  const most = Math.max(1, ...counts.map(({ count }) => count));
  return counts
    .filter(({ count }) => count > 0)
    .map(({ score, count }) => {
      const height = Math.max(2, (count / most) * HEIGHT);
      return `M${score + 0.1} ${HEIGHT}v${-height}h0.8v${height}z`;
    })
    .join('');
}

const Bars = memo(function Bars({ scores, clip }: { scores: DiscardRehearsal['scores']; clip: string }) {
  const path = barsOf(scores);
  return (
    <>
      <path d={path} className={styles.stay} />
      <path d={path} className={styles.go} clipPath={`url(#${clip})`} />
    </>
  );
});

interface HistogramProps {
  scores: DiscardRehearsal['scores'];
  percentage: number;
  /** Says in words what it shows. */
  label: string;
}

/** How many had which score, and where the threshold stands among them. */
export function Histogram({ scores, percentage, label }: HistogramProps) {
  const clip = useId();
  return (
    <div className={styles.chart} role="img" aria-label={label}>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden>
        <clipPath id={clip}>
          <rect width={percentage} height={HEIGHT} />
        </clipPath>
        <Bars scores={scores} clip={clip} />
      </svg>
      <span className={styles.threshold} style={{ left: `${(percentage / WIDTH) * 100}%` }} aria-hidden>
        <span className={styles.thresholdValue}>{percentage}</span>
      </span>
    </div>
  );
}
