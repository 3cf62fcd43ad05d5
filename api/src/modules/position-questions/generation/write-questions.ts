import { LANGUAGE_LEVELS, type LanguageLevel, type Locale } from '@cantera/shared/contracts/enums';
import { forbiddenSubject } from '@cantera/shared/contracts/forbidden-subjects';
import type { KillerQuestion, QuestionOption } from '@cantera/shared/contracts/killer-questions';
import { oneTruth } from '@cantera/shared/contracts/question-rules';
import { asks, type Concept, languageName } from './concepts.ts';
import { requiredCredentials } from './credentials.ts';
import { SENTENCES, type Sentences } from './sentences.ts';

/** What a position requires, as questions are made of it. */
export interface Requirements {
  readonly title: string;
  /** Null where the position does not say. */
  readonly yearsFrom: number | null;
  readonly languages: readonly { readonly code: string; readonly proficiency: LanguageLevel }[];
  readonly skills: readonly string[];
  /** Where the work is done, ISO 3166-1 alpha-2 the country; null where the position does not say. */
  readonly city: { readonly name: string; readonly countryCode: string } | null;
  /** Whether somebody has to be there, some days at least. */
  readonly isOnSite: boolean;
  /** The lines of the description, as text. */
  readonly lines: readonly string[];
}
export type WrittenQuestion = Omit<KillerQuestion, 'id'>;
/** A question with what it finds out. */
export type Idea = readonly [concept: Concept, question: WrittenQuestion];

/** Questions that are written at once, and that a position should have at least. */
export const MAX_GENERATED = 6;
export const MIN_QUESTIONS = 3;
const MAX_SKILLS = 8;
const MAX_YEARS = 60;
const LEVELS: readonly LanguageLevel[] = LANGUAGE_LEVELS;

const plain = (question: string, type: KillerQuestion['type']): WrittenQuestion => ({
  question,
  type,
  required: true,
  details: {},
  rejectConditions: {},
});

const choice = (
  question: string,
  type: 'SINGLE_CHOICE' | 'MULTIPLE_CHOICE',
  options: readonly QuestionOption[],
): WrittenQuestion => oneTruth({ ...plain(question, type), details: { options: [...options] } });

const yesOrRejected = (question: string): WrittenQuestion => ({
  ...plain(question, 'YES_NO'),
  rejectConditions: { rejectOnNo: true },
});

function aboutYears({ title, yearsFrom }: Requirements, words: Sentences): Idea[] {
  if (!yearsFrom) return [];
  // A title may hold a word that no question may ask about: a lawyer for families is no question about one.
  const question = forbiddenSubject(words.years(title)) ? words.yearsOfThis : words.years(title);
  return [
    [
      'YEARS',
      {
        ...plain(question, 'NUMBER'),
        details: { minValue: 0, maxValue: MAX_YEARS },
        rejectConditions: { rejectIfBelow: yearsFrom },
      },
    ],
  ];
}

const aboutLanguages = ({ languages }: Requirements, words: Sentences, locale: Locale): Idea[] =>
  languages.map(({ code, proficiency }) => {
    const options = (['NONE', ...LEVELS] as const).map((level) => ({
      id: level.toLowerCase(),
      text: words.levels[level],
      rejected: level === 'NONE' || LEVELS.indexOf(level) < LEVELS.indexOf(proficiency),
    }));
    return [`LANGUAGE:${code}`, choice(words.language(languageName(code, locale)), 'SINGLE_CHOICE', options)];
  });

function aboutSkills({ skills }: Requirements, words: Sentences): Idea[] {
  const honest = skills.filter((skill) => !forbiddenSubject(skill)).slice(0, MAX_SKILLS);
  if (honest.length === 0) return [];
  const options = honest.map((text, index) => ({ id: `skill-${index + 1}`, text, rejected: false }));
  const none = { id: 'none', text: words.noneOfThese, rejected: true };
  return [['SKILLS', choice(words.skills, 'MULTIPLE_CHOICE', [...options, none])]];
}

const aboutStart = (words: Sentences): Idea => [
  'START',
  choice(
    words.start,
    'SINGLE_CHOICE',
    words.starts.map((text, index) => ({ id: `start-${index + 1}`, text, rejected: false })),
  ),
];

/** All that could be asked, what decides first in front; of the languages and credentials the first of each, then the others. */
function ideasOf(requirements: Requirements, locale: Locale): Idea[] {
  const words = SENTENCES[locale];
  const [language = [], ...languages] = aboutLanguages(requirements, words, locale).map((idea) => [idea]);
  const found = requiredCredentials([...requirements.skills, ...requirements.lines]);
  const [credential = [], ...credentials] = found.map((one): Idea[] => [
    [`CREDENTIAL:${one}`, yesOrRejected(words.credentials[one])],
  ]);
  const { city, isOnSite } = requirements;
  const country = city && (new Intl.DisplayNames([locale], { type: 'region' }).of(city.countryCode) ?? null);
  return [
    ...aboutYears(requirements, words),
    ...language,
    ...credential,
    ...aboutSkills(requirements, words),
    ...(city && isOnSite ? [['ON_SITE', yesOrRejected(words.onSite(city.name))] as const] : []),
    ['PERMIT', yesOrRejected(words.permit(country))],
    aboutStart(words),
    ...languages.flat(),
    ...credentials.flat(),
  ];
}

const mayBeAsked = ([, { question, details }]: Idea): boolean =>
  [question, ...(details.options ?? []).map(({ text }) => text)].every((text) => !forbiddenSubject(text));

type Asked = Pick<KillerQuestion, 'question' | 'type' | 'details'>;

/** What follows from what a position requires and may still be asked: not what is asked already, nor what must not be. */
export const openIdeas = (
  requirements: Requirements,
  asked: readonly Asked[],
  locale: Locale,
): readonly Idea[] =>
  ideasOf(requirements, locale).filter(
    (idea) => mayBeAsked(idea) && !asked.some((question) => asks(idea[0], question, requirements.skills)),
  );

/**
 * The questions that follow from what a position requires, in a language: six at most, none that finds out what is asked
 * already, none about what must not be asked. Pure.
 */
export function writeQuestions(
  requirements: Requirements,
  asked: readonly Asked[],
  locale: Locale,
): WrittenQuestion[] {
  const ideas = openIdeas(requirements, asked, locale);
  const isOpenAsked = asked.some((question) => asks('EXPERIENCE', question, requirements.skills));
  const isShort = asked.length + ideas.length < MIN_QUESTIONS;
  const wanted =
    isShort && !isOpenAsked
      ? [...ideas, ['EXPERIENCE', plain(SENTENCES[locale].experience, 'TEXT')] satisfies Idea]
      : ideas;
  return wanted.slice(0, MAX_GENERATED).map(([, question]) => question);
}
