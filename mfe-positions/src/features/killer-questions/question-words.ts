import type { QuestionType } from '@cantera/shared/contracts/enums';
import type { questionsEn } from '../../messages/texts-questions-en.ts';

type Key = keyof typeof questionsEn;

/** Message of each type. */
export const TYPE_WORDS: Readonly<Record<QuestionType, Key>> = {
  NUMBER: 'questions.type.number',
  YES_NO: 'questions.type.yesNo',
  TEXT: 'questions.type.text',
  NUMBER_RANGE: 'questions.type.range',
  SINGLE_CHOICE: 'questions.type.single',
  MULTIPLE_CHOICE: 'questions.type.multiple',
};
