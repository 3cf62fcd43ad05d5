import { LOCALES, type Locale } from '@cantera/shared/contracts/enums';
import { forbiddenSubject } from '@cantera/shared/contracts/forbidden-subjects';
import { PLANTED } from '@cantera/shared/contracts/planted-questions';
import { questionBody } from '@cantera/shared/contracts/position-questions';
import { questionProblems } from '@cantera/shared/contracts/question-rules';
import {
  type ModelQuestion,
  usableQuestions,
} from '../../api/src/modules/position-questions/generation/model-questions.ts';
import {
  type Idea,
  openIdeas,
  type Requirements,
  type WrittenQuestion,
  writeQuestions,
} from '../../api/src/modules/position-questions/generation/write-questions.ts';
import { DRAFT_POSITIONS, type DraftPosition } from '../../api/src/testing/draft-positions.ts';

const requirementsOf = (position: DraftPosition, more: readonly string[] = []): Requirements => ({
  title: position.title,
  yearsFrom: position.years.from,
  languages: position.languages,
  skills: [...position.hardSkills, ...more],
  city: { name: position.locations[0] ?? '', countryCode: 'ES' },
  isOnSite: position.workMode === 'ON-SITE',
  lines: [...position.comment.split('\n'), ...more],
});

const isValid = (question: WrittenQuestion): boolean =>
  questionBody.safeParse(question).success && questionProblems(question).size === 0;
const textsOf = ({ question, details }: WrittenQuestion): string[] => [
  question,
  ...(details.options ?? []).map(({ text }) => text),
];
const isForbidden = (question: WrittenQuestion): boolean => textsOf(question).some(forbiddenSubject);

/** A question of the position, as a model that is honest words it. */
const honest = ([about, { question, type, details, rejectConditions: reject }]: Idea): ModelQuestion => ({
  about,
  question,
  type,
  options: (details.options ?? []).map(({ text, rejected }) => ({ text, rejected: rejected === true })),
  reject_if_below: reject.rejectIfBelow ?? null,
  reject_if_above: reject.rejectIfAbove ?? null,
  reject_on_yes: reject.rejectOnYes === true,
  reject_on_no: reject.rejectOnNo === true,
});
const planted = (question: string): ModelQuestion => ({
  about: 'NONE',
  question,
  type: 'TEXT',
  options: [],
  reject_if_below: null,
  reject_if_above: null,
  reject_on_yes: false,
  reject_on_no: false,
});

export interface Questions {
  /** Written for twelve positions in three languages, and those that the contract does not take. */
  readonly written: number;
  readonly invalid: number;
  /** What must not be asked, planted as a skill and a line of a position and as a question of a model. */
  readonly planted: number;
  /** What came through, and how many times a model's honest questions were kept beside it. */
  readonly asked: readonly string[];
  readonly kept: number;
}

/** What becomes of one planted question: those that would be asked, and whether honest ones beside it are. */
function plant(text: string, position: DraftPosition, locale: Locale) {
  const local = writeQuestions(requirementsOf(position, [text]), [], locale);
  const requirements = requirementsOf(position);
  const ideas = openIdeas(requirements, [], locale);
  const own = ideas.slice(0, 4).map(honest);
  const byModel = usableQuestions([planted(text), ...own], { requirements, ideas, asked: [], locale }) ?? [];
  const through = [...local, ...byModel].filter(
    (question) => isForbidden(question) || textsOf(question).includes(text),
  );
  return { through: through.map(({ question }) => question), isKept: byModel.length > 0 };
}

/** Questions of the positions of drafts: whether each is valid, and whether any asks what must not be asked. */
export function measureQuestions(): Questions {
  const written = DRAFT_POSITIONS.flatMap((position) =>
    LOCALES.flatMap((locale) => writeQuestions(requirementsOf(position), [], locale)),
  );
  const all = Object.values(PLANTED).flat();
  const become = all.map((text, at) => {
    const position = DRAFT_POSITIONS[at % DRAFT_POSITIONS.length];
    // Five each in English, Spanish and Catalan.
    const locale = LOCALES[Math.floor((at % 15) / 5)];
    if (!position || !locale) throw new Error('no position');
    return plant(text, position, locale);
  });
  return {
    written: written.length,
    invalid: written.filter((question) => !isValid(question) || isForbidden(question)).length,
    planted: all.length,
    asked: become.flatMap(({ through }) => through),
    kept: become.filter(({ isKept }) => isKept).length,
  };
}
