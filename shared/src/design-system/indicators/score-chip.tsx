import { useIntl } from 'react-intl';
import { useText } from '../../texts/use-text.ts';
import { classNames } from '../class-names.ts';
import { scoreBands } from '../theme/tokens.ts';
import styles from './score-chip.module.css';

/** Colour role of a score's band; `score-0` below 25. */
export const scoreRole = (score: number) => scoreBands.find((band) => score >= band.from)?.role ?? 'score-0';

interface ScoreChipProps {
  score: number | null | undefined;
  /** Whether it is the old one of a score that is made anew. */
  isStale?: boolean | undefined;
}

/** A score of 0 to 100 in the colour of its band, struck through when it is out of date, or an en dash while there is none. */
export function ScoreChip({ score, isStale }: ScoreChipProps) {
  const text = useText();
  const intl = useIntl();
  if (score === null || score === undefined) {
    return (
      <span className={styles.none} role="img" aria-label={text('shared.noScore')}>
        –
      </span>
    );
  }
  const role = scoreRole(score);
  const value = intl.formatNumber(Math.floor(score));
  return (
    <span
      className={classNames(styles.score, isStale && styles.stale)}
      data-band={role}
      style={{ color: `var(--${role})`, background: `var(--${role}-bg)` }}
      role="img"
      aria-label={text(isStale ? 'shared.scoreStale' : 'shared.score', { score: value })}
    >
      {value}
    </span>
  );
}
