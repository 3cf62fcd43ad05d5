import { headingKind } from '../../layout/headings/heading-words.ts';
import { withoutBullet } from '../../text/clean.ts';
import { foldWords } from '../../text/fold.ts';
import { isOnlyDates } from '../dates.ts';

/** Letters of the name of a group of skills, at most. */
export const MAX_LABEL = 45;

/** A dot between skills; in Catalan one may part two l of a word, of one case: "cures pal·liatives". */
const DOT = '·(?!(?<=l·)l|(?<=L·)L(?![a-zà-ÿ]))';
/** A list of skills beside its name: "Databases | PostgreSQL, MySQL". */
export const LIST_SIGN = new RegExp(`[,;|]|${DOT}`);
/** What parts the skills of a list. */
export const SEPARATOR = new RegExp(String.raw`\s*(?:[,;|•●▪]|${DOT})\s*(?![^(]*\))|\s+[/–—]\s+`, 'u');

/** Whether a text lists several skills. */
export const listsSkills = (text: string): boolean =>
  withoutBullet(text)
    .split(SEPARATOR)
    .filter((piece) => isSkill(tidy(piece))).length > 1;

/** A skill without the signs, joining words and years around it. */
export const tidy = (piece: string) =>
  piece
    .replace(/^[\s\-–—*]+|[\s.:–—-]+$/g, '')
    .replace(/^(?:and|y|i)\s+/i, '')
    .replace(/\s*\((?:[^)]*\b(?:years?|años|anys)\b[^)]*)\)$/i, '')
    .trim();

/** Headings over groups of skills. */
export const NO_SKILLS = new Set<ReturnType<typeof headingKind>>(['skills', 'softSkills', 'languages']);

/** Levels, drawn bars, sentences and headings over groups of skills are no skills. */
export function isSkill(text: string): boolean {
  if (!/[\p{L}]/u.test(text) || text.length > 60) return false;
  if (NO_SKILLS.has(headingKind(text)) || /^\d+\+?\s+(?:years?|años?|anys?)$/iu.test(text)) return false;
  if (
    /^(?:basic|intermediate|advanced|expert|beginner|proficient|competent|experienced|principiante|principiant|competente|basico|medio|avanzado|alto|experto|basic|mitja|avancat|alt|nivel|nivell|level|bajo|baix)$/.test(
      foldWords(text),
    )
  )
    return false;
  return !/[@©]|https?:|\d{4}\s*[-–]/.test(text) && !isOnlyDates(text);
}
