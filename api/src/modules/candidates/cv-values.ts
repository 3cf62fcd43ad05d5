import type { ExtractedFields } from '../../db/json-columns.ts';
import type { CvField } from '../cv-reading/index.ts';

const MAX_SOURCE = 300;
const CONTROL = /(?![\n\t])\p{Cc}/gu;

/** A text of a CV as it may be stored: nothing that no screen shows, no longer than a person may type. */
export function storable(text: string | null | undefined, max: number): string | null {
  const clean = text?.toWellFormed().replace(CONTROL, ' ').trim() ?? '';
  return [...clean].slice(0, max).join('').trim() || null;
}

type Mark = ExtractedFields[string];

/** Where a value stood, and how sure the reader was. */
export const markOf = ({ confidence, source }: CvField<unknown>): Mark => ({
  confidence: Math.round(confidence * 100) / 100,
  page: source.page,
  text: storable(source.text, MAX_SOURCE) ?? '',
});

/** A list is as sure as its least sure entry, and stands where its first one stands. */
export function markOfList(fields: readonly CvField<unknown>[]): Mark | null {
  const [first] = fields;
  if (!first) return null;
  return { ...markOf(first), confidence: Math.min(...fields.map((field) => markOf(field).confidence)) };
}
