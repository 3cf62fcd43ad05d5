import type { Application } from '@cantera/shared/contracts/pipeline';
import { Chip, ScoreChip } from '@cantera/shared/design-system';
import { Check, Minus } from 'lucide-react';
import { useT } from '../../../messages/index.ts';
import styles from './profile.module.css';

/** Why the score is what it is: what speaks for the candidate, and the risks. */
export function Score({ scoring }: { scoring: NonNullable<Application['scoring']> }) {
  const t = useT();
  const { finalScore, positiveAspects, risks } = scoring.scoringLax;
  return (
    <section className={styles.box} aria-label={t('candidates.score.title')}>
      <div className={styles.boxHead}>
        <h3 className={styles.boxTitle}>{t('candidates.score.title')}</h3>
        <Chip>{t('candidates.score.byMachine')}</Chip>
        <ScoreChip score={finalScore} />
      </div>
      <ul className={styles.plain} aria-label={t('candidates.score.positive')}>
        {positiveAspects.map((text) => (
          <li key={text} className={styles.reason}>
            <Check size={16} className={styles.good} aria-hidden />
            {text}
          </li>
        ))}
      </ul>
      <ul className={styles.plain} aria-label={t('candidates.score.risks')}>
        {risks.map((text) => (
          <li key={text} className={styles.reason}>
            <Minus size={16} className={styles.risk} aria-hidden />
            {text}
          </li>
        ))}
      </ul>
    </section>
  );
}
