import type { Application } from '@cantera/shared/contracts/applications';
import type { QuestionWithAnswer } from '@cantera/shared/contracts/killer-questions';
import { StatusDot } from '@cantera/shared/design-system';
import { formatList, formatNumber } from '@cantera/shared/i18n';
import { useT } from '../../../messages/index.ts';
import styles from './application.module.css';

/** An answer in words, whatever its shape. */
function useAnswerText(): (question: QuestionWithAnswer) => string {
  const t = useT();
  return ({ answer, details }) => {
    const optionText = (id: string) => details.options?.find((option) => option.id === id)?.text ?? id;
    if (!answer) return t('candidates.answers.none');
    if ('text' in answer) return answer.text;
    if ('value' in answer) return formatNumber(answer.value);
    if ('min' in answer)
      return t('candidates.answers.range', { min: formatNumber(answer.min), max: formatNumber(answer.max) });
    if ('answer' in answer) return t(answer.answer ? 'candidates.answers.yes' : 'candidates.answers.no');
    if ('selectedOption' in answer) return optionText(answer.selectedOption);
    return formatList(answer.selectedOptions.map(optionText));
  };
}

/** The killer questions with what was answered and whether that is what the position asks for. */
export function Answers({ application }: { application: Application }) {
  const t = useT();
  const textOf = useAnswerText();
  const questions = application.kqQuestionsWithAnswers;
  if (questions.length === 0) return <p className={styles.quiet}>{t('candidates.answers.empty')}</p>;
  return (
    <ul className={styles.list} aria-label={t('candidates.panel.tab.answers')}>
      {questions.map((question) => (
        <li key={question.id} className={styles.item}>
          <p className={styles.question}>{question.text}</p>
          <p className={styles.answer}>{textOf(question)}</p>
          {question.answer && (
            <StatusDot tone={question.correct ? 'success' : 'error'}>
              {t(question.correct ? 'candidates.answers.correct' : 'candidates.answers.incorrect')}
            </StatusDot>
          )}
        </li>
      ))}
    </ul>
  );
}
