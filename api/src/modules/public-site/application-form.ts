import { type FieldError, fromWire } from '@cantera/shared/contracts';
import { publicApplicationBody } from '@cantera/shared/contracts/public-site';
import type { z } from 'zod';
import type { AskedQuestion } from '../../db/json-columns.ts';
import { invalidFields } from '../../errors.ts';
import { fieldsOf } from '../../http/validation.ts';
import type { JudgedAnswer } from '../pipeline/index.ts';
import { type ReceivedCv, wrongKind } from '../text-documents/index.ts';
import { readAnswers } from './answers.ts';
import type { ApplicationParts } from './application-parts.ts';

/** An application whose every field is right. */
export interface CheckedApplication {
  readonly person: z.output<typeof publicApplicationBody>;
  /** Null in a form that a robot filled in: nothing is made of its file. */
  readonly cv: ReceivedCv | null;
  /** The file as it was sent. */
  readonly sent: { readonly name: string; readonly bytes: Buffer };
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

/** Checks a form; what costs much, the PDF of a document, is made once all else is right and no robot filled it in. Rejects with 400 and every wrong field at once: wire names, `cv`, `answers.<question id>`. */
export async function checkApplication(
  parts: ApplicationParts,
  questions: readonly AskedQuestion[],
  receive: Receive,
): Promise<CheckedApplication> {
  const texts = cleanTexts(parts.texts);
  const single = Object.fromEntries(Object.entries(texts).map(([name, values]) => [name, values[0]]));
  const body = { ...single, submission_key: single.submission_key || undefined };
  const person = publicApplicationBody.safeParse(fromWire(publicApplicationBody, body), {
    reportInput: true,
  });
  const answers = readAnswers(questions, texts);
  const { cv } = parts;
  const wrongCv = cvError(cv) ?? (cv && (await wrongKind(cv.bytes)));
  const fields = {
    ...(person.success ? {} : personErrors(person.error, texts)),
    ...(wrongCv ? { cv: wrongCv } : {}),
    ...answers.fields,
  };
  if (!person.success || !cv || Object.keys(fields).length > 0) throw invalidFields(fields);
  const checked = { person: person.data, answers: answers.judged };
  if (person.data.website) return { ...checked, cv: null, sent: cv };
  const received = await receive(cv);
  if (typeof received === 'string') throw invalidFields({ cv: received });
  return { ...checked, cv: received, sent: received.original ?? received.pdf };
}
