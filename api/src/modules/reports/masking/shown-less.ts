import { fold, foldWords } from '@cantera/shared/contracts/text';
import { type Concept, conceptNamed, conceptsIn } from '../../lexicon/index.ts';
import { escapePattern, originalPlace } from './folding.ts';
import { roleWord } from './role-words.ts';
import { MASK, type Searched, type ShownLess, type Span } from './rules.ts';

const OTHER_LANGUAGE_NAMES: Readonly<Record<string, readonly string[]>> = {
  es: ['castellano', 'castellà', 'Castilian'],
  zh: ['mandarín', 'Mandarin', 'mandarí'],
  eu: ['euskera', 'vasco', 'Basque', 'basc'],
  ca: ['valencià', 'valenciano'],
  nl: ['flamenco', 'Flemish', 'flamenc'],
  fa: ['farsi'],
  nb: ['Norwegian', 'noruego', 'noruec'],
  nn: ['Norwegian', 'noruego', 'noruec'],
};
const LAST = (ending: string, ...others: string[]) => [new RegExp(`${ending}$`, 'u'), others] as const;
/** How the names of languages end in Spanish and Catalan, and end as adjectives: `lengua inglesa`, `llengües alemanyes`. */
const ENDINGS = [
  LAST('és', 'esa'),
  LAST('ès', 'esa', 'esos', 'eses'),
  LAST('án', 'ana'),
  LAST('ín', 'ina'),
  LAST('ón', 'ona'),
  LAST('à', 'ana', 'ans', 'anes'),
  LAST('í', 'ina', 'ins', 'ines'),
  LAST('ol', 'ola'),
  LAST('any', 'anya', 'anyes'),
  LAST('o', 'a'),
  LAST('us', 'ussa', 'ussos', 'usses'),
  LAST('rec', 'rega', 'regues'),
  LAST('uec', 'uega', 'uegues', 'ueca', 'ueques'),
  LAST('llec', 'llega', 'llegues'),
  LAST('ac', 'aca', 'aques'),
  LAST('asc', 'asca', 'asques'),
  LAST('enc', 'enca', 'enques'),
  LAST('urc', 'urca', 'urques'),
  LAST('xec', 'xeca', 'xeques'),
  LAST('gar', 'gara', 'gares'),
  LAST('eu', 'ea', 'ees'),
] as const;
const countries = new Set(
  ['es', 'ca'].flatMap((locale) => {
    const names = new Intl.DisplayNames([locale], { type: 'region' });
    return 'CN NO DE RU GR SE TR DK'.split(' ').map((code) => fold(names.of(code) ?? ''));
  }),
);
/** Those called as a country count behind a word for a language: `llengua noruega`. */
const adjectivesOf = (name: string): string[] =>
  ENDINGS.flatMap(([ending, others]) =>
    ending.test(name) && !/\s/.test(name) ? others.map((other) => name.replace(ending, other)) : [],
  ).flatMap((word) =>
    countries.has(fold(word))
      ? ['lengua', 'idioma', 'llengua', 'llengües'].map((before) => `${before} ${word}`)
      : [word],
  );
/** What a language is called in the languages of reports and in its own. */
function languageForms(code: string): string[] {
  const named = ['en', 'es', 'ca', code].map((locale) => {
    try {
      return new Intl.DisplayNames([locale], { type: 'language', fallback: 'none' }).of(code) ?? '';
    } catch {
      return '';
    }
  });
  const names = [...named, ...(OTHER_LANGUAGE_NAMES[code] ?? [])];
  return [...names, ...names.flatMap(adjectivesOf)];
}

