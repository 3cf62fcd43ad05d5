import type { PositionQuestion } from '@cantera/shared/contracts/position-questions';
import { formatList, formatNumber } from '@cantera/shared/i18n';
import { useT } from '../../messages/questions.ts';
import { endsOf } from './form/question-values.ts';
import styles from './killer-questions.module.css';
import { TYPE_WORDS } from './question-words.ts';

type Fact = readonly [label: string, value: string];

/** What limits an answer and what rejects one, in words; nothing where nothing does. */
function useConditionWords() {
  const t = useT();
  return ({ details, rejectConditions }: PositionQuestion): Fact[] => {
    const { minLength, minValue, maxValue, minAllowed, maxAllowed } = details;
    const { rejectIfBelow, rejectIfAbove, rejectOnYes, rejectOnNo } = rejectConditions;
    const { min, max } = endsOf(rejectConditions);
    const rejecting = (details.options ?? []).filter(({ rejected }) => rejected).map(({ text }) => text);
    const number = (label: string, value: number | null | undefined): Fact[] =>
      value === undefined || value === null ? [] : [[label, formatNumber(value)]];
    return [
      ...number(t('questions.minLength'), minLength),
      ...number(t('questions.minValue'), minValue),
      ...number(t('questions.maxValue'), maxValue),
      ...number(t('questions.minAllowed'), minAllowed),
      ...number(t('questions.maxAllowed'), maxAllowed),
      ...number(t('questions.rejectIfBelow'), rejectIfBelow),
      ...number(t('questions.rejectIfAbove'), rejectIfAbove),
      ...number(t('questions.rejectOutsideMin'), min),
      ...number(t('questions.rejectOutsideMax'), max),
      ...(rejectOnYes ? [[t('questions.rejects'), t('questions.yes')] as const] : []),
      ...(rejectOnNo ? [[t('questions.rejects'), t('questions.no')] as const] : []),
      ...(rejecting.length > 0
        ? [[t('questions.rejects'), formatList(rejecting, 'disjunction')] as const]
        : []),
    ];
  };
}

/** A question as it is stored, for who may not change it and for who is about to change what another has saved. */
export function QuestionSummary({ question }: { question: PositionQuestion }) {
  const t = useT();
  const conditions = useConditionWords();
  const { options } = question.details;
  const facts: Fact[] = [
    [t('questions.question'), question.question],
    [t('questions.type'), t(TYPE_WORDS[question.type])],
    [t('questions.required'), t(question.required ? 'questions.yes' : 'questions.no')],
    ...(options ? [[t('questions.options'), formatList(options.map(({ text }) => text))] as const] : []),
    ...conditions(question),
    ...(question.isAsked ? [] : [[t('questions.state'), t('questions.notAsked')] as const]),
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
