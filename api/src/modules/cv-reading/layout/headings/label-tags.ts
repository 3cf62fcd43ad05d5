import { FORM_LABELS } from '../../lexicon/sections.ts';
import { foldWords } from '../../text/fold.ts';
import type { Segment } from '../segments.ts';
import { headingKind } from './heading-words.ts';

const HEADS = new Set<ReturnType<typeof headingKind>>(['skills', 'softSkills', 'languages']);

/** Whether a text is the label of a form for languages or skills, whatever its number: "Other language(s)". */
function isLabel(text: string): boolean {
  const words = foldWords(text.replace(/(?<=\p{L})\((?:s|es)\)/giu, ''));
  return (
    FORM_LABELS.nativeLanguage.has(words) ||
    FORM_LABELS.otherLanguages.has(words) ||
    HEADS.has(headingKind(text))
  );
}

/** Segments with a form's label in a cell of its own where only little white parts it from what it labels. */
export function partLabels(segments: Segment[]): Segment[] {
  return segments.flatMap((segment) => {
    const [label = '', ...values] = segment.tags ?? [];
    // The words of a row of headings label nothing.
    if (values.length === 0 || !isLabel(label) || values.every(isLabel) || !segment.text.startsWith(label))
      return segment;
    const { tags: _tags, ...whole } = segment;
    const text = segment.text.slice(label.length).trim();
    const width = (segment.x1 - segment.x0) / segment.text.length;
    const cell = (own: string, x0: number, x1: number): Segment => ({
      ...whole,
      text: own,
      x0,
      x1,
      parts: [{ text: own, bold: segment.bold, italic: segment.italic }],
    });
    return [
      cell(label, segment.x0, segment.x0 + width * label.length),
      cell(text, segment.x1 - width * text.length, segment.x1),
    ];
  });
}
