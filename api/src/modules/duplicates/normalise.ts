import { foldWords } from '@cantera/shared/contracts/text';
import { linkedinKey } from '../candidates/index.ts';

/** Words of a name that say nothing of who someone is. */
const PARTICLES: ReadonlySet<string> = new Set(
  'de del dela d la las los el els les i y e da do dos das van von der den di'.split(' '),
);
/** Providers that read an address without its dots, and drop what follows a plus sign. */
const DOTLESS: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com']);
/** What stands behind a company's name: its legal form. */
const LEGAL_FORM =
  /\b(s ?l ?u?|s ?a ?u?|s ?c ?p|s ?c ?c ?l|slp|ltd|limited|inc|gmbh|bv|llc|plc|group|grupo|grup)\b/g;

/** The words of a whole name that count, in their order. */
export function nameTokens(firstName: string, lastName: string): string[] {
  const tokens = foldWords(`${firstName} ${lastName}`).split(' ').filter(Boolean);
  const counting = tokens.filter((token) => !PARTICLES.has(token));
  return counting.length > 0 ? counting : tokens;
}

/** For comparing only: the address that mails to the same person's box. */
export function comparableEmail(email: string | null): string | null {
  const [box, host] = email?.trim().toLowerCase().split('@') ?? [];
  if (!box || !host) return null;
  const plain = box.replace(/\+.*$/, '');
  return DOTLESS.has(host) ? `${plain.replaceAll('.', '')}@gmail.com` : `${plain}@${host}`;
}

/** The last nine digits, which country codes and trunk prefixes leave alone; null for what is too short to be a number. */
export function comparablePhone(phone: string | null): string | null {
  const digits = phone?.replace(/\D/g, '') ?? '';
  return digits.length >= 9 ? digits.slice(-9) : null;
}

export const comparableLinkedin = (address: string | null): string | null => linkedinKey(address);

/** A company's name without its legal form; null when nothing is left. */
export function comparableCompany(name: string): string | null {
  const folded = foldWords(name);
  return folded.replace(LEGAL_FORM, ' ').replace(/\s+/g, ' ').trim() || folded || null;
}

/**
 * A word as its consonants, so that a wrong or missing vowel and a doubled letter change nothing. Letters that Spanish and
 * Catalan names interchange in writing (b v w, c k q, g j, s z x, i y) fall together; h is silent.
 */
export function skeleton(word: string): string {
  const same = word
    .replace(/h/g, '')
    .replace(/[vw]/g, 'b')
    .replace(/[kq]/g, 'c')
    .replace(/j/g, 'g')
    .replace(/[zxç]/g, 's')
    .replace(/y/g, 'i');
  const head = same.slice(0, 1);
  return (
    head +
    same
      .slice(1)
      .replace(/[aeiou]/g, '')
      .replace(/(.)\1+/g, '$1')
  );
}
