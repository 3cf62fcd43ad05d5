import type { PoolCandidate } from '@cantera/shared/contracts/hunts';
import { fullName } from '@cantera/shared/contracts/text';
import { Popover, ScoreChip } from '@cantera/shared/design-system';
import { useT } from '../../../messages/hunts.ts';
import styles from './people.module.css';

type Scoring = NonNullable<PoolCandidate['scoringLax']>;

function Sentences({ title, sentences }: { title: string; sentences: readonly string[] }) {
  if (sentences.length === 0) return null;
  return (
    <section>
      <h3 className={styles.scoreTitle}>{title}</h3>
      <ul className={styles.sentences}>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  );
}

/** What a score rests on. */
export function ScoreReasons({ scoring: { positiveAspects, risks } }: { scoring: Scoring }) {
  const t = useT();
  return (
    <div className={styles.scoreReasons}>
      <Sentences title={t('hunts.score.for')} sentences={positiveAspects} />
      <Sentences title={t('hunts.score.risks')} sentences={risks} />
      {positiveAspects.length === 0 && risks.length === 0 && <p>{t('hunts.score.nothing')}</p>}
    </div>
  );
}

/** The score of somebody by the criteria of the position; pressed, it says what it rests on. */
export function Score({ person }: { person: PoolCandidate }) {
  const t = useT();
  const scoring = person.scoringLax;
  if (!scoring) return <ScoreChip score={null} />;
  const label = t('hunts.score.of', { name: fullName(person) });
  return (
    <Popover
      label={label}
      width={360}
      trigger={(props) => (
        <button
          type="button"
          {...props}
          className={styles.score}
          aria-label={`${label}: ${scoring.finalScore}`}
        >
          <ScoreChip score={scoring.finalScore} />
        </button>
      )}
    >
      {() => <ScoreReasons scoring={scoring} />}
    </Popover>
  );
}
