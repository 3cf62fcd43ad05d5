/** A number that a search names, and where it stands. */
export interface Amount {
  readonly kind: 'YEARS' | 'SALARY' | 'AGE';
  readonly atLeast?: number;
  readonly atMost?: number;
  readonly start: number;
  readonly end: number;
}

const MIN =
  '(?:at least|minimum(?: of)?|min\\.?|more than|over|al menos|por lo menos|como m[ií]nimo(?: de)?|m[ií]nim[oa](?: de)?|un m[ií]nimo de|com a m[ií]nim(?: de)?|m[ií]nim(?: de)?|un m[ií]nim de|almenys|m[aá]s de|m[eé]s de|a partir de|desde|des de|from|>=?)';
const NO_LESS = '(?:not? (?:less|fewer) than|no menos de|no menys de)';
const NO_MORE = '(?:not? more than|no m[aá]s de|no m[eé]s de)';
const LESS = '(?:less than|fewer than|under|below|menos de|menys de|<)';
const MAX =
  '(?:at most|up to|max(?:imum)?\\.?(?: of)?|hasta|como m[aá]ximo(?: de)?|m[aá]ximo(?: de)?|un m[aá]ximo de|fins a|com a m[aà]xim(?: de)?|m[aà]xim(?: de)?|un m[aà]xim de|<=)';
const TO = '\\s*(?:-|–|to|and|a|y|i|hasta|fins a)\\s*';
const RANGE_WORD = '(?:(?:between|entre|from|de|desde|des de)\\s+)?';
const YEAR = "\\s*(?:years?|yrs?\\.?|a[nñ]os?|anys?)\\b(?!\\s*(?:old|de edad|d['’]edat))";
const EXPERIENCE =
  "(?:\\s*(?:of|de|d['’])?\\s*(?:work(?:ing)? |professional )?(?:experience|experiencia|experi[eè]ncia)\\b)?";
const OR_MORE =
  '(?:\\s*(?:or more|o m[aá]s|o m[eé]s|como m[ií]nimo|com a m[ií]nim|m[ií]nimo|m[ií]nim|min(?:imum)?|at least)\\b)?';
const OR_LESS =
  '(?:\\s*(?:or less|o menos|o menys|como m[aá]ximo|com a m[aà]xim|m[aá]ximo|m[aà]xim|max(?:imum)?|at most)\\b)?';
const YEARS = '(\\d{1,2})';

const THOUSANDS = '\\d{1,3}(?:[.,\\s]\\d{3})+(?!\\d)|\\d+(?:[.,]\\d{1,2})?';
const K = '\\s*(k|mil|thousand)?\\b';
const MONEY = `(?:[€$£]\\s*)?(${THOUSANDS})${K}(?:\\s*(?:[€$£]|eur(?:os?)?\\b|dollars?\\b|pounds?\\b))?`;
const SALARY_WORD =
  '(?:(?:salary|pay|earning|cobrando|ganando|cobrant|guanyant|salario|sueldo|salari|sou)(?: (?:of|expectations?|de|fins|hasta|up|range|band))*\\s*:?\\s*)?';
const GROSS =
  '(?:\\s*(?:gross|net|brutos?|netos?|bruts?|nets?|b/a))?(?:\\s*(?:/|per|a|al|por|per)\\s*(?:year|annum|a[nñ]o|any|month|mes))?(?:\\s*(?:anuales|anuals|mensuales|mensuals|yearly|monthly))?';

const expression = (...parts: string[]): RegExp => new RegExp(`(?<![\\p{L}\\p{N}])${parts.join('')}`, 'giu');

interface Pattern {
  readonly kind: Amount['kind'];
  readonly pattern: RegExp;
  /** Which end the numbers are. */
  readonly ends: 'BOTH' | 'LEAST' | 'MOST' | 'BELOW';
}
const years = (ends: Pattern['ends'], ...parts: string[]): Pattern => ({
  kind: 'YEARS',
  pattern: expression(...parts),
  ends,
});
const salary = (ends: Pattern['ends'], ...parts: string[]): Pattern => ({
  kind: 'SALARY',
  pattern: expression(SALARY_WORD, ...parts, GROSS, OR_MORE, OR_LESS),
  ends,
});
const PATTERNS: readonly Pattern[] = [
  {
    kind: 'AGE',
    pattern: expression(
      `(?:(?:${MIN}|${LESS}|${MAX})\\s*)?\\d{1,2}\\s*(?:years? old|a[nñ]os de edad|anys d['’]edat)`,
    ),
    ends: 'LEAST',
  },
  years('BOTH', RANGE_WORD, YEARS, TO, YEARS, YEAR, EXPERIENCE),
  years('LEAST', NO_LESS, '\\s*', YEARS, YEAR, EXPERIENCE),
  years('MOST', NO_MORE, '\\s*', YEARS, YEAR, EXPERIENCE),
  years('LEAST', MIN, '\\s*', YEARS, YEAR, EXPERIENCE),
  years('BELOW', LESS, '\\s*', YEARS, YEAR, EXPERIENCE),
  years('MOST', MAX, '\\s*', YEARS, YEAR, EXPERIENCE),
  years('LEAST', YEARS, '\\+?', YEAR, OR_MORE, EXPERIENCE, OR_MORE, OR_LESS),
  salary('BOTH', RANGE_WORD, MONEY, TO, MONEY),
  salary('LEAST', NO_LESS, '\\s*', MONEY),
  salary('MOST', NO_MORE, '\\s*', MONEY),
  salary('LEAST', MIN, '\\s*', MONEY),
  salary('MOST', `(?:${LESS}|${MAX})`, '\\s*', MONEY),
  salary('MOST', MONEY),
];

