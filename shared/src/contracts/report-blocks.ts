import { z } from 'zod';
import { COMMENT_TYPES, QUESTION_TYPES } from './enums.ts';
import { answer } from './killer-questions.ts';
import { dateTime, id } from './primitives.ts';

/** What a block is about, and with it which option brings it. */
export const REPORT_SECTIONS = [
  /** The position's first page. */
  'POSITION',
  /** Whom the blocks after it are about. */
  'PERSON',
  'CONTACT',
  'BRIEF',
  'SUMMARY',
  'SALARY',
  'EXPECTED_SALARY',
  'EXPERIENCE',
  'EDUCATION',
  'LANGUAGES',
  'HARD_SKILLS',
  'SOFT_SKILLS',
  'SCORE',
  'QUESTIONS',
  'COMMENTS',
] as const;
export type ReportSection = (typeof REPORT_SECTIONS)[number];

/** Why words of a text are shown underlined to who makes the report; the file has no marks. */
export const MARK_REASONS = [
  /** Says of which gender the person is, and no form for both is known. */
  'GENDERED',
  /** Fewer than 5 people of the agency have it. */
  'RARE',
] as const;
/** Words of `text`, from `start` to before `end`, in UTF-16 units. */
const mark = z.object({ start: z.number().int(), end: z.number().int(), reason: z.enum(MARK_REASONS) });
export type ReportMark = z.infer<typeof mark>;
const markedText = z.object({ text: z.string(), marks: z.array(mark) });
export type MarkedText = z.infer<typeof markedText>;

const section = z.enum(REPORT_SECTIONS);
const titled = {
  section,
  /** In the report's language. */
  title: z.string(),
  /** Those of the block's plain texts that have words to look at, each with its marks. */
  marked: z.array(markedText).optional(),
};

/**
 * A part of a report, whole: no page is broken within a heading and its first lines. Texts are plain, in the report's language
 * where they are the product's own, and masked already where the report is anonymous.
 */
export const reportBlock = z.discriminatedUnion('kind', [
  /** The position's first page: its steps, chosen ones only, in 3 columns when there are more than 4 of them, else in 2. */
  z.object({
    kind: z.literal('STEPS'),
    ...titled,
    /** The position's name. */
    position: z.string(),
    columns: z.union([z.literal(2), z.literal(3)]),
    steps: z.array(z.object({ id, name: z.string(), people: z.number().int() })),
    cover: z.object({
      /** Whose report it is. */
      agency: z.string(),
      logoUrl: z.string().nullable(),
      /** What it is: `Candidate report`. */
      kind: z.string(),
      /** For whom it is, the day and how many people, a line each; an anonymous one names no client. */
      lines: z.array(z.string()),
      insideTitle: z.string(),
      /** What it holds of each person. */
      inside: z.array(z.string()),
    }),
  }),
  /** Begins a person: in a report of a position, on a page of its own. */
  z.object({
    kind: z.literal('PERSON'),
    ...titled,
    /** Their name; `Candidate 7F3K` where the report is anonymous. `title` is the same. */
    name: z.string(),
    code: z.string(),
    jobTitle: markedText.nullable(),
    /** City and country; region and country where the city would tell who it is. */
    place: z.string().nullable(),
    /** Signed for 5 minutes; only with contact information. */
    photoUrl: z.string().nullable(),
    /** The position, and the step they stand in, of the application that is reported on. */
    positionName: z.string().nullable(),
    stepName: z.string().nullable(),
  }),
  /** Lines with a label: contact information, salaries, languages. */
  z.object({
    kind: z.literal('FACTS'),
    ...titled,
    facts: z.array(z.object({ label: z.string(), value: z.string() })),
  }),
  /** Paragraphs: the brief, the person's own summary. */
  z.object({
    kind: z.literal('TEXT'),
    ...titled,
    paragraphs: z.array(markedText),
    /** Put together by a machine and not changed since by a person; `note` says so. */
    isByMachine: z.boolean(),
    note: z.string().nullable(),
  }),
  /** Experiences and educations, the newest first. */
  z.object({
    kind: z.literal('ENTRIES'),
    ...titled,
    entries: z.array(
      z.object({
        title: markedText,
        /** The employer or school. */
        organisation: z.string(),
        place: z.string().nullable(),
        /** In words: `2019 to 2023`; null where it is unknown or masked. */
        period: z.string().nullable(),
      }),
    ),
  }),
  /** Skills: at most 3 columns of at most 5; more of them are in a block after it. */
  z.object({
    kind: z.literal('COLUMNS'),
    ...titled,
    columns: z.array(z.array(z.string()).max(5)).max(3),
    /** Indexes of `columns` and of the name within, of what fewer than 5 people have. */
    rare: z.array(z.tuple([z.number().int(), z.number().int()])),
  }),
  z.object({
    kind: z.literal('SCORE'),
    ...titled,
    scoringLax: z.object({
      finalScore: z.number().int(),
      positiveAspects: z.array(z.string()),
      risks: z.array(z.string()),
    }),
    /** What the lists are called. */
    positiveTitle: z.string(),
    riskTitle: z.string(),
  }),
  z.object({
    kind: z.literal('QUESTIONS'),
    ...titled,
    kqQuestionsWithAnswers: z.array(
      z.object({
        id,
        text: z.string(),
        type: z.enum(QUESTION_TYPES),
        correct: z.boolean(),
        /** By the question's type; of choices, the options' texts. Null when it was not answered. */
        answer: answer.nullable(),
        /** The answer in words, in the report's language. */
        shown: z.string(),
        /** Whether it is met, in words; empty where nothing was answered or asked of the answer. */
        verdict: z.string(),
      }),
    ),
  }),
  /** In the order in which they were chosen. */
  z.object({
    kind: z.literal('COMMENTS'),
    ...titled,
    comments: z.array(
      z.object({
        id,
        type: z.enum(COMMENT_TYPES),
        /** The type in words. */
        typeName: z.string(),
        createdAt: dateTime,
        /** The day in words. */
        date: z.string(),
        /** Null where the report is anonymous, and of somebody who has left. */
        byName: z.string().nullable(),
        paragraphs: z.array(markedText),
      }),
    ),
  }),
]);
export type ReportBlock = z.infer<typeof reportBlock>;

/** What was masked. */
export const MASK_KINDS = [
  'NAME',
  'EMAIL',
  'PHONE',
  'WEB_ADDRESS',
  'STREET_ADDRESS',
  'IDENTITY_NUMBER',
  'BANK_ACCOUNT',
  'BIRTH_DATE',
  'AGE',
  'EDUCATION_DATE',
  'EMPLOYER',
  'SCHOOL',
  'CLIENT',
  'CITY',
  'GENDERED_WORD',
  'PHOTO',
  /** A fact that is to be shown less, where a text tells it. */
  'SHOWN_LESS',
] as const;
export type MaskKind = (typeof MASK_KINDS)[number];
