import { foldWords } from '../../text/fold.ts';
import type { CvField, CvFields, CvWorkExperience } from '../../types.ts';

/** Below the threshold of jobs: the lines are shown to a person, and nothing is filled with them. */
const DOUBTED = 0.3;
const EMAIL = /[^\s@]@[^\s@]+\.\p{L}{2}/u;
const wordsOf = (text: string): string =>
  foldWords(text)
    .split(/[\s,]+/)
    .filter(Boolean)
    .sort()
    .join(' ');

/**
 * Tells jobs whose company or position is an address of mail, or whose position is the name of the CV's person: lines of the contact
 * that came among the jobs. A company may bear its owner's name.
 */
export function mistakenNamesOf({
  firstName,
  lastName,
}: Pick<CvFields, 'firstName' | 'lastName'>): (job: CvField<CvWorkExperience>) => boolean {
  const own = firstName && lastName ? wordsOf(`${firstName.value} ${lastName.value}`) : undefined;
  return ({ value: { position, companyName } }) =>
    EMAIL.test(position) || EMAIL.test(companyName) || wordsOf(position) === own;
}

/** A job with so little confidence that it fills nothing. */
export const doubted = (job: CvField<CvWorkExperience>): CvField<CvWorkExperience> => ({
  ...job,
  confidence: Math.min(job.confidence, DOUBTED),
});
