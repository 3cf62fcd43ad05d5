import type { QuestionRehearsal, RehearsalOutcome } from '@cantera/shared/contracts/position-questions';
import { ErrorState, SkeletonRows, StatusDot, type StatusTone } from '@cantera/shared/design-system';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { useT } from '../../../messages/questions.ts';
import type { QuestionControl } from './option-fields.tsx';
import styles from './question-form.module.css';
import { useRehearsal } from './use-rehearsal.ts';

type T = ReturnType<typeof useT>;

const OUTCOMES: Readonly<Record<RehearsalOutcome, readonly [word: Parameters<T>[0], tone: StatusTone]>> = {
  HIRED: ['questions.rehearsal.hired', 'success'],
  IN_PROCESS: ['questions.rehearsal.inProcess', 'info'],
  INBOX: ['questions.rehearsal.inbox', 'neutral'],
  DISCARDED: ['questions.rehearsal.discarded', 'hollow'],
};

type ListProps = {
  title: string;
  positionId: string;
  list: QuestionRehearsal['wouldBeRejected'];
};

/** Those of one list; each leads to the application. */
function People({ title, positionId, list: { count, items } }: ListProps) {
  const t = useT();
  const id = useId();
  if (count === 0) return null;
  return (
    <>
      <h3 id={id} className={styles.listTitle}>
        {title}
      </h3>
      <ul aria-labelledby={id} className={styles.people}>
        {items.map(({ applicationId, name, outcome }) => {
          const [word, tone] = OUTCOMES[outcome];
          return (
            <li key={applicationId}>
              <Link to={`/positions/${positionId}?applicationId=${applicationId}`}>{name}</Link>
              <StatusDot tone={tone}>{t(word)}</StatusDot>
            </li>
          );
        })}
      </ul>
      {count > items.length && (
        <p className={styles.hint}>{t('questions.rehearsal.more', { count: count - items.length })}</p>
      )}
    </>
  );
}

function Result({ positionId, rehearsal }: { positionId: string; rehearsal: QuestionRehearsal }) {
  const t = useT();
  const { answered, rejected, wouldBeRejected, noLongerRejected } = rehearsal;
  if (answered === 0) return <p role="status">{t('questions.rehearsal.nobody')}</p>;
  return (
    <>
      <p role="status">{t('questions.rehearsal.sum', { answered, rejected })}</p>
      <People
        title={t('questions.rehearsal.would', { count: wouldBeRejected.count })}
        positionId={positionId}
        list={wouldBeRejected}
      />
      <People
        title={t('questions.rehearsal.noLonger', { count: noLongerRejected.count })}
        positionId={positionId}
        list={noLongerRejected}
      />
      {wouldBeRejected.count + noLongerRejected.count === 0 && (
        <p className={styles.hint}>{t('questions.rehearsal.same')}</p>
      )}
    </>
  );
}

type RehearsalProps = {
  positionId: string;
  /** The question that is changed; a new one has none. */
  kqId: string | undefined;
  control: QuestionControl;
};

/** Whom the condition as it stands would have rejected in the last 90 days, beside it; nothing of it is saved. */
export function Rehearsal({ positionId, kqId, control }: RehearsalProps) {
  const t = useT();
  const { query, isDraft, isSettling } = useRehearsal(positionId, kqId, control);
  const { data, error } = query;
  // The answer of the condition before is no answer to one that could not be tried.
  const shown = isDraft && !error ? data?.data : undefined;
  return (
    <section className={styles.rehearsal} aria-label={t('questions.rehearsal')} aria-busy={isSettling}>
      <h2 className={styles.title}>{t('questions.rehearsal')}</h2>
      {!isDraft && <p className={styles.hint}>{t('questions.rehearsal.unfinished')}</p>}
      {isDraft && !shown && !error && <SkeletonRows />}
      {isDraft && error && (
        <ErrorState
          title={t('questions.rehearsal.error')}
          requestId={error.requestId}
          onRetry={() => query.mutate()}
        />
      )}
      {shown && <Result positionId={positionId} rehearsal={shown} />}
    </section>
  );
}
