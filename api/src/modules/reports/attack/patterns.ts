import type { MaskKind } from '@cantera/shared/contracts/report-blocks';
import { fold } from '@cantera/shared/contracts/text';
import {
  AFTER_AN_AGE,
  AGE_IN_WORDS,
  areInitials,
  DECADES,
  ibanLength,
  isIdentityNumber,
  NOTHING_TURNED,
  TO_A_YEAR,
  WORDS_FOR_AN_AGE,
  YEAR_IN_WORDS,
} from '../masking/known.ts';
import { squash } from './needles.ts';

/** What is somebody's whoever they are, in one line of text. */
const PATTERNS: readonly (readonly [MaskKind, RegExp, ((found: string) => boolean)?])[] = [
  ['EMAIL', /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+\.\p{L}{2,}/u],
  [
    'EMAIL',
    /[\p{L}\p{N}._-]+\s*[([]\s*(?:at|arroba|arrova)\s*[)\]]\s*[\p{L}\p{N}-]+\s*(?:\.\p{L}|[([]\s*(?:dot|punto|punt)\s*[)\]])/iu,
  ],
  ['WEB_ADDRESS', /(?:https?:\/\/|www\.)\S{3,}/iu],
  ['WEB_ADDRESS', /[\p{L}\p{N}-]{2,}\.(?:com|org|cat|es|eu|io|me|info|dev)\/[\p{L}\p{N}_-]{2,}/iu],
  ['WEB_ADDRESS', /(?<![\p{L}\p{N}@.])@[\p{L}_][\p{L}\p{N}_.]{3,}/u],
  ['PHONE', /(?<![\p{L}\p{N}]|\p{N}[.,])(?:\+|00)\s?\d[\d\s.-]{8,}\d(?![\p{L}\p{N}])/u],
  ['PHONE', /(?<![\p{L}\p{N}]|\p{N}[.,])[6789]\d{2}[\s.-]?\d{3}[\s.-]?\d{3}(?![\p{L}\p{N}]|[.,]\p{N})/u],
  ['PHONE', /(?<![\p{L}\p{N}]|\p{N}[.,])[6789]\d{2}(?:[\s.-]\d{2}){3}(?![\p{L}\p{N}]|[.,]\p{N})/u],
  ['PHONE', /(?<![\p{L}\p{N}]|\p{N}[.,])0\d{2,4}[\s-]\d{3,4}[\s-]\d{4}(?![\p{L}\p{N}]|[.,]\p{N})/u],
  ['PHONE', /(?<!\p{L})(?:tel|tlf|m[oó]vil|m[oò]bil|phone)[6789]\d{2}\s?\d{3}\s?\d{3}(?!\p{N})/iu],
  [
    'IDENTITY_NUMBER',
    /(?<![\p{L}\p{N}])[XYZ]?\d[\d.\s]{5,9}\d[\s.-]?[A-Z](?![\p{L}\p{N}])/iu,
    isIdentityNumber,
  ],
  [
    'BANK_ACCOUNT',
    /(?<![\p{L}\p{N}])[A-Z]{2}\d{2}[\s.-]?(?:[A-Z0-9][\s.-]?){11,30}/iu,
    (found) => ibanLength(found) > 0,
  ],
  [
    'STREET_ADDRESS',
    /(?<![\p{L}\p{N}])(?:[cC]\/\s*|(?:[Cc]alle|CALLE|[Cc]arrer|CARRER|[Aa]venida|AVENIDA|[Aa]vinguda|AVINGUDA|[Pp]asseig|[Pp]aseo|[Pp]la[çc]a|[Pp]laza|[Rr]ambla|[Rr]onda)\s+)(?:(?:de|del|dels|la|las|los|el|els|les|DE|DEL|LA|LAS|LOS)\s+|[dDlL]['’])*\p{Lu}[\p{L}'’·]*(?:\s+(?:(?:de|del|la|el)\s+)?\p{Lu}[\p{L}'’·]*){0,3}(?:\s*,\s*|\s+)(?:n[úu]m\.?\s*)?\d{1,3}(?![\d%]|[.,]\d|\s?%|\s+(?:[aà]ny|a[ñn]o|mes|euro|d[ií]a|hora|millon|vece|person))/u,
  ],
  [
    'STREET_ADDRESS',
    /(?<![\p{L}\p{N}])\d{1,4}\s+(?:\p{Lu}[\p{L}'’]+\s+){1,3}(?:Street|Road|Avenue|Lane|Square)(?!\p{L})/u,
  ],
  ['AGE', /(?<![\p{L}\p{N}])(?:1[6-9]|[2-7]\d)[\s-]*(?:years?[\s-]old|años de edad|anys d['’]edat)/iu],
  ['AGE', /(?<![\p{L}])(?:edad|edat|aged?)\s*:?\s*(?:1[6-9]|[2-7]\d)(?![\p{N}])/iu],
  [
    'AGE',
    /(?<!\p{L}|(?:experiencia|experiència|trayectoria|trajectòria|carrera|vida|antigüedad)\s)(?:mujer|hombre|profesional|professional|home|dona|noi|noia|chic[oa]|joven)\s+de\s+(?:1[6-9]|[2-7]\d)\s+(?:años|anys)(?!\s+(?:de\s|d['’])|\p{L})/iu,
  ],
  [
    'AGE',
    /(?<!\p{L})(?:a (?:mis|sus|tus)|als (?:meus|seus|teus))\s+(?:1[6-9]|[2-7]\d)\s+(?:años|anys)(?=\s*(?:[.,;!)]|$))/iu,
  ],
  ['BIRTH_DATE', /(?<!\p{L})(?:soy|soc|sóc)\s+del?\s+(?:19|20)\d{2}(?![\p{L}\p{N}])/iu],
  [
    'BIRTH_DATE',
    // A year or a whole date, and none behind one that is masked.
    /(?<!\p{L})(?:born|date of birth|birth ?date|nacid[oa]|nacimiento|nací|naixement|nascu(?:t|da)|vaig néixer)(?:(?!XXXXX)[^.\d\n]){0,25}(?:(?:\d{1,2}\s+(?:de\s+|d['’])?\p{L}{3,}\s+(?:de\s+|del\s+)?)?(?:19|20)\d{2}(?!\d)|\d{1,2}[./-]\d{1,2}[./-]\d{2,4})/iu,
  ],
  [
    'EDUCATION_DATE',
    /(?<!\p{L})(?:graduated|degree|licenciad[oa]|llicenciad[oa]|promoción|promoció|class of|universi\p{L}+|máster|màster|grado en|grau en)[^.!?;\n]{0,60}(?<![\p{L}\p{N}])(?:19|20)\d{2}(?![\p{L}\p{N}])/iu,
  ],
  ['NAME', /(?<![\p{L}\p{N}.])(?:\p{Lu}\.\s?){2,5}(?![\p{L}\p{N}])/u],
  [
    'GENDERED_WORD',
    /(?<![\p{L}\p{N}/])(?:ingenier[oa]|enginyera|enfermer[oa]|infermera|camarer[oa]|cambrera|abogad[oa]|advocada|desarrolladora?|desenvolupadora|programadora|directora|profesora|cociner[oa]|cuinera|waitress)(?!\p{L}|\/|\s?[/(]\s?-?(?:a|o|ra|ro|era|ero|ora|or|ada|ado)(?!\p{L}))/iu,
  ],
];

/** Ages and births in words, in a folded line of text. */
const IN_WORDS: readonly (readonly [MaskKind, RegExp])[] = [
  [
    'AGE',
    new RegExp(`(?<!\\p{L})(?:${AGE_IN_WORDS})[\\s-]+(?:years?[\\s-]old|anos de edad|anys d['’]edat)`, 'u'),
  ],
  [
    'AGE',
    new RegExp(
      `(?<!\\p{L})(?:in|past) (?:my|his|her|their) (?:(?:early|mid|late)[\\s-])?(?:${DECADES}|[2-7]0'?s)(?!\\p{L})`,
      'u',
    ),
  ],
  ['AGE', new RegExp(`(?<!\\p{L})(?:early|mid|late)[\\s-](?:${DECADES})(?!\\p{L})`, 'u')],
  ['AGE', new RegExp(`(?<!\\p{L})(?:i am|i'm) (?:${AGE_IN_WORDS})(?=[.,;!]|$)`, 'u')],
  [
    'AGE',
    new RegExp(
      `(?<!\\p{L})(?:tengo|tinc|cumpli|cumplo|faig|a (?:mis|sus|tus)|als (?:meus|seus|teus)) (?:${AGE_IN_WORDS})(?: (?:anos|anys))?(?=[.,;!]|$)`,
      'u',
    ),
  ],
  [
    'AGE',
    new RegExp(
      `(?<!\\p{L})(?:tengo|tinc|cumplo(?: los)?|faig) (?:[2-7]\\d|${AGE_IN_WORDS})(?!\\p{L})${AFTER_AN_AGE}`,
      'u',
    ),
  ],
  [
    'AGE',
    new RegExp(
      `(?<!\\p{L})(?:i turned|turning) (?:[2-7]\\d|${AGE_IN_WORDS})(?=[.,;!]|$| (?:during|at|soon|and|when|while|last|this|next|in [a-z]+day|before)(?!\\p{L}))${NOTHING_TURNED}`,
      'u',
    ),
  ],
  [
    'AGE',
    new RegExp(
      `(?:^|[.;:!?]\\s*)(?:con|amb) (?:${AGE_IN_WORDS}|[2-7]\\d) (?:anos|anys)(?=[.,;!]|$| (?:y|i) )`,
      'u',
    ),
  ],
  [
    'AGE',
    new RegExp(
      `(?<!\\p{L}|(?:experiencia|trayectoria|trajectoria|carrera|vida|antiguedad|antiguitat)\\s)(?:mujer|hombre|home|dona|noi|noia|chic[oa]|joven) de (?:${AGE_IN_WORDS}) (?:anos|anys)(?=[.,;!]|$)`,
      'u',
    ),
  ],
  [
    'AGE',
    new RegExp(
      `(?<!\\p{L})(?:rondo|rondando|rozando|fregant|passats|pasados|cumplidos) (?:los|els) (?:${AGE_IN_WORDS})(?=[.,;!]|$)`,
      'u',
    ),
  ],
  [
    'AGE',
    new RegExp(
      `(?<!\\p{L})(?:${WORDS_FOR_AN_AGE}|middle[\\s-]aged|mediana edad|mitjana edat)(?!\\p{L})`,
      'u',
    ),
  ],
  [
    'BIRTH_DATE',
    /(?<!\p{L})(?:born in the|nacid[oa] en los|nascu(?:t|da) als) (?:(?:19)?[5-9]0'?s|sixties|seventies|eighties|nineties|sesenta|setenta|ochenta|noventa|seixanta|setanta|vuitanta|noranta)(?!\p{L})/u,
  ],
  [
    'BIRTH_DATE',
    new RegExp(
      `(?<!\\p{L})(?:born|naci|nacid[oa]|nascu(?:t|da)|vaig neixer)\\s+${TO_A_YEAR}(?:(?:${YEAR_IN_WORDS})(?![\\p{L}\\p{N}])|[4-9]\\d(?=[.,;!]\\s|[.,;!]?$))`,
      'u',
    ),
  ],
];

/** Which kinds of thing a line of text tells of anybody. `initials`: of the person, in small letters. */
export const patternsIn = (text: string, initials: string): MaskKind[] => {
  const folded = fold(text);
  return [
    ...PATTERNS.flatMap(([kind, pattern, holds]) => {
      const [found] = pattern.exec(text) ?? [];
      if (found === undefined || holds?.(found) === false) return [];
      if (kind === 'NAME' && !areInitials(squash(found), initials)) return [];
      return [kind];
    }),
    ...IN_WORDS.flatMap(([kind, pattern]) => (pattern.test(folded) ? [kind] : [])),
  ];
};
