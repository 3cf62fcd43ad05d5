import type { MaskKind } from '@cantera/shared/contracts/report-blocks';
import { fold } from '@cantera/shared/contracts/text';
import { originalPlace } from './folding.ts';
import {
  AFTER_AN_AGE,
  AGE_IN_WORDS,
  DECADES,
  NOTHING_TURNED,
  TO_A_YEAR,
  WORDS_FOR_AN_AGE,
  YEAR_IN_WORDS,
} from './number-words.ts';
import { roleWord } from './role-words.ts';
import { MASK, type Searched, type Span } from './rules.ts';

const MONTHS =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch|zo|c)?|apr(?:il)?|may(?:o)?|maig|jun(?:e|io|y)?|jul(?:y|io|iol)?|aug(?:ust)?|ago(?:sto|st)?|sep(?:t|tember|tiembre)?|set(?:embre)?|oct(?:ober|ubre)?|nov(?:ember|iembre|embre)?|dec(?:ember)?|dic(?:iembre)?|des(?:embre)?|gen(?:er)?|ene(?:ro)?|febrer(?:o)?|abr(?:il)?';
const YEAR = '(?:19|20)\\d{2}';
/** A date in figures or words, or a year, in folded text. */
const DATE = `(?:\\d{1,2}\\s*[./-]\\s*\\d{1,2}\\s*[./-]\\s*(?:${YEAR}|\\d{2})|${YEAR}-\\d{2}(?:-\\d{2})?|(?:\\d{1,2}(?:st|nd|rd|th|o|a)?\\s*(?:of|de|d')?\\s*)?(?:${MONTHS})\\.?,?\\s*(?:\\d{1,2}(?:st|nd|rd|th)?,?\\s*)?(?:(?:of|de|del)\\s+)?${YEAR}|\\d{1,2}\\s+(?:de\\s+|d')?(?:${MONTHS})|${YEAR})`;
const BORN =
  "(?:birth ?dates?|dates? of birth|d\\.?o\\.?b\\.?|born(?: on| in)?|birthday|fechas? de nacimiento|f\\. ?nac(?:imiento)?\\.?|naci(?:do|da|da?\\/[oa]|do\\/a)?(?: el| en)?|nacimiento|data de naixement|naixement|vaig neixer(?: el| a)?|nascu(?:t|da|t\\/da)(?: el| a| l')?|aniversari|cumpleanos)";

/** The first group of each match of a folded pattern, or all of it. */
function found({ text, folded }: Searched, pattern: RegExp, kind: MaskKind): Span[] {
  return [...folded.text.matchAll(pattern)].map((match) => {
    const inner = match[1] ?? match[0];
    const start = match.index + match[0].lastIndexOf(inner);
    return { ...originalPlace(text, folded, start, start + inner.length), kind, as: MASK };
  });
}

const BIRTH = new RegExp(`(?<![\\p{L}])${BORN}(?:[^.\\n\\d]{0,30}?)(${DATE})`, 'gu');
/** `nacida en los ochenta`, `born in the 80s`. */
const BIRTH_DECADE = new RegExp(
  `(?<![\\p{L}])${BORN}\\s*(?:en |in |a )?(?:los |the |els |als |anos |anys |early |mid |late |mid-)*(?:anos |anys )?((?:sesenta|setenta|ochenta|noventa|seixanta|setanta|vuitanta|noranta|sixties|seventies|eighties|nineties)(?:\\s+[yi]\\s+\\p{L}+|-\\p{L}+)?|(?:19)?[5-9]0'?s)(?![\\p{L}\\p{N}])`,
  'gu',
);
/** `nací en el año ochenta y siete`, `vaig néixer l'any vuitanta-set`; with the day before it too. */
const BIRTH_IN_WORDS = new RegExp(
  `(?<![\\p{L}])${BORN}(?:[^.\\n]{0,40}?\\s(?:del|el|ano|any|of|in))?\\s*${TO_A_YEAR}(${YEAR_IN_WORDS})(?![\\p{L}\\p{N}])`,
  'gu',
);
/** `nací en el 87`. */
const BIRTH_IN_TWO = new RegExp(
  `(?<![\\p{L}])${BORN}\\s*${TO_A_YEAR}'?((?:[4-9]\\d|0\\d))(?=\\s*(?:[,;:!?)]|\\.(?!\\d)|$)|\\s+(?:[yi]|en|a|in|and)(?!\\p{L}))`,
  'gmu',
);
const BIRTH_BEFORE = new RegExp(`(?<![\\p{L}\\p{N}])(${DATE})\\s*\\((?:${BORN})\\)`, 'gu');
/** `soy de 1981`, `quinta del 81`. */
const OF_YEAR = new RegExp(
  `(?<![\\p{L}])(?:soy|soc|quinta|lleva)\\s+(?:de l'any|del ano|del any|de|del)\\s+(${YEAR}|'?\\d{2}(?=\\s*(?:[.,;!)]|$)))(?![\\p{L}\\p{N}])`,
  'gmu',
);
export const birthDateRule = (searched: Searched): Span[] => [
  ...found(searched, OF_YEAR, 'BIRTH_DATE'),
  ...found(searched, BIRTH, 'BIRTH_DATE'),
  ...found(searched, BIRTH_BEFORE, 'BIRTH_DATE'),
  ...found(searched, BIRTH_DECADE, 'BIRTH_DATE'),
  ...found(searched, BIRTH_IN_WORDS, 'BIRTH_DATE'),
  ...found(searched, BIRTH_IN_TWO, 'BIRTH_DATE'),
];

