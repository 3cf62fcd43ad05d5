const SIGNS: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
/** Text as it may stand in HTML, in quoted attributes too. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign);

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/** Text with its entities as the characters that they stand for; a name that is not known stays. */
export const decodeEntities = (html: string): string =>
  html.replace(/&(#x[\da-f]{1,6}|#\d{1,7}|[a-z]+);/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return NAMED[name.toLowerCase()] ?? whole;
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : '';
  });

const BREAK = /<\/(?:p|div|li|h[1-6]|blockquote|t[dhr])>|<br\b/gi;
const TAG = /<[a-z/!?][^<>]*>/gi;

/** The words of HTML on one line, as text. */
export const plainText = (html: string | null): string =>
  decodeEntities((html ?? '').replace(BREAK, ' $&').replace(TAG, ''))
    .replace(/\s+/g, ' ')
    .trim();

/** Letters that stand for others when one searches, and have no accent that could be taken off. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
  ŧ: 't',
  ŋ: 'n',
  ς: 'σ',
  '’': "'",
  '‘': "'",
  ʼ: "'",
  ʹ: "'",
  '‐': '-',
  '‒': '-',
  '–': '-',
  '—': '-',
  '−': '-',
};
const EVERY_LETTER = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'g');
/** Accents and other signs that are put on letters; marks that are letters of their script stay. */
const ACCENTS = /[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]/g;

/** Whether a text has none but the signs of ASCII that can be seen, and spaces. */
export const isAscii = (text: string): boolean => !/[^ -~]/.test(text);

/**
 * Text for searching and comparing: small letters, without accents, `ø` as `o`, `ß` as `ss`, `l·l` as `ll`, one apostrophe
 * and one dash for all. `app.fold` of the database gives the same for every text.
 */
export const fold = (text: string): string =>
  isAscii(text)
    ? text.toLowerCase()
    : text
        .replaceAll('´', "'")
        .normalize('NFKD')
        .replace(ACCENTS, '')
        .toLowerCase()
        .replace(EVERY_LETTER, (sign) => LETTERS[sign] ?? sign)
        .replaceAll('l·l', 'll');

/** `fold` with all but letters and digits made one space, for comparing names word by word. */
export const foldWords = (text: string): string =>
  fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Whether the text is a UUID as the database takes one, in letters of either size. */
export const isUuid = (text: string): boolean =>
  /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i.test(text);

interface Named {
  readonly firstName: string;
  readonly lastName: string | null;
}
/** Given name and surname as one text, of those that there are. */
export const joinNames = (...names: readonly (string | null | undefined)[]): string =>
  names.filter(Boolean).join(' ').trim();
/** The same of a person; empty for nobody. */
export const fullName = (person: Named | null): string =>
  person ? joinNames(person.firstName, person.lastName) : '';
