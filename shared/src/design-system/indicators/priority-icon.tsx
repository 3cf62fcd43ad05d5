import { classNames } from '../class-names.ts';
import styles from './priority-icon.module.css';

const LEVELS = { NONE: 0, LOW: 1, MEDIUM: 2, HIGH: 3 } as const;
export type PriorityLevel = keyof typeof LEVELS;

/** Three rising bars, as many filled as the level; decorative, its word stands beside it. */
export function PriorityIcon({ level }: { level: PriorityLevel }) {
  const filled = LEVELS[level];
  return (
    <svg className={classNames(styles.icon, level === 'HIGH' && styles.high)} viewBox="0 0 16 16" aria-hidden>
      <rect className={filled >= 1 ? styles.on : styles.off} x="1" y="10" width="3.5" height="5" rx="1" />
      <rect className={filled >= 2 ? styles.on : styles.off} x="6.25" y="6" width="3.5" height="9" rx="1" />
      <rect
        className={filled >= 3 ? styles.on : styles.off}
        x="11.5"
        y="1.5"
        width="3.5"
        height="13.5"
        rx="1"
      />
    </svg>
  );
}
