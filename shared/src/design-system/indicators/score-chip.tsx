import { useIntl } from 'react-intl';
import { useText } from '../../texts/use-text.ts';
import { scoreBands } from '../theme/tokens.ts';
import styles from './score-chip.module.css';

/** Colour role of a score's band; `score-0` below 25. */
export const scoreRole = (score: number) => scoreBands.find((band) => score >= band.from)?.role ?? 'score-0';

/** A score of 0 to 100 in the colour of its band, or an en dash while there is none. */
export function ScoreChip({ score }: { score: number | null | undefined }) {
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
      className={styles.score}
      data-band={role}
      style={{ color: `var(--${role})`, background: `var(--${role}-bg)` }}
      role="img"
      aria-label={text('shared.score', { score: value })}
    >
      {value}
    </span>
  );
}
