import type { PositionQuestion } from '@cantera/shared/contracts/position-questions';
import { formatAge, formatDateTime } from '@cantera/shared/i18n';
import { useT } from '../../../messages/questions.ts';
import { QuestionSummary } from '../question-summary.tsx';
import styles from './question-form.module.css';

/** What somebody else has saved meanwhile, above what stands in the form. */
export function SavedQuestion({ question }: { question: PositionQuestion }) {
  const t = useT();
  const { reviewedAt } = question;
  return (
    <section className={styles.other} aria-label={t('questions.other')}>
      <h2 className={styles.title}>{t('questions.other')}</h2>
      {reviewedAt && (
        <p className={styles.hint}>
          <time dateTime={reviewedAt} title={formatDateTime(reviewedAt)}>
            {t('questions.otherAt', { age: formatAge(reviewedAt) })}
          </time>
        </p>
      )}
      <QuestionSummary question={question} />
    </section>
  );
}
