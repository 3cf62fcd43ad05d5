import { LANGUAGE_LEVELS, type LanguageLevel } from '@cantera/shared/contracts/enums';
import { VERDICTS, type Verdict } from '@cantera/shared/contracts/scoring';
import { deriveRules, type PositionDemands } from '../../api/src/modules/assessment/criteria/derive.ts';
import { compute, type Input } from '../../api/src/modules/assessment/scores/compute.ts';
import type { Job, Rule } from '../../api/src/modules/assessment/types.ts';

/** In which month the CVs of this folder are read. */
export const MONTH = '2026-06';

type Tongue = 'en' | 'es' | 'ca';
/** What a position asks for, and what somebody who read the CV says of it. */
export interface Question {
  readonly cv: string;
  readonly isAcross: boolean;
  readonly what: string;
  readonly truth: Verdict;
  readonly input: Input;
  readonly rule: Rule;
}
export interface Answered extends Question {
  readonly verdict: Verdict;
}

const POSITION: PositionDemands = {
  id: '00000000-0000-4000-8000-000000000001',
  title: 'Nobody',
  jobDescription: '',
  yearsFrom: null,
  languages: [],
  skills: [],
};
const levelOf = (level: string): LanguageLevel =>
  LANGUAGE_LEVELS.find((known) => known.split('-').includes(level)) ?? failed(`level ${level}`);
function failed(what: string): never {
  throw new Error(`not understood: ${what}`);
}
const first = (rules: readonly Rule[], kind: (rule: Rule) => boolean): Rule =>
  rules.find(kind) ?? failed('a question without a criterion');

/** The criterion that a position has which asks for this, made as positions make theirs. */
export function ruleOf(what: string): Rule {
  const [kind = '', ...words] = what.split(' ');
  const rest = words.join(' ');
  if (kind === 'skill') {
    const rules = deriveRules({ ...POSITION, skills: [{ name: rest, type: 'HARD_SKILL' }] });
    return first(rules, (rule) => rule.kind === 'SKILL' || rule.kind === 'CREDENTIAL');
  }
  if (kind === 'title')
    return first(deriveRules({ ...POSITION, title: rest }), (rule) => rule.kind === 'OCCUPATION');
  if (kind === 'years') {
    const [years = '', title = ''] = rest.split(' of ');
    return first(
      deriveRules({ ...POSITION, title, yearsFrom: Number(years) }),
      (rule) => rule.kind === 'YEARS',
    );
  }
  const [code = '', level = ''] = words;
  const languages = [{ code, proficiency: levelOf(level) }];
  return first(deriveRules({ ...POSITION, languages }), (rule) => rule.kind === 'LANGUAGE');
}

const MONTHS = [
  /^(?:jan|ene|gen)/,
  /^feb/,
  /^mar/,
  /^a[bp]r/,
  /^ma[iy]/,
  /^jun/,
  /^jul/,
  /^a[ug]/,
  /^se[pt]/,
  /^o[ck]/,
  /^nov/,
  /^d[ei][cs]/,
];
/** `March 2019`, `03/2019` or `2019` as `yyyy-mm` or `yyyy`; null for a word like "present". */
function dateOf(text: string): string | null {
  const year = /\d{4}/.exec(text)?.[0];
  if (!year) return null;
  const number = /^(\d\d)\//.exec(text)?.[1];
  const month = number
    ? Number(number)
    : MONTHS.findIndex((name) => name.test(text.trim().toLowerCase())) + 1;
  return month > 0 ? `${year}-${String(month).padStart(2, '0')}` : year;
}
/** The job of a line `title, company, place, beginning - end`; none of another line. */
function jobsOf(line: string): Job[] {
  const parts = line.split(', ');
  const [from, to] = (parts.at(-1) ?? '').split(' - ');
  if (from === undefined || to === undefined || parts.length < 3 || !/\d{4}/.test(from)) return [];
  return [{ position: parts[0] ?? '', startDate: dateOf(from), endDate: dateOf(to) }];
}

const SECTIONS: ReadonlySet<string> = new Set(['summary', 'experience', 'education', 'languages', 'skills']);
/** Headings of which reading makes no section of their own stand for other things. */
const sectionOf = (heading: string): string => (SECTIONS.has(heading) ? heading : 'other');

