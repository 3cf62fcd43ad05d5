import type { Evidence } from '@cantera/shared/contracts/candidate-search';
import { LANGUAGE_LEVELS } from '@cantera/shared/contracts/enums';
import { jobQuote } from '@cantera/shared/contracts/job-quotes';
import { joinNames, plainText } from '@cantera/shared/contracts/text';
import { type Concept, searchLexicon } from '../../lexicon/index.ts';
import { yearsOf } from '../../work-years/index.ts';
import { EVERYBODY, numberTerms } from '../evaluator/expression.ts';
import type { Person } from './person.ts';
import { remembered } from './remembered.ts';
import {
  allRunsOf,
  amountTerm,
  cityTerm,
  companyTerm,
  conceptTerm,
  consentTerm,
  countryTerm,
  KIND,
  type Kind,
  keywordsOf,
  LONGEST_RUN,
  LONGEST_SUMMARY_RUN,
  languageTerm,
  regionTerm,
  runsOf,
  SALARY,
  statusTerm,
  term,
  wholeTerm,
  withBroader,
  wordsOf,
  YEAR_STEPS,
  YEARS,
  yearsTerm,
} from './term-names.ts';

/** Something that is known of somebody, as it can be quoted, with the terms that they are found by for it. */
export interface Piece extends Evidence {
  readonly terms: readonly string[];
}

const CONCEPT_KINDS = {
  OCCUPATION: [KIND.titleNow, KIND.titleBefore],
  SKILL: [KIND.skillListed, KIND.skillMentioned],
  CREDENTIAL: [KIND.skillListed, KIND.skillMentioned, KIND.education],
} as const satisfies Record<Concept['kind'], readonly Kind[]>;

/** Titles are read for themselves: what else a title names, as "sales director" names sales, is mentioned with it. */
const conceptsOf = (text: string): Concept[] => [
  ...searchLexicon.conceptsIn(text, 'OCCUPATION'),
  ...searchLexicon.conceptsIn(text, 'SKILL', 'CREDENTIAL'),
];

/** Terms of the concepts that a text names, of the kinds that fit them. */
const conceptTerms = (text: string, kinds: readonly Kind[]): string[] =>
  conceptsOf(text)
    .flatMap(withBroader)
    .flatMap(({ id, kind }) =>
      (CONCEPT_KINDS[kind] as readonly Kind[])
        .filter((one) => kinds.includes(one))
        .map((one) => conceptTerm(one, id)),
    );

/** Terms of a text whose words count one by one and with their neighbours. */
function phraseTerms(text: string, kinds: readonly Kind[]): string[] {
  const words = keywordsOf(text);
  const runs = allRunsOf(wordsOf(text), LONGEST_RUN);
  return [...words, ...runs].flatMap((value) => kinds.map((kind) => term(kind, value)));
}

/** Terms of words that may stand anywhere, with the runs of them. */
const anywhereTerms = (text: string, runs: readonly string[]): string[] => [
  ...keywordsOf(text).map((word) => term(KIND.word, word)),
  ...runs.map((run) => term(KIND.run, run)),
];

/** Terms of a short text: of its own kinds, and as words that may stand anywhere. */
const shortTerms = (text: string, kinds: readonly Kind[] = []): string[] => [
  ...phraseTerms(text, kinds),
  ...anywhereTerms(text, allRunsOf(wordsOf(text), LONGEST_RUN)),
];

/** Terms of a sentence of the summary. */
const sentenceTerms = (text: string): string[] => [
  ...anywhereTerms(text, runsOf(wordsOf(text), 2)),
  ...runsOf(wordsOf(text), LONGEST_SUMMARY_RUN).map((run) => term(KIND.summaryRun, run)),
];

const titleTermsOf = (kind: typeof KIND.titleNow | typeof KIND.titleBefore) =>
  remembered((title): readonly string[] => [
    ...shortTerms(title, [kind]),
    ...conceptTerms(title, [kind, KIND.skillMentioned]),
  ]);
const titleNowTerms = titleTermsOf(KIND.titleNow);
const titleBeforeTerms = titleTermsOf(KIND.titleBefore);

const companyTermsOf = (kind: Kind) =>
  remembered((name): readonly string[] => [companyTerm(kind, name), ...shortTerms(name, [kind])]);
const companyNowTerms = companyTermsOf(KIND.companyNow);
const companyBeforeTerms = companyTermsOf(KIND.companyBefore);

const placeTerms = remembered((name): readonly string[] => shortTerms(name, [KIND.place]));

const skillTerms = remembered((name): readonly string[] => [
  wholeTerm(KIND.skillListed, name),
  ...shortTerms(name),
  ...conceptTerms(name, [KIND.skillListed]),
]);

function jobPieces({ jobTitle, companyName, jobs }: Person): Piece[] {
  const pieces: Piece[] = [];
  if (jobTitle)
    pieces.push({
      field: 'JOB_TITLE',
      quote: jobTitle,
      terms: [wholeTerm(KIND.titleNow, jobTitle), ...titleNowTerms(jobTitle)],
    });
  if (companyName) pieces.push({ field: 'COMPANY', quote: companyName, terms: companyNowTerms(companyName) });
  for (const { position, companyName: company, startDate, endDate } of jobs) {
    const isNow = endDate === null && startDate !== null;
    pieces.push(
      {
        field: 'EXPERIENCE',
        quote: position,
        terms: [wholeTerm(KIND.post, position), ...(isNow ? titleNowTerms : titleBeforeTerms)(position)],
      },
      {
        field: 'COMPANY',
        quote: company,
        terms: (isNow ? companyNowTerms : companyBeforeTerms)(company),
      },
    );
  }
  return pieces;
}

