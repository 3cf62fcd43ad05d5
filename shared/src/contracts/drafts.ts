import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { LOCALES } from './enums.ts';
import { refusal, tooManyAttempts } from './errors.ts';
import { idParams } from './primitives.ts';

export const TONES = ['playful', 'neutral', 'formal'] as const;
export type Tone = (typeof TONES)[number];
export const LENGTHS = ['short', 'medium', 'long'] as const;
export type Length = (typeof LENGTHS)[number];

/** What has written a draft: the language model, or what the product knows by itself. */
export const DRAFT_WRITERS = ['TEMPLATE', 'MODEL'] as const;

/** What a description has nothing to say about, or could not take in. */
export const LEFT_OUT = [
  /** Neither the comment nor the title says what is done in the job. */
  'TASKS',
  /** A part of the recruiter's comment, for want of room. */
  'COMMENT',
  /** The languages, for want of room. */
  'LANGUAGES',
  /** Some of the skills, for want of room. */
  'SKILLS',
  /** Some of the benefits, for want of room. */
  'BENEFITS',
  /** What the client says of itself, for want of room. */
  'CLIENT_DESCRIPTION',
  /** What the client says of itself: it is in another language than the description. */
  'CLIENT_DESCRIPTION_LANGUAGE',
  /** What would have named the client, where it is not to be named. */
  'CLIENT_NAME',
  /** What would have told the salary, where it is not to be told. */
  'SALARY',
] as const;
export type LeftOut = (typeof LEFT_OUT)[number];

/** What was added, from what is usual or by the language model, and only a person can know to be so. */
export const TO_CHECK = ['TASKS', 'TASKS_BY_AI'] as const;
export type ToCheck = (typeof TO_CHECK)[number];

/** Characters of the recruiter's comment. */
export const MAX_RECRUITER_COMMENT = 4000;

export const draftDescriptionBody = z.object({
  tone: z.enum(TONES),
  lang: z.enum(LOCALES),
  length: z.enum(LENGTHS),
  /** Whether the client stays unnamed. */
  anonymity: z.boolean(),
  showSalary: z.boolean(),
  recruiterComment: z.string().max(MAX_RECRUITER_COMMENT).optional(),
});
export type DescriptionChoices = z.output<typeof draftDescriptionBody>;

export const draftDescription = defineEndpoint({
  id: 'draftDescription',
  may: 'drafts.create',
  errors: {
    ...tooManyAttempts,
    /** `fields` names what the position lacks. */
    POSITION_INCOMPLETE: refusal(400),
  },
  method: 'POST',
  path: '/api/v1/job/:id/jd-generator',
  retry: false,
  summary: 'Write a job description from the fields of a position; nothing is stored, 30 an hour and user',
  params: idParams,
  body: draftDescriptionBody,
  response: z.object({
    /** HTML in the tags of `RICH_TEXT_TAGS`. */
    data: z.string(),
    meta: z.object({
      writtenBy: z.enum(DRAFT_WRITERS),
      leftOut: z.array(z.enum(LEFT_OUT)),
      toCheck: z.array(z.enum(TO_CHECK)),
    }),
  }),
});
