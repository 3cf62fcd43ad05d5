import { foldTerm } from '../../lexicon/index.ts';
import type { Line } from '../types.ts';

/** Addresses, numbers to call, amounts of money. */
const CONTACT = /@|https?:|www\.|linkedin|\+?\d[\d\s().-]{7,}\d|[€$£]|\b(?:eur|euros?|usd)\b/iu;
const YEARS_APART = /(?:19|20)\d{2}\s*[-–—]\s*(?:19|20)\d{2}/gu;
/** What a CV says of who somebody is; none of it ever counts. */
const PERSONAL =
  /\b(?:born|date of birth|birth|age|gender|sex|nationality|citizen(?:ship)?|marital(?: status)?|married|single|children|fecha de nacimiento|nacid[oa]|edad|sexo|g[ée]nero|nacionalidad|estado civil|casad[oa]|solter[oa]|hij[oa]s|domicilio|direcci[óo]n|address|data de naixement|nascu(?:t|da)|edat|sexe|g[èe]nere|nacionalitat|estat civil|casa(?:t|da)|fills?|adre[çc]a)\s*[:·-]/iu;
const BORN =
  /\b(?:born in|born on|nacid[oa] (?:en|el)|nascu(?:t|da) (?:a|el)|years old|a[ñn]os de edad|anys d'edat)\b/iu;

/** Whether a line may be quoted: it holds no contact, no amount and nothing of who somebody is. `names` are the person's, folded. */
export function isUsable(line: Line, names: readonly string[]): boolean {
  if (line.section === 'contact') return false;
  const plain = line.text.replace(YEARS_APART, ' ');
  if (CONTACT.test(plain) || PERSONAL.test(plain) || BORN.test(plain)) return false;
  const words = foldTerm(line.text).split(' ');
  return names.length === 0 || !names.every((name) => words.includes(name));
}

/** The words of somebody's name, folded as lines are. */
export const namesOf = (firstName: string, lastName: string): string[] =>
  foldTerm(`${firstName} ${lastName}`).split(' ').filter(Boolean);

const ENDS = /[.:;!?]$/;
/** A line with the end of the one it goes on from, so that "no experience with" at a line's end is heard. */
export function inContext(lines: readonly Line[], at: number): string {
  const [line, before] = [lines[at], lines[at - 1]];
  if (!line) return '';
  const follows =
    before?.page === line.page &&
    before.section === line.section &&
    !ENDS.test(before.text.trim()) &&
    /^[\p{Ll}(]/u.test(line.text.trim()) &&
    before.text.split(' ').length > 3;
  return follows ? `${before.text} ${line.text}` : line.text;
}