function yearPieces({ jobs }: Person, month: string): Piece[] {
  const dated = jobs.filter(({ startDate }) => startDate !== null);
  if (dated.length === 0) return [];
  const years = Math.floor(yearsOf(jobs, month));
  const terms = [...YEAR_STEPS.filter((step) => years >= step).map(yearsTerm), ...numberTerms(YEARS, years)];
  return dated.map((job) => ({ field: 'EXPERIENCE', quote: jobQuote(job), terms }));
}

function placePieces({ city, toldPlace }: Person): Piece[] {
  if (!city) return toldPlace ? [{ field: 'PLACE', quote: toldPlace, terms: placeTerms(toldPlace) }] : [];
  const { id, name, region, countryCode } = city;
  return [
    {
      field: 'PLACE',
      quote: [name, region].filter(Boolean).join(', '),
      terms: [
        cityTerm(id),
        countryTerm(countryCode),
        ...(region ? [regionTerm(countryCode, region)] : []),
        ...placeTerms(name),
      ],
    },
  ];
}

const languagePieces = ({ languages }: Person): Piece[] =>
  languages.map(({ code, proficiency }) => ({
    field: 'LANGUAGES',
    quote: `${code} ${proficiency}`,
    terms: LANGUAGE_LEVELS.slice(0, LANGUAGE_LEVELS.indexOf(proficiency) + 1).map((_, at) =>
      languageTerm(code, at + 1),
    ),
  }));

const skillPieces = ({ skills, educations, tags }: Person): Piece[] => [
  ...skills.map((name) => ({
    field: 'SKILLS' as const,
    quote: name,
    terms: skillTerms(name),
  })),
  ...educations.map(({ degree, institutionName }) => ({
    field: 'EDUCATION' as const,
    quote: [degree, institutionName].filter(Boolean).join(', '),
    terms: [
      wholeTerm(KIND.education, degree),
      ...shortTerms(degree, [KIND.education]),
      ...shortTerms(institutionName, [KIND.education]),
      ...conceptTerms(degree, [KIND.education, KIND.skillMentioned]),
    ],
  })),
  ...tags.map(({ name }) => ({
    field: 'TAGS' as const,
    quote: name,
    terms: shortTerms(name),
  })),
];

const factPieces = ({
  salary,
  amounts,
  jobSearchStatus,
  gdprStatus,
  firstName,
  lastName,
}: Person): Piece[] => [
  ...(salary
    ? [
        {
          field: 'SALARY' as const,
          quote: `${salary.amount} ${salary.currency}`,
          terms: [
            ...numberTerms(SALARY, salary.amount),
            ...(amounts.salary === null ? [] : [amountTerm(KIND.salary, amounts.salary)]),
            ...(amounts.expected === null ? [] : [amountTerm(KIND.expectedSalary, amounts.expected)]),
          ],
        },
      ]
    : []),
  {
    field: 'STATUS',
    quote: jobSearchStatus,
    terms: [EVERYBODY, statusTerm(jobSearchStatus), consentTerm(gdprStatus)],
  },
  {
    field: 'NAME',
    quote: joinNames(firstName, lastName),
    terms: wordsOf(joinNames(firstName, lastName)).map((word) => term(KIND.name, word)),
  },
];

/** What a line of a CV is cut to where it is quoted. */
const MAX_QUOTE = 200;

const textPieces = ({ summary, cv }: Person): Piece[] => [
  ...plainText(summary)
    .split(/(?<=[.!?;])\s+/)
    .filter(Boolean)
    .map((sentence) => ({
      field: 'SUMMARY' as const,
      quote: sentence.slice(0, MAX_QUOTE),
      terms: [...sentenceTerms(sentence), ...conceptTerms(sentence, [KIND.skillMentioned])],
    })),
  ...cv.flatMap(({ page, lines }) =>
    lines.map((line) => ({
      field: 'CV' as const,
      quote: line.slice(0, MAX_QUOTE),
      page,
      terms: [
        ...keywordsOf(line).map((word) => term(KIND.cvWord, word)),
        ...conceptTerms(line, [KIND.skillMentioned]),
      ],
    })),
  ),
];

/** Everything that somebody is found by, in the order in which it is quoted. `month` (`yyyy-mm`): until when they have worked. */
export const piecesOf = (person: Person, month: string): Piece[] => [
  ...jobPieces(person),
  ...skillPieces(person),
  ...placePieces(person),
  ...languagePieces(person),
  ...yearPieces(person, month),
  ...factPieces(person),
  ...textPieces(person),
];

/** The terms of some pieces. */
export function termsOfPieces(pieces: readonly Piece[]): Set<string> {
  const terms = new Set<string>();
  for (const piece of pieces) for (const one of piece.terms) terms.add(one);
  return terms;
}
