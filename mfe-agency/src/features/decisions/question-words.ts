import type { Decision } from '@cantera/shared/contracts/decisions';
import { formatList, formatNumber } from '@cantera/shared/i18n';
import type { Translate } from './decision-words.ts';

type Rule = NonNullable<Decision['questionRule']>;
type Range = Readonly<Record<'min' | 'max', number>>;

const rangeOf = ({ min, max }: Range) => ({ min: formatNumber(min), max: formatNumber(max) });

/** What a killer question rejects, in words; nothing where nothing does. */
export function rejectsOf({ details, rejectConditions }: Rule, t: Translate): string | undefined {
  const { rejectIfBelow, rejectIfAbove, rejectIfOutside, rejectOnYes, rejectOnNo } = rejectConditions;
  const named = new Set(rejectConditions.rejectOn);
  const options = (details.options ?? []).filter(({ id, rejected }) => rejected || named.has(id));
  const list = [
    ...(rejectIfBelow === undefined
      ? []
      : [t('decisions.rejects.below', { value: formatNumber(rejectIfBelow) })]),
    ...(rejectIfAbove === undefined
      ? []
      : [t('decisions.rejects.above', { value: formatNumber(rejectIfAbove) })]),
    ...(rejectIfOutside ? [t('decisions.rejects.outside', rangeOf(rejectIfOutside))] : []),
    ...(rejectOnYes ? [t('decisions.answer.yes')] : []),
    ...(rejectOnNo ? [t('decisions.answer.no')] : []),
    ...options.map(({ text }) => text),
  ];
  return list.length > 0 ? t('decisions.rejects', { list: formatList(list, 'disjunction') }) : undefined;
}

function answerText(answer: NonNullable<Decision['answer']>, { details }: Rule, t: Translate): string {
  const optionText = (id: string) => details.options?.find((option) => option.id === id)?.text ?? id;
  if ('text' in answer) return answer.text;
  if ('value' in answer) return formatNumber(answer.value);
  if ('min' in answer) return t('decisions.answer.range', rangeOf(answer));
  if ('answer' in answer) return t(answer.answer ? 'decisions.answer.yes' : 'decisions.answer.no');
  if ('selectedOption' in answer) return optionText(answer.selectedOption);
  return formatList(answer.selectedOptions.map(optionText));
}

/** What was answered, in words; nothing once the candidate was deleted. */
export const answeredOf = ({ answer, questionRule }: Decision, t: Translate): string | undefined =>
  answer && questionRule
    ? t('decisions.answered', { answer: answerText(answer, questionRule, t) })
    : undefined;
