import type { QuestionType } from '@cantera/shared/contracts/enums';
import type { Answer } from '../../db/json-columns.ts';
import type { PlacedApplication } from './moves.ts';
import type { Person } from './people.ts';
import { type DemoQuestion, QUESTIONS } from './questions.ts';
import type { Random } from './random.ts';
import type { Scope } from './scope.ts';

interface Given {
  readonly answer: Answer;
  readonly correct: boolean;
}

const options = (question: DemoQuestion, accepted: boolean): string[] =>
  (question.details.options ?? [])
    .filter((option) => !option.rejected === accepted)
    .map((option) => option.id);

/** A good answer to each type of question, or one that rejects. */
const ANSWERS: Readonly<
  Record<QuestionType, (question: DemoQuestion, good: boolean, person: Person, random: Random) => Given>
> = {
  NUMBER: (_question, good, _person, random) => ({
    answer: { value: good ? random.between(3, 12) : 0 },
    correct: good,
  }),
  YES_NO: (_question, good) => ({ answer: { answer: good }, correct: good }),
  TEXT: (_question, _good, person) => ({
    answer: { text: `${person.jobs[0]?.company ?? ''}: ${person.skills.join(', ')}.` },
    correct: true,
  }),
  NUMBER_RANGE: (_question, good, person) => ({
    answer: good ? { min: 34000, max: 42000 } : { min: 60000 + (person.salary % 1000), max: 90000 },
    correct: good,
  }),
  SINGLE_CHOICE: (question, good, _person, random) => {
    const from = options(question, good);
    const rejects = !good && from.length > 0;
    return {
      answer: { selectedOption: random.pick(from.length > 0 ? from : options(question, true)) },
      correct: !rejects,
    };
  },
  MULTIPLE_CHOICE: (question, _good, _person, random) => ({
    answer: { selectedOptions: random.sample(options(question, true), random.between(1, 2)) },
    correct: true,
  }),
};

/** Whether an answer to a question can reject. */
const canReject = ({ rejectConditions }: DemoQuestion): boolean => Object.keys(rejectConditions).length > 0;

/** What an applicant answered to the questions of a position: well, but for one question where an answer rejected them. */
export function answerRows(
  { agencyId, id }: Scope,
  { position, candidate: { person }, isByAnswer }: PlacedApplication,
  applicationId: string,
  random: Random,
) {
  const questions = QUESTIONS[position.key] ?? [];
  const rejecting = questions.filter(
    (question) => canReject(question) && question.type !== 'MULTIPLE_CHOICE',
  );
  const failed = isByAnswer ? random.pick(rejecting) : undefined;
  return questions.map((question, ordinal) => {
    const questionId = id(`question ${position.key} ${ordinal}`);
    const { answer, correct } = ANSWERS[question.type](question, question !== failed, person, random);
    return {
      agency_id: agencyId,
      application_id: applicationId,
      question_id: questionId,
      question: JSON.stringify({ id: questionId, ...question, version: 1 }),
      answer: JSON.stringify(answer),
      correct,
      ordinal,
    };
  });
}
