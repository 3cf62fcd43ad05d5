import { type FieldError, fromWire } from '@cantera/shared/contracts';
import type { KillerQuestion } from '@cantera/shared/contracts/killer-questions';
import { publicApplicationBody } from '@cantera/shared/contracts/public-site';
import type { z } from 'zod';
import { invalidFields } from '../../errors.ts';
import { fieldsOf } from '../../http/validation.ts';
import { cleanFileName, isPdf } from '../files/index.ts';
import type { JudgedAnswer } from '../pipeline/index.ts';
import { readAnswers } from './answers.ts';
import type { ApplicationParts } from './application-parts.ts';

/** An application whose every field is right. */
export interface CheckedApplication {
  readonly person: z.output<typeof publicApplicationBody>;
  readonly cv: { readonly name: string; readonly bytes: Buffer };
  readonly answers: readonly JudgedAnswer[];
}

/** Characters that nobody types and no screen shows; line breaks and tabs stay. */
const CONTROL = /(?![\n\t])\p{Cc}/gu;
const clean = (text: string): string => text.toWellFormed().replace(/\r\n?/g, '\n').replace(CONTROL, '');

const cleanTexts = (texts: ApplicationParts['texts']): Record<string, string[]> =>
  Object.fromEntries(Object.entries(texts).map(([name, values]) => [name, values.map(clean)]));

function cvError(cv: ApplicationParts['cv']): FieldError | null {
  if (!cv) return 'required';
  if (cv.tooLarge) return 'file_too_large';
  return isPdf(cv.bytes) ? null : 'not_a_pdf';
}

/** Message keys by field name. Whoever left a field empty is told that it is needed, not that it is too short. */
function personErrors(error: z.ZodError, texts: Record<string, string[]>): Record<string, FieldError> {
  const fields = fieldsOf(error, 'body');
  for (const name of Object.keys(fields)) if (!texts[name]?.[0]?.trim()) fields[name] = 'required';
  if (fields.consent) fields.consent = 'consent_required';
  return fields;
}

/** Checks a form. Throws 400 with every wrong field at once: wire names, `cv`, `answers.<question id>`. */
export function checkApplication(
  parts: ApplicationParts,
  questions: readonly KillerQuestion[],
): CheckedApplication {
  const texts = cleanTexts(parts.texts);
  const single = Object.fromEntries(Object.entries(texts).map(([name, values]) => [name, values[0]]));
  const body = { ...single, submission_key: single.submission_key || undefined };
  const person = publicApplicationBody.safeParse(fromWire(publicApplicationBody, body), {
    reportInput: true,
  });
  const answers = readAnswers(questions, texts);
  const wrongCv = cvError(parts.cv);
  const fields = {
    ...(person.success ? {} : personErrors(person.error, texts)),
    ...(wrongCv ? { cv: wrongCv } : {}),
    ...answers.fields,
  };
  if (!person.success || !parts.cv || Object.keys(fields).length > 0) throw invalidFields(fields);
  return {
    person: person.data,
    cv: { name: cleanFileName(parts.cv.name, 'pdf'), bytes: parts.cv.bytes },
    answers: answers.judged,
  };
}
