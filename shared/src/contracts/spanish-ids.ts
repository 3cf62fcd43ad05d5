/** What is odd about an identity or social security number. Never a reason to refuse it: old papers are wrong too. */
export type IdProblem =
  /** It has the form of none that is known. */
  | { readonly kind: 'FORM' }
  /** Its check letter or check digits are missing or others than `right`; `whole` is the number as it should be. */
  | { readonly kind: 'CHECK'; readonly right: string; readonly whole: string };

const DNI_LETTERS = 'TRWAGMYFPDXBNJZSQVHLCKE';
const CIF_LETTERS = 'JABCDEFGHI';
/** What an NIE begins with stands for this digit. */
const NIE_DIGITS: Readonly<Record<string, string>> = { X: '0', Y: '1', Z: '2' };
const DNI = /^(\d{1,8})([A-Z]?)$/;
/** NIE (X, Y, Z) and the NIF of natural persons without DNI or NIE (K, L, M). */
const NIE = /^([XYZKLM])(\d{7})([A-Z]?)$/;
const CIF = /^([ABCDEFGHJNPQRSUVW])(\d{7})([\dA-J]?)$/;
/** Organisations whose check is a letter, and those whose check is a digit; the others have either. */
const LETTER_CIF = /[NPQRSW]/;
const DIGIT_CIF = /[ABEH]/;

/** The number as it is written without what only parts it: capitals, no spaces, dots, dashes or slashes. */
const bare = (text: string): string => text.toUpperCase().replace(/[\s./_-]/g, '');

const compare = (given: string, right: string, whole: string): IdProblem | null =>
  given === right ? null : { kind: 'CHECK', right, whole };

const letterOf = (digits: string): string => DNI_LETTERS[Number(digits) % DNI_LETTERS.length] ?? '';

/** The check of a CIF as a digit: every other digit is doubled, and counts by its own digits. */
function cifCheck(digits: string): number {
  const sum = [...digits]
    .map((digit, index) => Number(digit) * (index % 2 === 0 ? 2 : 1))
    .reduce((total, value) => total + Math.floor(value / 10) + (value % 10), 0);
  return (10 - (sum % 10)) % 10;
}

function cifProblem(kind: string, digits: string, given: string): IdProblem | null {
  const check = cifCheck(digits);
  const letter = CIF_LETTERS[check] ?? '';
  const digit = String(check);
  const isEither = !LETTER_CIF.test(kind) && !DIGIT_CIF.test(kind);
  if (isEither && (given === letter || given === digit)) return null;
  const right = LETTER_CIF.test(kind) || (isEither && /[A-J]/.test(given)) ? letter : digit;
  return compare(given, right, kind + digits + right);
}

/**
 * What is odd about a Spanish NIF: a DNI, an NIE, a K, L or M number (remainder by 23) or a CIF; null for a number that is
 * right, and for none. Spaces, dots, dashes and small letters do not matter, nor do zeros that a DNI should begin with.
 */
export function nifProblem(nif: string): IdProblem | null {
  const text = bare(nif);
  if (text === '') return null;
  const dni = DNI.exec(text);
  if (dni) {
    const [, digits = '', given = ''] = dni;
    const right = letterOf(digits);
    return compare(given, right, digits.padStart(8, '0') + right);
  }
  const nie = NIE.exec(text);
  if (nie) {
    const [, first = '', digits = '', given = ''] = nie;
    const right = letterOf((NIE_DIGITS[first] ?? '') + digits);
    return compare(given, right, first + digits + right);
  }
  const cif = CIF.exec(text);
  if (cif) {
    const [, kind = '', digits = '', given = ''] = cif;
    return cifProblem(kind, digits, given);
  }
  return { kind: 'FORM' };
}

/** Province, number of eight digits, and the two check digits that may be missing. */
const SOCIAL_SECURITY = /^(\d{2})(\d{8})(\d{2})?$/;
const SHORT_NUMBER = 10_000_000;

/**
 * What is odd about a Spanish social security number (remainder by 97); null for a number that is right, and for none.
 * Spaces, slashes and dashes do not matter.
 */
export function socialSecurityProblem(number: string): IdProblem | null {
  const text = bare(number);
  if (text === '') return null;
  const found = SOCIAL_SECURITY.exec(text);
  if (!found) return { kind: 'FORM' };
  const [, province = '', digits = '', given = ''] = found;
  const serial = Number(digits);
  // A short number is put behind the province with seven digits, a long one with its eight.
  const shift = serial < SHORT_NUMBER ? SHORT_NUMBER : SHORT_NUMBER * 10;
  const right = String((Number(province) * shift + serial) % 97).padStart(2, '0');
  return compare(given, right, province + digits + right);
}
