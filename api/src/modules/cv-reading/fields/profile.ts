import { headingKind } from '../layout/headings/heading-words.ts';
import { boxOf, type Line } from '../layout/lines.ts';
import type { Section } from '../layout/sections.ts';
import { FORM_LABELS } from '../lexicon/sections.ts';
import { roleScore } from '../lexicon/work.ts';
import { isBulleted, joinLines } from '../text/clean.ts';
import { foldWords } from '../text/fold.ts';
import type { CvField, CvSource, CvWorkExperience } from '../types.ts';
import { foldLabel, labelledValue } from './labels.ts';
import { parseLocation } from './location.ts';
import { properCase } from './person-name.ts';

const CONTACT_SIGNS = /[@]|https?:|www\.|linkedin|github|\+\d|\d{2,3}[\s.-]?\d{2,3}[\s.-]?\d{2,3}|\d{5}/i;

/** The title under the name, of which `nameBox` is the place, or the one a form asks for; else the current job's, with less confidence. */
export function readJobTitle(
  sections: Section[],
  nameLines: Line[],
  jobs: CvField<CvWorkExperience>[],
  nameBox?: CvSource['bbox'],
): CvField<string> | null {
  for (const section of sections.filter((s) => s.kind === 'header' || s.kind === 'contact')) {
    for (const line of section.lines) {
      const value = labelledValue(line, FORM_LABELS.position);
      if (value) return field(titleCase(value), 0.92, [line]);
    }
  }
  const under = titleUnderName(sections, nameLines, nameBox);
  if (under) return under;
  const current =
    jobs.find((j) => j.value.isCurrent && j.value.position !== '') ??
    jobs.find((j) => j.value.position !== '');
  return current
    ? { value: current.value.position, confidence: Math.min(0.7, current.confidence), source: current.source }
    : null;
}

/** Of a line the cell that stands under the name; its first where none does. */
const cellUnder = ({ segments }: Line, box: CvSource['bbox'] | undefined) =>
  (box && segments.find((s) => s.x0 < box[2] && s.x1 > box[0])) ?? segments[0];

