import type { MaskKind } from '@cantera/shared/contracts/report-blocks';
import { conceptNamed } from '../../lexicon/index.ts';
import { type Identity, MASK, type Searched, type Span } from './rules.ts';

/** Every match of a pattern in the text as it was written, as far as `holds`. */
function matches(
  { text }: Searched,
  pattern: RegExp,
  kind: MaskKind,
  holds: (match: RegExpExecArray) => boolean = () => true,
): Span[] {
  return [...text.matchAll(pattern)]
    .filter(holds)
    .map((match) => ({ start: match.index, end: match.index + match[0].length, kind, as: MASK }));
}

const EMAIL = /[\p{L}\p{N}._%+'-]+\s?@\s?[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu;
/** `anna (at) mail (dot) com`, `anna arroba correo punto es`. */
const SPELT_EMAIL =
  /[\p{L}\p{N}._%+-]+\s*(?:[([{]\s*(?:at|arroba|arrova)\s*[)\]}]|\s(?:arroba|arrova)\s)\s*[\p{L}\p{N}-]+(?:\s*(?:[([{]\s*(?:dot|punto|punt)\s*[)\]}]|\s(?:dot|punto|punt)\s|\.)\s*[\p{L}\p{N}-]+)+/giu;
export const emailRule = (searched: Searched): Span[] => [
  ...matches(searched, EMAIL, 'EMAIL'),
  ...matches(searched, SPELT_EMAIL, 'EMAIL'),
];

const digitsOf = (text: string): string => text.replace(/\D/g, '');
/**
 * Figures of a telephone, behind no letter or figure but a word for a telephone, which may be written together with them: a match
 * that began within the `B2` of a language would swallow the number behind it. What begins is looked at first: the classes of
 * Unicode take long.
 */
const PHONE =
  /(?:(?=\d)(?:(?<![\p{L}\p{N}])|(?<=(?<!\p{L})(?:tel|telf|tlf|tfno|m[oó]v|m[oó]vil|m[oòó]bil|tel[eéè]fono?|phone|mobile|whatsapp|cel|celular)))|(?=[+(]))(?:\+|00)?\(?\d(?:[\s\u00a0\u00ad\u200b-\u200f\u2060().\-/·]{0,2}\d){7,14}(?![\p{L}\p{N}])/giu;
/** Numbers with signs of thousands, and spans of years or dates, are no telephones. */
const NO_PHONE =
  /^(?:\d{1,3}(?:[.,\s]\d{3})+(?:[.,]\d{1,2})?|(?:19|20)\d{2}\s*[-–/]\s*(?:19|20)\d{2}|\d{1,2}[./-]\d{1,2}[./-]\d{4}|\d{4}[./-]\d{1,2}[./-]\d{1,2}|\d{1,2}\/\d{4}\s*[-–]\s*\d{1,2}\/\d{4})$/;

/** A Spanish telephone in groups of three, which looks like an amount; with or without its country. */
const IN_THREES = /^(?:\d{1,3}\s)*[6789]\d{2}[\s.]\d{3}[\s.]\d{3}$/;
/** As long as an account may be, with what parts its groups. */
const LONGEST_ACCOUNT = 50;
/** What stands before the figures of a bank account. */
const IN_ACCOUNT = /(?<![\p{L}\p{N}])[A-Z]{2}\d{2}(?:[\s.-]?[A-Z0-9]{4})*[\s.-]?$/iu;
/** Whether a bank account begins before a place of a text and reaches beyond it; `EN15` is none. */
function isInAccount(text: string, place: number): boolean {
  const start = IN_ACCOUNT.exec(text.slice(0, place))?.index;
  return start !== undefined && ibanLength(text.slice(start, start + LONGEST_ACCOUNT)) > place - start;
}
/** Between the figures of somebody's telephone: no letters. Classes of Unicode would take longer to compile than the text to search. */
const BETWEEN = '[^0-9A-Za-z\\u00aa\\u00b5\\u00ba\\u00c0-\\u024f]{0,3}';
/** Telephones as they are written, and the person's own in any spacing. */
export function phoneRule({ phoneNumber }: Pick<Identity, 'phoneNumber'>): (searched: Searched) => Span[] {
  const own = digitsOf(phoneNumber ?? '').slice(-9);
  const ownPattern =
    own.length >= 6
      ? new RegExp(`(?:(?<![0-9A-Za-z])(?:\\+|00)?\\d{1,3}${BETWEEN})?${[...own].join(BETWEEN)}`, 'g')
      : null;
  return (searched) => [
    ...matches(searched, PHONE, 'PHONE', ({ 0: found, index, input }) => {
      const digits = digitsOf(found);
      if (digits.length < 9 || (NO_PHONE.test(found.trim()) && !IN_THREES.test(found.trim()))) return false;
      if (isInAccount(input, index)) return false;
      return /^[+0]/.test(found) || digits.length > 9 || /^[6789]/.test(digits) || /[\s.-]/.test(found);
    }),
    ...(ownPattern ? matches(searched, ownPattern, 'PHONE') : []),
  ];
}

const ENDINGS =
  'com|net|org|es|cat|eu|io|dev|me|info|biz|co|uk|fr|de|it|pt|nl|be|ch|at|ie|pl|se|no|dk|fi|us|ca|mx|ar|cl|pe|ai|app|tech|gal|eus|barcelona|madrid|edu|gov|ac|blog|page|site|online|website|xyz|link|bio|design|studio|shop|store|agency|cloud|digital|work|pro|name|social|tv';
const ADDRESS = /(?<![\p{L}\p{N}@])(?:https?:\/\/|ftp:\/\/|www\d?\.)[^\s<>"')\]]*[^\s<>"')\],.;:!?]/giu;
const DOMAIN = new RegExp(
  `(?<![\\p{L}\\p{N}@.])(?:[\\p{L}\\p{N}](?:[\\p{L}\\p{N}-]*[\\p{L}\\p{N}])?\\.)+(?:${ENDINGS})(?![\\p{L}\\p{N}-])(?:\\/(?:[^\\s<>"')\\]]*[^\\s<>"')\\],.;:!?])?)?`,
  'giu',
);
/** A user name with where it is one: `@anna_g`, `Skype: anna.g`, `linkedin – in/anna-g`. */
const HANDLE = /(?<![\p{L}\p{N}@.])@[\p{L}\p{N}_][\p{L}\p{N}_.-]{2,}/gu;
const PROFILE =
  /(?<![\p{L}\p{N}])(?:linkedin|github|gitlab|twitter|instagram|facebook|telegram|skype|behance|dribbble|tiktok|youtube|discord|mastodon|bluesky|medium|x)\s*(?:[:–—]|\s-\s)\s*(?:in\/|\/|@)?[\p{L}\p{N}][\p{L}\p{N}_./-]{2,}/giu;
const IN_PATH = /(?<![\p{L}\p{N}])\/?in\/[\p{L}\p{N}][\p{L}\p{N}_%-]{2,}\/?/gu;
/** `Node.js` and `ASP.NET` are skills, not addresses. */
const isSkill = (text: string): boolean =>
  conceptNamed(text, 'SKILL') !== undefined ||
  /^(?:asp|vb|ado|ml|dot)?\.?net$/i.test(text) ||
  /^asp\.net$/i.test(text);
export const webRule = (searched: Searched): Span[] => [
  ...matches(searched, ADDRESS, 'WEB_ADDRESS'),
  ...matches(searched, DOMAIN, 'WEB_ADDRESS', ([found]) => !isSkill(found)),
  ...matches(searched, HANDLE, 'WEB_ADDRESS'),
  ...matches(searched, PROFILE, 'WEB_ADDRESS'),
  ...matches(searched, IN_PATH, 'WEB_ADDRESS'),
];

/** A word in small letters, with a capital or in capitals; the rest of a street's pattern heeds capitals. */
const cased = (list: string): string =>
  list
    .split('|')
    .flatMap((word) => [word, `${word[0]?.toUpperCase() ?? ''}${word.slice(1)}`, word.toUpperCase()])
    .map((word) => word.replace(/([./])/g, '\\$1'))
    .join('|');
const LINK =
  "(?:(?:de|del|la|las|los|les|el|els|dels|DE|DEL|LA|LAS|LOS|LES|EL|ELS|DELS|i|y|I|Y)\\s+|[dDlL]['’])*";
const WITH_CAPITAL = `${LINK}\\p{Lu}[\\p{L}'’.·-]*(?:\\s+${LINK}\\p{Lu}[\\p{L}'’.·-]*){0,4}`;
const ANY_NAME = `${LINK}\\p{L}[\\p{L}'’.·-]*(?:\\s+${LINK}\\p{L}[\\p{L}'’.·-]*){0,3}`;
const FIGURES =
  '(?:[nN][úuº°]?m?\\.?\\s*|#\\s*)?(?:\\d{1,4}(?!\\d|[.,]\\d|\\s?%)|s\\/n)(?:\\s?[-–]\\s?\\d{1,4})?(?:\\s?(?:bis|[A-Z](?!\\p{L})))?';
const FLOOR =
  '(?:\\s*,?\\s*(?:\\d{1,2}\\s?(?:[ºª°.]|[oanrt]{1,2})?\\s?(?:-|,|\\s)\\s?(?:\\d{1,2}\\s?(?:[ºª°]|[ao](?!\\p{L}))?|[A-Z](?!\\p{L}))|\\d{1,2}\\s?[ºª°]|(?:[Pp]iso|[Pp]is|[Pp]lanta|[Pp]uerta|[Pp]orta|[Ee]sc(?:alera|\\.)?|[ÁAáa]tico|[ÀAàa]tic|[Bb]ajos?|[Bb]aixos?|[Ee]ntlo\\.?|[Pp]ral\\.?)(?!\\p{L})(?:\\s+\\p{N}{1,2}|\\s+[A-Z](?!\\p{L}))?))*';
const POSTAL = "(?:\\s*[,.(–-]?\\s*\\d{5}(?!\\d)(?:\\s+\\p{Lu}[\\p{L}'’-]*){0,3})?";
/** Nothing but streets; their names may be in small letters where a comma parts the number. */
const STREETS = cased(
  'calle|carrer|avenida|avinguda|passeig|paseo|rambla|travessera|travesía|travesia|carretera|urbanización|urbanizacion|urbanització|gran vía|gran via|pasaje|passatge|glorieta|baixada|polígono|poligono|rúa',
);
const SHORT_STREETS = cased('cl.|c.|avda.|avda|av.|pg.|pº|po.|pl.|pza.|ctra.|ctra|urb.|ptge.');
/** Words of sentences too: `plaza de médico`, `la obra cuesta`. */
const WORDS_TOO = cased('plaza|plaça|placa|ronda|camí|cami|camino|cuesta|rua');
const STREET = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:(?:[cC]\\/\\s*(?:${ANY_NAME})|(?:${STREETS})\\s+(?:${WITH_CAPITAL})|(?:${SHORT_STREETS})\\s*(?:${WITH_CAPITAL})|(?:${WORDS_TOO})\\s+(?:${WITH_CAPITAL}))(?:\\s*,\\s*|\\s+)|(?:${STREETS})\\s+(?:${ANY_NAME})\\s*,\\s*)${FIGURES}(?!\\s+(?:[aà]ny|a[ñn]o|mes|euro|d[ií]a|hora|millon|vece|person|year|month))${FLOOR}${POSTAL}`,
  'gu',
);
const ENGLISH_STREET =
  /(?<![\p{L}\p{N}])(?:(?:flat|apt\.?|apartment|unit)\s*\w{1,4}\s*,\s*)?\d{1,5}[a-z]?\s+(?:\p{Lu}[\p{L}'’.-]*\s+){1,4}(?:Street|St\.?|Road|Rd\.?|Avenue|Ave\.?|Lane|Ln\.?|Drive|Dr\.?|Square|Sq\.?|Court|Ct\.?|Place|Terrace|Boulevard|Blvd\.?|Way|Close|Crescent|Gardens|Row|Hill)(?![\p{L}])(?:\s*,\s*[A-Z]{1,2}\d[\dA-Z]?\s?\d[A-Z]{2})?/gu;
const POSTCODE =
  /(?<![\p{L}\p{N}])(?:(?:c\.?p\.?|codi postal|c[óo]digo postal|postal code|post ?code|zip)\s*:?\s*\d{4,5}|(?:0[1-9]|[1-4]\d|5[0-2])\d{3}\s+\p{Lu}[\p{L}'’-]+|[A-Z]{1,2}\d[\dA-Z]?\s\d[A-Z]{2})(?![\p{L}\p{N}])/giu;
export const streetRule = (searched: Searched): Span[] => [
  ...matches(searched, STREET, 'STREET_ADDRESS'),
  ...matches(searched, ENGLISH_STREET, 'STREET_ADDRESS'),
  ...matches(searched, POSTCODE, 'STREET_ADDRESS', ([found]) => !/^\d{5}\s\p{Ll}/u.test(found)),
];

const LETTERS_OF_NIF = 'TRWAGMYFPDXBNJZSQVHLCKE';
/** Whether a Spanish NIF or NIE is one by its letter. */
export function isIdentityNumber(text: string): boolean {
  const [, prefix = '', digits = '', letter = ''] =
    /^([XYZ]?)(\d{7,8})([A-Z])$/.exec(text.toUpperCase().replace(/[^A-Z0-9]/g, '')) ?? [];
  if (digits.length !== (prefix ? 7 : 8)) return false;
  return LETTERS_OF_NIF[Number(`${prefix ? 'XYZ'.indexOf(prefix) : ''}${digits}`) % 23] === letter;
}
const IDENTITY =
  /(?<![\p{L}\p{N}])(?:[XYZ][\s.-]?\d(?:[\s.]{0,2}\d){6}|\d(?:[\s.]{0,2}\d){7})[\s.-]?[A-Z](?![\p{L}\p{N}])/giu;
export const identityNumberRule = (searched: Searched): Span[] =>
  matches(searched, IDENTITY, 'IDENTITY_NUMBER', ([found]) => isIdentityNumber(found));

/** Whether an IBAN is one by its check digits. */
export function isIban(text: string): boolean {
  const plain = text.toUpperCase().replace(/[^A-Z0-9]/g, '');
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(plain)) return false;
  let rest = 0;
  for (const sign of plain.slice(4) + plain.slice(0, 4))
    for (const digit of String(Number.parseInt(sign, 36))) rest = (rest * 10 + Number(digit)) % 97;
  return rest === 1;
}
const IBAN = /(?<![\p{L}\p{N}])[A-Z]{2}\d{2}(?:[\s.-]?[A-Z0-9]{2,4}){3,8}(?![\p{L}\p{N}])/giu;
/** How much of the beginning of a text is an IBAN; 0 when none is. */
export function ibanLength(text: string): number {
  for (let length = text.length; length > 14; length -= 1)
    if (/[A-Z0-9]/i.test(text[length - 1] ?? '') && isIban(text.slice(0, length))) return length;
  return 0;
}
// A word after the account may look like its last group.
export const bankAccountRule = ({ text }: Searched): Span[] =>
  [...text.matchAll(IBAN)].flatMap((match) => {
    const length = ibanLength(match[0]);
    if (length === 0) return [];
    return [{ start: match.index, end: match.index + length, kind: 'BANK_ACCOUNT' as const, as: MASK }];
  });