const AGE = `(?:(?:1[6-9]|[2-7]\\d)(?:\\s+[yi]\\s+(?:pico|tantos|tantas|tants|escaig))?|${AGE_IN_WORDS})`;
const OF_WORK =
  "(?!\\s+(?:de\\s+)?(?:d')?(?:experi|trabaj|treball|antig|carrera|trayect|trajec|work|in\\b|en\\b|al\\b|a\\b|as\\b|com\\b|como\\b|of\\b|with\\b|amb\\b|con\\b|dedic|liderando|gesti|servic|histor|vida))";
/** What else than years goes with such a figure. */
const NO_AGE = '(?!\\s*(?:%|percent|minutes?|miles?|km|kilomet|hours?|people|€|\\$|euros?))';
/** After `los cuarenta`: nothing that is counted. */
const ALONE = `(?=\\s*(?:[.,;:!?)]|$|(?:anos|anys)(?!\\p{L})${OF_WORK}|(?:y|i|pero|con|amb|cuando|quan|me|empece|comence|decidi|deje|cambie|fui|vaig)(?!\\p{L})))`;
const AGES = [
  new RegExp(`(?<![\\p{L}\\p{N}])(${AGE})[\\s-]*(?:years?|yrs?)[\\s-]*(?:old|of age|young)`, 'gu'),
  new RegExp(
    `(?<![\\p{L}])(?:age|aged|edad|edat)\\s*(?:actual\\s*)?(?:is|es|of|de|:)?\\s*(${AGE})(?![\\p{N}])`,
    'gu',
  ),
  new RegExp(`(?<![\\p{L}\\p{N}])(${AGE})\\s*(?:anos de edad|anys d'edat)`, 'gu'),
  new RegExp(
    `(?<![\\p{L}])(?:tengo|tinc|tiene|te|cumplo|cumpli(?: los)?|cumplidos(?: los)?|cumplir(?: los)?|faig|vaig fer(?: els)?|fets|complerts|con (?:mis|sus|tus)|amb els (?:meus|seus|teus)|als (?:meus|seus|teus)|a (?:mis|sus|tus))\\s+(?:ya\\s+|ja\\s+|casi\\s+|quasi\\s+|unos\\s+)?(${AGE})\\s*(?:anos|anys)${OF_WORK}`,
    'gu',
  ),
  new RegExp(
    `(?<![\\p{L}])(?:i am|i'm|im)\\s+(?:now\\s+|over\\s+|nearly\\s+|almost\\s+|about\\s+|just\\s+|past\\s+)?(${AGE})(?![\\p{L}\\p{N}%])(?!\\s*(?:years?|yrs?)\\s+(?:in|of|into))${NO_AGE}`,
    'gu',
  ),
  new RegExp(
    `(?<!\\p{L})(?:i turned|turning)\\s+(${AGE})(?![\\p{L}\\p{N}%])(?!\\s*(?:years?|yrs?)\\s+(?:in|of|into))${NO_AGE}${NOTHING_TURNED}`,
    'gu',
  ),
  new RegExp(
    `(?<!\\p{L})turned\\s+(${AGE})(?=\\s*(?:[.,;:!?)]|$|(?:years?|last|this|next|in|on|and|but|recently|before|when|while)(?!\\p{L})))`,
    'gmu',
  ),
  new RegExp(
    `(?<![\\p{L}])(?:tengo|tinc|tiene|te|cumpl(?:o|e|i|io|ire)(?: los)?|compleix|faig|fare|vaig fer|va fer|vaig complir)(?:\\s+els)?\\s+(?:ya\\s+|ja\\s+|casi\\s+|quasi\\s+)?(${AGE})(?!\\p{L})${AFTER_AN_AGE}`,
    'gmu',
  ),
  new RegExp(`(?:^|[,(;]\\s*)(${AGE})\\s*(?:anos|anys|years?|yrs?)\\s*(?=[,.);]|$)`, 'gmu'),
  // `in my forties`, `in her early 40s`, `a mid-thirties cook`.
  new RegExp(
    `(?<![\\p{L}])(?:in|into|entering|approaching|past|reached)\\s+(?:my|his|her|their)\\s+((?:(?:early|mid|middle|late)[\\s-]+)?(?:${DECADES}|[2-7]0'?s))(?![\\p{L}\\p{N}])`,
    'gu',
  ),
  new RegExp(`(?<![\\p{L}])(?:early|mid|late)[\\s-]+(${DECADES})(?!\\p{L})`, 'gu'),
  // `a mis cuarenta`, `ronda los cincuenta`, `passats els quaranta`, `superados los 50`.
  new RegExp(
    `(?<![\\p{L}])(?:(?:a|con) (?:mis|sus|tus)|(?:als|amb els) (?:meus|seus|teus)|(?:rond|roz|pas|cumpl|super|supera|rondan|arrib|freg|vor|complert)\\p{L}*(?:\\s+ya|\\s+ja)?\\s+(?:de\\s+)?(?:los|els)|entrad[oa]\\s+en\\s+los|a\\s+los|als|cerca\\s+de\\s+los|a\\s+prop\\s+dels)\\s+(${AGE})(?![\\p{L}\\p{N}])${ALONE}${OF_WORK}`,
    'gmu',
  ),
  /(?<![\p{L}])(?:en|entrad[oa] en|entrat a|entrada a|pasada|superada|passada|rondando|a|de)\s+(?:plena|la|mi|la meva|plena la)\s+((?:tre|cincue|sese)ntena|(?:tre|cinqua|seixa)ntena)(?!\p{L}|\s+(?:de|d'))/gu,
  // The word is that for a quarantine as well.
  /(?<!\p{L})(?:entrad[oa] en la|pasada la|superada la|passada la|entrat a la|entrada a la|en mi|en plena|a la meva)\s+(cuarentena|quarantena)(?!\p{L}|\s+(?:de|d'))/gu,
  new RegExp(`(?<![\\p{L}])(${WORDS_FOR_AN_AGE})(?!\\p{L})`, 'gu'),
  /(?<!\p{L})(middle[\s-]aged|(?:de\s+)?mediana edad|(?:de\s+)?mitjana edat)(?!\p{L})/gu,
];

/** `con cuarenta años`, of who has not been so long at something; what has years and is nobody goes before. */
const WITH_YEARS = new RegExp(
  `(?<!\\p{L})(?:con|amb)\\s+(?:casi\\s+|ya\\s+|ja\\s+|quasi\\s+|unos\\s+|solo\\s+|nomes\\s+)?(${AGE})\\s+(?:anos|anys)(?!\\p{L})${OF_WORK}`,
  'gu',
);

/** Words for somebody, by which an age may stand: `mujer de 45 años`. */
const SOMEBODY = new Set(
  'mujer hombre persona profesional professional chico chica joven senor senora madre padre candidato candidata home dona noi noia jove senyor senyora mare pare candidat candidata espanol espanola catalana'.split(
    ' ',
  ),
);
/** What has years too and is nobody. */
const LASTS =
  /^(?:experien|trayect|trajec|carrer|antigu|antiga|contrat|contract|hipote|prestam|prestec|period|concesi|concess|garant|histori|empres|compan|negoci|servici|servei|dedica|relacio|conveni|proyec|projec|ciclo|cicle|horizo|minimo|minim$|maximo|maxim$|menos$|menys$|arrend|lloguer|alquil|estanci|estad|trabaj|treball|bono|deuda|edifici)|^(?:mas|mes|plan|planes|pla|plans|vida|vides|media|mitjana)$/u;
const OF_YEARS = new RegExp(
  `\\s+de\\s+(${AGE})\\s*(?:anos|anys)(?![\\p{L}\\p{N}])(?!\\s+(?:de\\s+|d')(?:experi|trabaj|treball|antig|carrera|trayect|trajec|servic|dedic|profes|ofici))`,
  'gu',
);
const WORDS_BEFORE = 4;
/** Whether the words before an age are about somebody; the nearest that says so counts. */
function isOfSomebody(clause: string): boolean {
  const words = clause.match(/[\p{L}\p{N}]+(?:\/\p{L}+)?/gu) ?? [];
  const isTime = (at: number): boolean => LASTS.test(words[at] ?? '');
  for (let at = words.length - 1; at >= Math.max(0, words.length - WORDS_BEFORE); at -= 1) {
    const [word = ''] = (words[at] ?? '').split('/');
    if (isTime(at) || (word.startsWith('profes') && isTime(at - 1))) return false;
    if (SOMEBODY.has(word)) return true;
    const role = roleWord(word, false) ?? roleWord(word, true);
    if (role && (!role.isAmbiguous || at === 0)) return true;
  }
  return false;
}
/** `mujer de 45 años`, `cocinero creativo de 51 años`. */
const agesOfSomebody = ({ text, folded }: Searched): Span[] =>
  [...folded.text.matchAll(OF_YEARS)].flatMap((match) => {
    const [clause = ''] = /[^.,;:!?\n()]*$/u.exec(folded.text.slice(0, match.index)) ?? [];
    if (!isOfSomebody(clause)) return [];
    const start = match.index + match[0].indexOf(match[1] ?? '');
    const end = start + (match[1] ?? '').length;
    return [{ ...originalPlace(text, folded, start, end), kind: 'AGE' as const, as: MASK }];
  });

const agesWith = ({ text, folded }: Searched): Span[] =>
  [...folded.text.matchAll(WITH_YEARS)].flatMap((match) => {
    const [clause = ''] = /[^.;:!?\n()]*$/u.exec(folded.text.slice(0, match.index)) ?? [];
    const said = text.slice(folded.at[match.index - clause.length], folded.at[match.index]);
    // Surnames are called like anything.
    const words = (said.match(/\p{L}+/gu) ?? []).filter((word, at) => at === 0 || /^\p{Ll}/u.test(word));
    if (words.slice(-WORDS_BEFORE).some((word) => LASTS.test(fold(word)))) return [];
    const start = match.index + match[0].lastIndexOf(match[1] ?? '');
    const end = start + (match[1] ?? '').length;
    return [{ ...originalPlace(text, folded, start, end), kind: 'AGE' as const, as: MASK }];
  });

export const ageRule = (searched: Searched): Span[] => [
  ...AGES.flatMap((pattern) => found(searched, pattern, 'AGE')),
  ...agesOfSomebody(searched),
  ...agesWith(searched),
];

/** Words of studies: a year in their sentence tells how old somebody is. */
const STUDY =
  /(?<!\p{L})(?:graduat|graduad|graduac|degree|bachelor|b\.?sc|m\.?sc|mba|phd|doctora|master|licenci|llicenci|diplom|universi|college|school|escuela|escola|instituto|institut\b|ies\b|estudi|studied|studies|promoci|class of|alumn|bachiller|batxiller|titul|carrera de|facultad|facultat|\beso\b|fp\b|cicle formatiu|ciclo formativo|grau\b|grado\b|curs academic|academic|secondary|a-levels?)/u;

/** Years in sentences about studies. */
export function educationDateRule({ text, folded }: Searched): Span[] {
  const spans: Span[] = [];
  for (const sentence of folded.text.matchAll(/[^.!?\n;]+/gu)) {
    if (!STUDY.test(sentence[0])) continue;
    for (const year of sentence[0].matchAll(
      new RegExp(`(?<![\\p{L}\\p{N}])${YEAR}(?:\\s*[-–/a]\\s*(?:${YEAR}|\\d{2}))?(?![\\p{L}\\p{N}])`, 'gu'),
    )) {
      const start = sentence.index + year.index;
      spans.push({
        ...originalPlace(text, folded, start, start + year[0].length),
        kind: 'EDUCATION_DATE',
        as: MASK,
      });
    }
  }
  return spans;
}