/** The title behind the bar in a name's line ("Jo Mestre | Director of" over "Nursing"); null where none is named. */
function titleBeside(text: string, next: Line | undefined): string | null {
  const title = /\s[|·•]\s+(\p{L}.*)$/u.exec(text)?.[1];
  if (!title) return null;
  const goesOn = next && next.text.length < 40 && !CONTACT_SIGNS.test(next.text) && !parseLocation(next.text);
  const isCut = next !== undefined && /^(?:\p{Ll}|\p{Ll}['’]\p{L})/u.test(next.text);
  const isWhole =
    roleScore(foldWords(title)) > 0 && !isCut && !/\s(?:of|de|del|d['’]|and|y|i|&)$|-$/u.test(title);
  const whole = isWhole || !goesOn ? title : joinLines(title, next.text);
  return roleScore(foldWords(whole)) > 0 ? whole : null;
}

function titleUnderName(
  sections: Section[],
  nameLines: Line[],
  nameBox: CvSource['bbox'] | undefined,
): CvField<string> | null {
  const last = nameLines.at(-1);
  if (!last) return null;
  const section = sections.find((s) => s.heading === last || s.lines.includes(last));
  const all = section
    ? section.heading === last
      ? section.lines
      : section.lines.slice(section.lines.indexOf(last) + 1)
    : [];
  const beside = titleBeside(cellUnder(last, nameBox)?.text ?? '', all[0]);
  if (beside) return field(titleCase(beside), 0.9, [last]);
  let afterContact = false;
  const isForm = FORM_LABELS.name.has(foldLabel(last.segments[0]?.text ?? ''));
  const names = new Set(nameLines.map((l) => foldWords(l.text)));
  for (const line of all.slice(0, 3)) {
    const text = cellUnder(line, nameBox)?.text ?? '';
    afterContact ||= CONTACT_SIGNS.test(line.text);
    if (line.page !== last.page || line.y - last.y > 90 || nameLines.includes(line)) continue;
    if (
      CONTACT_SIGNS.test(text) ||
      names.has(foldWords(text)) ||
      // A form goes on with the label of its next value.
      (isForm && line.segments.length > 1) ||
      parseLocation(text) ||
      text.length > 110 ||
      /[.!?]$/.test(text) ||
      headingKind(text) ||
      /^[^:]{2,20}:/.test(text)
    )
      continue;
    if (text.split(/\s+/).length > 16 || !/\p{L}{3}/u.test(text)) continue;
    const roles = roleScore(foldWords(text));
    const next = line.y - last.y < 45 && !afterContact && /^\p{Lu}/u.test(text);
    if (roles > 0 || next) return field(titleCase(text), roles > 0 ? 0.92 : 0.65, [line]);
  }
  return null;
}

/** Titles set in capitals are given in sentence case: `Desarrollador full stack`. */
function titleCase(text: string): string {
  const letters = text.replace(/[^\p{L}]/gu, '');
  if (letters.length < 5 || letters !== letters.toUpperCase()) return text.trim();
  return properCase(text);
}

const MAX_SUMMARY = 2000;
/** A sign that the end would cut in two is none that JSON or the database takes. */
const upToMax = (text: string): string => text.slice(0, MAX_SUMMARY).toWellFormed();

/** The text of the summary section, or the paragraph under the name when it has no heading. */
export function readSummary(sections: Section[]): CvField<string> | null {
  const summaries = sections
    .filter((s) => s.kind === 'summary')
    // "About" heads an address as well.
    .map(textOf)
    .map((lines) => ({ lines, text: joinParagraphs(lines) }))
    .filter(({ text }) => text.length >= 20);
  const summary = summaries.find(({ text }) => text.length >= 40) ?? summaries[0];
  if (summary) {
    const isList = summary.lines.every(({ text }) => text.length < SHORTEST_PROSE && !/[.!]$/.test(text));
    return field(upToMax(summary.text), isList ? LISTED : 0.9, summary.lines);
  }
  const header = sections.find((s) => s.kind === 'header');
  const prose =
    header?.lines.filter(
      (l) => l.text.length > 45 && !CONTACT_SIGNS.test(l.text) && / \p{Ll}+ /u.test(l.text),
    ) ?? [];
  const first = prose[0];
  if (!header || !first) return null;
  const after = header.lines.slice(header.lines.indexOf(first)).filter((l) => l.page === first.page);
  // Under the text may stand how to reach the person.
  const end = after.findIndex((l, i) => i > 0 && !goesOn(l, after[i - 1] ?? l));
  const lines = end < 0 ? after : after.slice(0, end);
  const text = joinParagraphs(lines);
  return text.length > 80 && /[.!]/.test(text) ? field(upToMax(text), 0.65, lines) : null;
}

/** The lines of a summary that are text: where ways to reach the person stand among short lines, all of these are none. */
function textOf({ lines }: Section): Line[] {
  const hasAddresses = lines.some((l) => isAddress(l.text));
  return lines.filter((l) => !isAddress(l.text) && !(hasAddresses && l.text.length < SHORTEST_PROSE));
}
/** Fewer letters than a line of running text has in all but the narrowest columns. */
const SHORTEST_PROSE = 30;
/** How sure a summary of short lines without a full stop is: it may be a list under the wrong heading. */
const LISTED = 0.55;

/** Whether a line is of the paragraph that the line above it is of, or of the next one. */
const goesOn = (line: Line, above: Line): boolean =>
  Math.abs(line.size - above.size) < 0.2 &&
  line.segments[0]?.font === above.segments[0]?.font &&
  !CONTACT_SIGNS.test(line.text) &&
  !parseLocation(line.text) &&
  (/\s\p{Ll}+\s/u.test(line.text) || !/[.!]$/.test(above.text));

/** A line of an address rather than of a text. */
const isAddress = (text: string) =>
  text.length < 60 &&
  (/\S@\S|linkedin\.com|^in\/|^linkedin\s*[:|]?\s*(?:[@/\w][\w./-]*[\w/])?$/i.test(text) ||
    /^\+?[\d\s().-]{8,}$/.test(text));

function joinParagraphs(lines: Line[]): string {
  let text = '';
  for (const line of lines) {
    const apart =
      isBulleted(line.text) || (Number.isFinite(line.gapAbove) && line.gapAbove > line.size * 2.2);
    text = apart && text !== '' ? `${text}\n${line.text}` : joinLines(text, line.text);
  }
  return text.replace(/ {2,}/g, ' ').trim();
}

function field(value: string, confidence: number, lines: Line[]): CvField<string> {
  return {
    value,
    confidence,
    source: {
      page: lines[0]?.page ?? 1,
      bbox: boxOf(lines.filter((l) => l.page === lines[0]?.page)),
      text: upToMax(lines.map((l) => l.text).join('\n')),
    },
  };
}
