import { type ForbiddenSubject, forbiddenSubject } from '@cantera/shared/contracts/forbidden-subjects';
import { TriangleAlert } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { useT } from '../../../messages/questions.ts';
import type { QuestionControl } from './option-fields.tsx';
import styles from './question-form.module.css';

const SUBJECTS: Readonly<Record<ForbiddenSubject, Parameters<ReturnType<typeof useT>>[0]>> = {
  AGE: 'questions.forbidden.age',
  FAMILY: 'questions.forbidden.family',
  HEALTH: 'questions.forbidden.health',
  ORIGIN: 'questions.forbidden.origin',
  BELIEF: 'questions.forbidden.belief',
  ORIENTATION: 'questions.forbidden.orientation',
  UNION: 'questions.forbidden.union',
  EARLIER_PAY: 'questions.forbidden.earlierPay',
};

/** Warns whoever types a question that an employer must not ask; it can be saved all the same. */
export function ForbiddenWarning({ control }: { control: QuestionControl }) {
  const t = useT();
  const [question, options] = useWatch({ control, name: ['question', 'details.options'] });
  const subject = [question, ...options.map(({ text }) => text)].map(forbiddenSubject).find(Boolean);
  return (
    <p role="status" className={subject && styles.warning}>
      {subject && (
        <>
          <TriangleAlert size={14} aria-hidden />
          {t('questions.forbidden', { subject: t(SUBJECTS[subject]) })}
        </>
      )}
    </p>
  );
}
