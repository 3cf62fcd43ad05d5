import { type FieldError, fromWire } from '@cantera/shared/contracts';
import type { KillerQuestion } from '@cantera/shared/contracts/killer-questions';
import { publicApplicationBody } from '@cantera/shared/contracts/public-site';
import type { z } from 'zod';
import { invalidFields } from '../../errors.ts';
import { fieldsOf } from '../../http/validation.ts';
import type { JudgedAnswer } from '../pipeline/index.ts';
import type { ReceivedCv } from '../text-documents/index.ts';
import { readAnswers } from './answers.ts';
import type { ApplicationParts } from './application-parts.ts';

/** An application whose every field is right. */
export interface CheckedApplication {
  readonly person: z.output<typeof publicApplicationBody>;
  readonly cv: ReceivedCv;
  readonly answers: readonly JudgedAnswer[];
}

/** Characters that nobody types and no screen shows; line breaks and tabs stay. */
const CONTROL = /(?![\n\t])\p{Cc}/gu;
const clean = (text: string): string => text.toWellFormed().replace(/\r\n?/g, '\n').replace(CONTROL, '');

const cleanTexts = (texts: ApplicationParts['texts']): Record<string, string[]> =>
  Object.fromEntries(Object.entries(texts).map(([name, values]) => [name, values.map(clean)]));

function cvError(cv: ApplicationParts['cv']): FieldError | null {
  if (!cv) return 'required';
  return cv.tooLarge ? 'file_too_large' : null;
}

/** Message keys by field name. Whoever left a field empty is told that it is needed, not that it is too short. */
function personErrors(error: z.ZodError, texts: Record<string, string[]>): Record<string, FieldError> {
  const fields = fieldsOf(error, 'body');
  for (const name of Object.keys(fields)) if (!texts[name]?.[0]?.trim()) fields[name] = 'required';
  if (fields.consent) fields.consent = 'consent_required';
  return fields;
}

/** What a CV that was sent is to be stored as, or why it cannot be. */
type Receive = (cv: NonNullable<ApplicationParts['cv']>) => Promise<ReceivedCv | FieldError>;

/** Checks a form. Rejects with 400 and every wrong field at once: wire names, `cv`, `answers.<question id>`. */
export async function checkApplication(
  parts: ApplicationParts,
  questions: readonly KillerQuestion[],
  receive: Receive,
): Promise<CheckedApplication> {
  const texts = cleanTexts(parts.texts);
  const single = Object.fromEntries(Object.entries(texts).map(([name, values]) => [name, values[0]]));
  const body = { ...single, submission_key: single.submission_key || undefined };
  const person = publicApplicationBody.safeParse(fromWire(publicApplicationBody, body), {
    reportInput: true,
  });
  const answers = readAnswers(questions, texts);
  const wrongFile = cvError(parts.cv);
  const received = wrongFile || !parts.cv ? undefined : await receive(parts.cv);
  const wrongCv = typeof received === 'string' ? received : wrongFile;
  const fields = {
    ...(person.success ? {} : personErrors(person.error, texts)),
    ...(wrongCv ? { cv: wrongCv } : {}),
    ...answers.fields,
  };
  if (!person.success || typeof received !== 'object' || Object.keys(fields).length > 0)
    throw invalidFields(fields);
  return { person: person.data, cv: received, answers: answers.judged };
}
