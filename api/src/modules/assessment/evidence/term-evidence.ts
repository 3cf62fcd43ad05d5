import type { ScoreQuote } from '@cantera/shared/contracts/scoring';
import { headingKind } from '../../cv-reading/index.ts';
import { foldTerm, hasTerm, narrowerThan, plainForms } from '../../lexicon/index.ts';
import type { Line, Material, Rule } from '../types.ts';
import { says } from './clauses.ts';
import { inContext } from './usable-lines.ts';

/** A quote with how much it shows: 1 done, a half only named. */
export interface Piece {
  readonly value: 0.5 | 1;
  readonly quote: ScoreQuote;
}

/** Sections where what is named was done or earned, rather than listed. */
const DONE: ReadonlySet<string> = new Set(['experience', 'education']);
const LISTS: ReadonlySet<string> = new Set(['skills', 'softSkills', 'languages']);
const PROJECT =
  /\b(?:built|developed|led|managed|designed|implemented|migrated|maintained|launched|certified|desarroll|dirig|gestion|diseñ|implement|lider|certificad|desenvolup|dissen|gestion|certifica)/iu;
/** Under headings that are not known: what names itself a certificate, a licence or a course. */
const EARNED =
  /\b(?:certificates?|certificad[oa]|certificats?|licen[cs]e|card|carnet|diploma|course|curso|curs|permiso)(?!\p{L})|(?<!\p{L})(?:carné|perm[íi]s|t[íi]tulo|t[íi]tol)(?!\p{L})/iu;
const DATED = /\b(?:19|20)\d{2}\b/u;
/** Headings, folded, under which a year alone says that something was earned or made. */
const OF_EARNED =
  /\b(?:certif\w*|licen[cs]\w*|llicenc\w*|cours\w*|curso?|carnet?|permi(?:so?)?|driving|project|proyecto|projecte)\b/;
/** How well, or for how long. */
const LEVEL =
  /\b(?:expert|advanced|proficient|fluent|senior|experto|experta|avanzad[oa]|alto|expert[ae]?|avan[çc]a(?:t|da)|alt)\b|\b\d{1,2}\+?\s*(?:years?|a[ñn]os?|anys?)\b|\b(?:two|three|four|five|six|seven|eight|nine|ten|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|quatre|cinc|sis|set|vuit|nou|deu) (?:years|a[ñn]os|anys)\b/iu;
/** A level in the middle: where a level is told, not as one of the words of a skill ("medio ambiente"). */
const MIDDLE =
  /(?:[(:]\s*|\b(?:nivel|nivell|level)\s*:?\s*)(?:intermedi(?:ate|o|a|at)?|medium|medi[oa]|mitj(?:à|ana?)|mig|good|solid|strong|very good|bueno|buena|bo|bon|notable)(?!\p{L})|\bintermediate\b/iu;
const SHORT = 2;

/** The heading that a line without a section of its own stands under; none for a heading itself. */
function headingOver(lines: readonly Line[], at: number): string | undefined {
  if (isHeading(lines[at])) return undefined;
  for (let above = at - 1; above >= 0 && lines[above]?.section === 'other'; above -= 1) {
    const isFirst = lines[above - 1]?.section !== 'other';
    if (isFirst || isHeading(lines[above])) return lines[above]?.text;
  }
  return undefined;
}
const isHeading = (line: Line | undefined): boolean => line !== undefined && headingKind(line.text) !== null;

/** Whether a line without a section of its own says that something was earned or made. */
function isEarned(lines: readonly Line[], at: number): boolean {
  const line = lines[at];
  if (line?.section !== 'other') return false;
  return (
    EARNED.test(line.text) ||
    (DATED.test(line.text) && OF_EARNED.test(foldTerm(headingOver(lines, at) ?? '')))
  );
}

/** What a line shows of a term that it says. */
function valueOf(lines: readonly Line[], at: number, term: string): Piece['value'] {
  const line = lines[at];
  if (!line) return 0.5;
  if (LISTS.has(line.section)) {
    const item = line.text.split(/[,;•|]/).find((part) => hasTerm(foldTerm(part), term)) ?? line.text;
    return LEVEL.test(item) || MIDDLE.test(item) ? 1 : 0.5;
  }
  const isDone = DONE.has(line.section) || LEVEL.test(line.text) || PROJECT.test(line.text);
  return isDone || isEarned(lines, at) ? 1 : 0.5;
}

/** The words that are looked for: those of a criterion, and of what is a case of it. Who knows Django knows Python. */
export const searchedFor = ({ terms, concept }: Rule): string[] => [
  ...new Set([...terms, ...(concept ? narrowerThan(concept).flatMap(plainForms) : [])]),
];

const byValue = (a: Piece, b: Piece): number => b.value - a.value;
export const quoteLine = ({ page, text, box }: Line): ScoreQuote => ({ page, text, box: [...box] });
export const quoteProfile = (text: string): ScoreQuote => ({ page: null, text, box: null });

/** Lines of the CV that say a term; terms of one or two letters count in lists of skills alone. */
function inLines({ lines }: Material, term: string): Piece[] {
  return lines.flatMap((line, at) => {
    if (term.length <= SHORT && line.section !== 'skills') return [];
    if (!hasTerm(foldTerm(line.text), term) || !says(inContext(lines, at), term)) return [];
    return [{ value: valueOf(lines, at, term), quote: quoteLine(line) }];
  });
}

/** Fields of the profile that say a term: a job was done and a degree earned, a skill is listed. Short terms as in lines. */
function inProfile({ profile }: Material, term: string): Piece[] {
  const named = (values: readonly string[], value: Piece['value']): Piece[] =>
    values
      .filter((text) => hasTerm(foldTerm(text), term))
      .map((text) => ({ value, quote: quoteProfile(text) }));
  const listed = named(profile.skills, 0.5);
  if (term.length <= SHORT) return listed;
  return [
    ...named(
      profile.jobs.map(({ position }) => position),
      1,
    ),
    ...named(profile.degrees, 1),
    ...listed,
  ];
}

/** Everything that says one of the terms, the strongest first. */
export function piecesOf(material: Material, terms: readonly string[]): Piece[] {
  const folded = [...new Set(terms.map(foldTerm).filter(Boolean))];
  const seen = new Set<string>();
  return folded
    .flatMap((term) => [...inLines(material, term), ...inProfile(material, term)])
    .sort(byValue)
    .filter(({ quote: { page, text } }) => {
      const key = `${page} ${text}`;
      return !seen.has(key) && seen.add(key);
    });
}