interface WrittenLine {
  readonly text: string;
  readonly section: string;
}
/** A CV of such lines, read without a fault, with its dated jobs in the profile. */
export function inputOf(lines: readonly WrittenLine[], tongue: Tongue): Input {
  const jobs = lines.filter(({ section }) => section === 'experience').flatMap(({ text }) => jobsOf(text));
  return {
    rules: [],
    pages: [
      {
        page: 1,
        checked: true,
        tongue,
        hidden: [],
        lines: lines.map((line, at) => ({ ...line, bbox: [50, 12 * at, 500, 12 * at + 10] as const })),
      },
    ],
    profile: { skills: [], languages: [], jobs, degrees: [] },
    person: { firstName: 'Ada', lastName: 'Byron' },
    month: MONTH,
  };
}

function questionsOf(written: string): Question[] {
  const [head = '', ...rest] = written.trim().split('\n');
  const [cv = '', tongue] = head.split(' ');
  if (tongue !== 'en' && tongue !== 'es' && tongue !== 'ca') return failed(head);
  const lines: WrittenLine[] = [];
  const asked: string[] = [];
  let section = 'header';
  for (const line of rest.filter((text) => text.trim() !== ''))
    if (line.startsWith('@')) {
      section = sectionOf(line.slice(1));
      // A heading is a line of its section, as reading keeps it.
      lines.push({ text: line.slice(1), section });
    } else if (line.startsWith('? ')) asked.push(line.slice(2));
    else lines.push({ text: line, section });
  const input = inputOf(lines, tongue);
  return asked.map((line) => {
    const [truth = '', words = '', ...what] = line.split(' ');
    const known = VERDICTS.find((verdict) => verdict === truth) ?? failed(line);
    const asks = what.join(' ');
    return { cv, isAcross: words !== tongue, what: asks, truth: known, input, rule: ruleOf(asks) };
  });
}

/** The questions of a text of CVs as `judged-lines.ts` writes them. */
export const readQuestions = (text: string): Question[] => text.split(/^== /mu).slice(1).flatMap(questionsOf);

export function answer(question: Question): Answered {
  const rule: Rule = { ...question.rule, weight: 'MUST' };
  const [judged] = compute({ ...question.input, rules: [rule] }).verdicts;
  return { ...question, verdict: judged?.verdict ?? failed(question.what) };
}

/** Of lines of a dated job (`language | skill | line`), those that are taken for having the skill. */
export const linesMet = (text: string): string[] =>
  text
    .trim()
    .split('\n')
    .filter((written) => {
      const [tongue = '', skill = '', line = ''] = written.split(' | ');
      const input = inputOf([{ text: line, section: 'experience' }], tongue as Tongue);
      const [judged] = compute({ ...input, rules: [ruleOf(`skill ${skill}`)] }).verdicts;
      return judged?.verdict === 'MET';
    });

const share = (part: number, whole: number): number => (whole === 0 ? 1 : part / whole);
const isMet = ({ verdict }: Answered): boolean => verdict === 'MET';

export interface Judgement {
  readonly questions: number;
  /** Of what is said to be met, how much is. */
  readonly precision: number;
  /** Of what is met, how much is said to be, where words and CV are of one language, and where they are not. */
  readonly recall: number;
  readonly recallAcross: number;
  readonly counts: {
    readonly met: number;
    readonly rightlyMet: number;
    readonly own: number;
    readonly across: number;
  };
  readonly wrong: readonly string[];
}

/** How the verdicts on some questions compare to those of a reader. */
export function judgementOf(questions: readonly Question[]): Judgement {
  const answered = questions.map(answer);
  const met = answered.filter(isMet);
  const rightly = met.filter(({ truth }) => truth === 'MET').length;
  const toFind = answered.filter(({ truth }) => truth === 'MET');
  const own = toFind.filter(({ isAcross }) => !isAcross);
  const across = toFind.filter(({ isAcross }) => isAcross);
  return {
    questions: questions.length,
    precision: share(rightly, met.length),
    recall: share(own.filter(isMet).length, own.length),
    recallAcross: share(across.filter(isMet).length, across.length),
    counts: { met: met.length, rightlyMet: rightly, own: own.length, across: across.length },
    wrong: answered
      .filter(({ verdict, truth }) => verdict !== truth)
      .map(({ cv, isAcross, what, truth, verdict }) =>
        [cv, isAcross ? 'across' : 'own', what, `${truth} judged ${verdict}`].join(' | '),
      ),
  };
}