/** Below it, a bare number is no salary of a year. */
const LEAST_SALARY = 5000;
/** Below it, one that is said without a time is none of a month. */
const LEAST_OF_MONTH = 500;
const THOUSAND = 1000;
const MONTHS = 12;

function amountOf(digits: string | undefined, k: string | undefined): number {
  const grouped = /^\d{1,3}(?:[.,\s]\d{3})+$/.test(digits ?? '');
  const value = Number(grouped ? digits?.replace(/\D/g, '') : digits?.replace(',', '.'));
  return k ? value * THOUSAND : value;
}

/** Whether a match says of itself that it is money. */
const isMoney = (match: string): boolean =>
  /[€$£]|\d\s*(?:k|mil|thousand)\b|\beur|euro|dollar|pound|salar|sueldo|\bsou\b|\bpay\b|brut|gross|\bnet|b\/a/i.test(
    match,
  );

function salaryOf(match: RegExpExecArray, ends: Pattern['ends']): Partial<Amount> | undefined {
  const [whole, first, firstK, second, secondK] = match;
  if (!isMoney(whole)) return undefined;
  const perYear = /month|mes\b|mensual/i.test(whole) ? MONTHS : 1;
  const low = amountOf(first, firstK ?? (second === undefined ? undefined : secondK)) * perYear;
  const isOfYear = perYear > 1 || /year|annum|a[nñ]o|any|anual/i.test(whole);
  if (low < (isOfYear ? LEAST_SALARY : LEAST_OF_MONTH)) return undefined;
  // Pay is said by the month as often: so little is none of a year.
  const times = !isOfYear && low < LEAST_SALARY ? MONTHS : 1;
  if (ends === 'BOTH') return { atLeast: low * times, atMost: amountOf(second, secondK) * perYear * times };
  return ends === 'LEAST' ? { atLeast: low * times } : { atMost: low * times };
}

function yearsOf(match: RegExpExecArray, ends: Pattern['ends']): Partial<Amount> {
  const [first, second] = [Number(match[1]), Number(match[2])];
  if (ends === 'BOTH') return { atLeast: first, atMost: second };
  if (ends === 'BELOW') return { atMost: Math.max(0, first - 1) };
  return ends === 'LEAST' ? { atLeast: first } : { atMost: first };
}

/** What stands after a lone amount says which end it is. */
function endOf(ends: Pattern['ends'], text: string): Pattern['ends'] {
  if (ends === 'BOTH') return ends;
  if (/(?:or less|o menos|o menys|m[aáà]xim\w*|max|at most)\s*$/iu.test(text)) return 'MOST';
  return /(?:or more|o m[aáeé]s|m[ií]nim\w*|min|at least)\s*$/iu.test(text) ? 'LEAST' : ends;
}

function read(pattern: Pattern, match: RegExpExecArray): Partial<Amount> | undefined {
  const { kind } = pattern;
  const ends = endOf(pattern.ends, match[0]);
  if (kind === 'AGE') return {};
  return kind === 'YEARS' ? yearsOf(match, ends) : salaryOf(match, ends);
}

/** The years of work, salaries (a year) and ages that a text names, in order; what overlaps is read once. */
export function amountsIn(text: string): Amount[] {
  const found: Amount[] = [];
  for (const pattern of PATTERNS)
    for (const match of text.matchAll(pattern.pattern)) {
      const [start, end] = [match.index, match.index + match[0].trimEnd().length];
      if (found.some((one) => start < one.end && one.start < end)) continue;
      const amount = read(pattern, match);
      if (amount) found.push({ kind: pattern.kind, start, end, ...amount });
    }
  return found.sort((one, other) => one.start - other.start);
}
