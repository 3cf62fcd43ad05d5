import type { MaskKind } from '@cantera/shared/contracts/report-blocks';
import { fold, foldWords } from '@cantera/shared/contracts/text';
import type { Identity } from '../masking/index.ts';
import {
  areInitials,
  formsOf,
  handleForms,
  ibanLength,
  initialsOf,
  isIdentityNumber,
  nameParts,
  petNames,
} from '../masking/known.ts';

/** Words that follow each other, whole. */
export interface WordNeedle {
  readonly kind: MaskKind;
  readonly words: readonly string[];
  readonly written: 'any' | 'name' | 'capitals';
}
/** Letters and digits, whatever stands between them. */
export interface SquashedNeedle {
  readonly kind: MaskKind;
  readonly letters: string;
  /** Only as a word of its own: within others it would be chance. */
  readonly isWord: boolean;
}
export interface Needles {
  readonly words: readonly WordNeedle[];
  readonly squashed: readonly SquashedNeedle[];
}

const squash = (text: string): string => fold(text).replace(/[^\p{L}\p{N}]/gu, '');

/** What would tell who somebody is, to be looked for in whatever was made of them. */
export function needlesOf(who: Identity): Needles {
  const words: WordNeedle[] = nameParts(who).map((part) => ({ kind: 'NAME', ...part }));
  for (const pet of petNames(who))
    words.push({ kind: 'NAME', words: [pet], written: pet.length > 4 ? 'any' : 'name' });
  const initials = initialsOf(who).join('');
  if (initials.length > 2) words.push({ kind: 'NAME', words: [initials], written: 'capitals' });
  const organisations: [MaskKind, readonly string[]][] = [
    ['EMPLOYER', who.employers],
    ['SCHOOL', who.schools],
    ['CLIENT', who.clients],
  ];
  for (const [kind, list] of organisations)
    for (const form of list.flatMap(formsOf)) words.push({ kind, words: form.words, written: form.written });
  for (const { name } of who.cities)
    words.push({ kind: 'CITY', words: foldWords(name).split(' '), written: 'any' });
  const squashed: SquashedNeedle[] = handleForms(who)
    .filter(({ letters, needsSign }) => letters.length > 7 && !needsSign)
    .map(({ letters, isWhole }) => ({ kind: 'NAME', letters, isWord: !isWhole }));
  const add = (kind: MaskKind, letters: string): void => {
    if (letters.length > 5) squashed.push({ kind, letters, isWord: false });
  };
  add('EMAIL', squash(who.email ?? ''));
  add('PHONE', (who.phoneNumber ?? '').replace(/\D/g, '').slice(-9));
  add('WEB_ADDRESS', squash((who.linkedin ?? '').replace(/^https?:\/\/(?:www\.)?/, '')));
  return { words, squashed };
}

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
  ['PHONE', /(?<![\p{L}\p{N}.,])(?:\+|00)\s?\d[\d\s.-]{8,}\d(?![\p{L}\p{N}])/u],
  ['PHONE', /(?<![\p{L}\p{N}.,])[6789]\d{2}[\s.-]?\d{3}[\s.-]?\d{3}(?![\p{L}\p{N}.,])/u],
  ['PHONE', /(?<![\p{L}\p{N}.,])[6789]\d{2}(?:[\s.-]\d{2}){3}(?![\p{L}\p{N}.,])/u],
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
  ['AGE', /(?<!\p{L})(?:a mis|als meus)\s+(?:1[6-9]|[2-7]\d)\s+(?:años|anys)(?=\s*(?:[.,;!)]|$))/iu],
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

/** Which kinds of thing a line of text tells of anybody. `initials`: of the person, in small letters. */
export const patternsIn = (text: string, initials: string): MaskKind[] =>
  PATTERNS.flatMap(([kind, pattern, holds]) => {
    const [found] = pattern.exec(text) ?? [];
    if (found === undefined || holds?.(found) === false) return [];
    if (kind === 'NAME' && !areInitials(squash(found), initials)) return [];
    return [kind];
  });
