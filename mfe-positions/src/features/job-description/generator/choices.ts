import {
  type DescriptionChoices,
  draftDescriptionBody,
  LENGTHS,
  TONES,
} from '@cantera/shared/contracts/drafts';
import { LOCALES } from '@cantera/shared/contracts/enums';
import { z } from 'zod';

export const ANSWERS = ['yes', 'no'] as const;

/** What is chosen on the panel: all five, and what the recruiter wants to add. */
export const choicesSchema = z.object({
  lang: z.enum(LOCALES),
  tone: z.enum(TONES),
  length: z.enum(LENGTHS),
  clientInfo: z.enum(ANSWERS),
  salary: z.enum(ANSWERS),
  recruiterComment: draftDescriptionBody.shape.recruiterComment.unwrap(),
});
export type Choices = z.output<typeof choicesSchema>;

const NEEDED = [
  'lang',
  'tone',
  'length',
  'clientInfo',
  'salary',
] as const satisfies readonly (keyof Choices)[];

/** Whether all five choices are made. */
export const areMade = (choices: Partial<Choices>): boolean => NEEDED.every((name) => Boolean(choices[name]));

/** The choices as the call takes them: to tell nothing of the client is its anonymity. */
export function bodyOf({ clientInfo, salary, recruiterComment, ...choices }: Choices): DescriptionChoices {
  const comment = recruiterComment.trim();
  return {
    ...choices,
    anonymity: clientInfo === 'no',
    showSalary: salary === 'yes',
    ...(comment === '' ? {} : { recruiterComment: comment }),
  };
}