/** What a title is of: `Grado en Derecho` of `Derecho`. */
const DEGREE =
  /^(?:(?:double |doble )?(?:degree|bachelor(?:'s)?|master(?:'s)?|b\.?sc\.?|m\.?sc\.?|b\.?a\.?|m\.?a\.?|ph\.?d\.?|diploma|grado|licenciatura|diplomatura|ingenieria|master|postgrado|doctorado|curso|tecnico superior|tecnico|ciclo formativo(?: de grado \p{L}+)?|grau|llicenciatura|enginyeria|postgrau|doctorat|curs|tecnic superior|tecnic|cicle formatiu(?: de grau \p{L}+)?)(?: (?:degree|universitario|universitari|of (?:science|arts)))?\s+(?:in|of|en|de|d'))\s*(.{4,})$/u;
const studyForms = (name: string): string[] => {
  const [, subject] = DEGREE.exec(fold(name)) ?? [];
  return [name, ...(subject ? [subject] : [])];
};

/** The other gender of each role word of a title. */
function genders(title: string): string[] {
  const words = foldWords(title).split(' ');
  const roles = words.map((word) => roleWord(word, false) ?? roleWord(word, true));
  if (roles.every((role) => role === undefined)) return [];
  return (['masculine', 'feminine'] as const).map((gender) =>
    words.map((word, at) => roles[at]?.[gender] ?? word).join(' '),
  );
}
const formsOfConcepts = (concepts: readonly Concept[]): string[] => concepts.flatMap(({ forms }) => forms);

/** What thousands are called behind their figures, in the languages of texts. */
const THOUSANDS = ['k', 'mil', 'thousand'];
/** The ways to write an amount, whatever stands between its figures: `31000`, `31.000`, `31,5 k`, `31 mil`. */
function amountForms(figures: string): string[] {
  const amount = Math.round(Number(figures));
  const grouped = String(amount).replace(/\B(?=(?:\d{3})+$)/g, '.');
  const thousands = THOUSANDS.flatMap((name) => [`${amount / 1000}${name}`, `${amount / 1000} ${name}`]);
  return [String(amount), grouped, ...thousands];
}

function namesOf({ kind, name }: ShownLess): string[] {
  if (kind === 'YEAR') return [name];
  if (kind === 'AMOUNT') return amountForms(name);
  if (kind === 'LANGUAGE') return languageForms(name);
  if (kind === 'SKILL') {
    const concept = conceptNamed(name, 'SKILL');
    return [name, ...(concept?.forms ?? [])];
  }
  const kinds = kind === 'TITLE' ? 'OCCUPATION' : 'CREDENTIAL';
  const known = formsOfConcepts(conceptsIn(name).filter((concept) => concept.kind === kinds));
  const own = kind === 'TITLE' ? [name] : studyForms(name);
  const all = [...own, ...known.filter((form) => foldWords(form).length > 3)];
  return kind === 'TITLE' ? all.flatMap((form) => [form, ...genders(form)]) : all;
}

/** The words of a form; `C++` and `C#` are no `C`. */
const wordsOf = (form: string): string[] => fold(form).match(/[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}+#]*/gu) ?? [];

/** The ways in which texts may tell something, as folded words that follow each other. */
export function shownLessForms(less: ShownLess): string[][] {
  const told = ` ${wordsOf(less.told ?? '').join(' ')} `;
  const forms = namesOf(less)
    .map(wordsOf)
    .filter((words) => words.join('').length > 1 && !told.includes(` ${words.join(' ')} `));
  return [...new Map(forms.map((words) => [words.join(' '), words])).values()];
}

const PART = '[^\\p{L}\\p{N}\\n]{1,3}';
/** Masks in every text what is to be shown less. */
export function shownLessRule(facts: readonly ShownLess[]): (searched: Searched) => Span[] {
  const forms = facts.flatMap(shownLessForms).sort((one, other) => other.join().length - one.join().length);
  if (forms.length === 0) return () => [];
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${forms
      .map((words) => `${words.map(escapePattern).join(PART)}${words.join('').length > 3 ? '(?:s|es)?' : ''}`)
      .join('|')})(?![\\p{L}\\p{N}+#])`,
    'gu',
  );
  return ({ text, folded }) =>
    [...folded.text.matchAll(pattern)].map((match) => ({
      ...originalPlace(text, folded, match.index, match.index + match[0].length),
      kind: 'SHOWN_LESS' as const,
      as: MASK,
    }));
}
