import type { PublicQuestion } from '@cantera/shared/contracts/killer-questions';
import type { Messages } from '../messages/index.ts';

/** What a form shows again after it was refused. */
export interface FormState {
  /** Typed texts by field name; a name that repeats has several. */
  readonly values: Readonly<Record<string, readonly string[]>>;
  /** Message keys of the API by field name (`answers.<question id>` for answers). */
  readonly errors: Readonly<Record<string, string>>;
}
export const EMPTY_FORM: FormState = { values: {}, errors: {} };

/** The id of a field's control. */
export const fieldId = (name: string): string => `f-${name.replaceAll('.', '-')}`;
export const answerName = (question: Pick<PublicQuestion, 'id'>): string => `answers.${question.id}`;
export const firstValue = (state: FormState, name: string): string => state.values[name]?.[0] ?? '';

function answerError(t: Messages, key: string, question: PublicQuestion | undefined): string {
  if (key === 'required') return t.errors.answerRequired;
  switch (question?.type) {
    case 'NUMBER':
      return t.errors.answerNumber;
    case 'NUMBER_RANGE':
      return t.errors.answerRange;
    case 'SINGLE_CHOICE':
    case 'MULTIPLE_CHOICE':
    case 'YES_NO':
      return t.errors.answerChoice;
    default:
      return key === 'too_long' ? t.errors.answerTooLong : t.errors.answerRequired;
  }
}

function cvError({ errors }: Messages, key: string): string {
  switch (key) {
    case 'required':
      return errors.cvRequired;
    case 'file_too_large':
      return errors.cvTooLarge;
    case 'unreadable_document':
      return errors.cvDamaged;
    case 'protected_document':
      return errors.cvProtected;
    case 'old_document':
      return errors.cvOld;
    case 'document_too_large':
      return errors.cvTooLong;
    case 'document_without_text':
      return errors.cvNoText;
    case 'document_not_now':
      return errors.cvNotNow;
    default:
      return errors.cvWrongType;
  }
}

/** The sentence for a refused field: what is expected, never "invalid". */
export function errorSentence(
  t: Messages,
  name: string,
  key: string,
  questions: readonly PublicQuestion[],
): string {
  const plain: Readonly<Record<string, string>> = {
    first_name: t.errors.firstName,
    last_name: t.errors.lastName,
    email: t.errors.email,
    phone_number: t.errors.phone,
    linkedin: t.errors.linkedin,
    consent: t.errors.consent,
  };
  if (name === 'cv') return cvError(t, key);
  if (name.startsWith('answers.'))
    return answerError(
      t,
      key,
      questions.find((question) => name.startsWith(answerName(question))),
    );
  return plain[name] ?? t.errors.other;
}
