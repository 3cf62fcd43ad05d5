import { foldInPlace } from '../text/fold.ts';

/** A date or span found in a text. Dates are `yyyy-mm` or `yyyy`; `index` and `length` point into that text. */
export interface DateSpan {
  start: string | null;
  end: string | null;
  isCurrent: boolean;
  isRange: boolean;
  index: number;
  length: number;
}

const MONTH_NAMES: string[][] = [
  ['january', 'jan', 'enero', 'ene', 'gener', 'gen'],
  ['february', 'feb', 'febrero', 'febr', 'febrer'],
  ['march', 'mar', 'marzo', 'marc'],
  ['april', 'apr', 'abril', 'abr'],
  ['may', 'mayo', 'maig', 'mai'],
  ['june', 'jun', 'junio', 'juny'],
  ['july', 'jul', 'julio', 'juliol'],
  ['august', 'aug', 'agosto', 'ago', 'agost', 'ag'],
  ['september', 'sept', 'sep', 'septiembre', 'setiembre', 'setembre', 'set'],
  ['october', 'oct', 'octubre'],
  ['november', 'nov', 'noviembre', 'novembre'],
  ['december', 'dec', 'diciembre', 'dic', 'desembre', 'des'],
];
const MONTH_BY_NAME = new Map(MONTH_NAMES.flatMap((names, i) => names.map((n) => [n, i + 1] as const)));
const MONTH = [...MONTH_BY_NAME.keys()].sort((a, b) => b.length - a.length).join('|');
const SEASON = 'spring|summer|autumn|fall|winter|primavera|verano|otono|invierno|estiu|tardor|hivern';
/** Parts of a year without a month. */
const PART =
  'early|mid|late|beginning|end|principios|mediados|finales|inicios|inicio|fin|comencament|inicis|principis|mitjan|mitjans|finals|final';
const YEAR = '(?:19[4-9]\\d|20[0-4]\\d)';
const POINT = [
  `(?:(?:\\d{1,2}(?:st|nd|rd|th)?\\s+(?:de\\s+|d')?)?(?:${MONTH})\\b\\.?,?\\s*(?:\\d{1,2},\\s*)?(?:de\\s+l'|del\\s+|de\\s+|of\\s+|/|-)?\\s*(?:${YEAR}|'\\d{2}))`,
  `(?:(?:${SEASON}|${PART})[\\s-]+(?:de\\s+l'|del?\\s+|of\\s+)?${YEAR})`,
  `(?:(?:[qt][1-4]|[1-4][qt]|[1-4](?:st|nd|rd|th|er|r|o|n|t|º|ª)?\\.?\\s+(?:quarter|trimestre?))[\\s/.,-]*(?:de\\s+l'|del?\\s+|of\\s+)?${YEAR})`,
  `(?:${YEAR}[\\s/.-]*(?:[qt][1-4]|[1-4][qt])(?![a-z\\d]))`,
  `(?:(?:0?[1-9]|[12]\\d|3[01])[/.-](?:0?[1-9]|1[0-2])[/.-]${YEAR})`,
  `(?:${YEAR}[/.-](?:0[1-9]|1[0-2])(?!\\d)(?:[/.-](?:0[1-9]|[12]\\d|3[01])(?!\\d))?)`,
  `(?:${YEAR}[/.-](?:${MONTH})(?![a-z]))`,
  // The month of a span's other date is no month of the year before it ("2019 May 2021").
  `(?:${YEAR}\\s+(?:de\\s+)?(?:${MONTH})\\b\\.?(?!\\s*(?:de\\s+|del\\s+)?(?:${YEAR}|'\\d{2})))`,
  `(?:(?:0?[1-9]|1[0-2])\\s?[/.-]\\s?${YEAR})`,
  `${YEAR}`,
].join('|');
const PRESENT =
  "(?:the\\s+)?(?:present|current|currently|now|today|to\\s+date|date|ongoing|actualidad|la\\s+actualidad|la\\s+fecha|actual|actualmente|presente|el\\s+presente|hoy|ahora|actualitat|l'actualitat|actualment|present|avui|ara|en\\s+curso|en\\s+curs|act\\.)(?![\\p{L}])";
const JOINT =
  '\\s*(?:-+|–|—|→|>|\\bt ?o\\b|(?<=\\d)to(?=present|\\d)|\\buntil\\b|\\btill\\b|\\bthrough\\b|\\bhasta\\b|\\bfins\\b|\\bal?\\b|/)\\s*(?:(?:until|till|hasta|fins)\\s+)?(?:(?:a|al|la|el|the)\\s+)?';
const LEAD = "(?:\\b(?:from|since|desde|des\\s+de|des\\s+d'|del?|d'|since)\\s*(?:el\\s+|l')?)?";
/** A month and two digits of a year: a date only beside another, since prose has such numbers too. */
const SHORT_POINT = [
  '(?:0?[1-9]|1[0-2])/\\d{2}(?![\\d./])',
  '(?:0[1-9]|1[0-2])[.-]\\d{2}(?![\\d./]|-\\d\\d-)',
  `(?:${MONTH})(?![a-z])\\.?[\\s/-]?\\s?\\d{2}(?![\\d./,:%])`,
].join('|');

const RANGE = new RegExp(
  `(?<![\\p{L}\\d/])${LEAD}(${POINT}|${SHORT_POINT})${JOINT}(${PRESENT}|${POINT}|${SHORT_POINT}|\\d{2}(?![\\d/.]))(?!\\d)`,
  'gu',
);
const MONTHS_OF_A_YEAR = new RegExp(
  `(?<![\\p{L}\\d])(?:del?\\s+|d')?(${MONTH})\\b\\.?${JOINT}((?:${MONTH})\\b\\.?\\s*(?:de\\s+|del\\s+)?${YEAR})`,
  'gu',
);
const NUMBERED_MONTHS_OF_A_YEAR = new RegExp(
  `(?<![\\p{L}\\d/.-])(0?[1-9]|1[0-2])\\s*-+\\s*((?:0?[1-9]|1[0-2])[/.]${YEAR})(?![\\d/])`,
  'gu',
);
const SINCE = new RegExp(
  `(?<![\\p{L}\\d])(?:since|desde|des\\s+de|des\\s+d'|from|a\\s+partir\\s+de)\\s*(?:el\\s+|l'|del?\\s+|d')?(${POINT}|${SHORT_POINT})`,
  'gu',
);
const SINGLE = new RegExp(`(?<![\\p{L}\\d/.,-])(${POINT})(?![\\d/]|[.,-]\\d)`, 'gu');
const OPEN = new RegExp(`(?<![\\p{L}\\d/.-])(${POINT}|${SHORT_POINT})\\s*[-–—]\\s*$`, 'gu');

function parsePoint(text: string): string | null {
  const year =
    new RegExp(YEAR).exec(text)?.[0] ??
    expand(/'(\d{2})/.exec(text)?.[1] ?? /[a-z][\s./-]*(\d{2})$/.exec(text)?.[1]);
  const named = new RegExp(`(?<![a-z])(${MONTH})(?![a-z])`).exec(text)?.[1];
  if (named && year) return `${year}-${String(MONTH_BY_NAME.get(named)).padStart(2, '0')}`;
  const iso = new RegExp(`^(${YEAR})[/.-](0[1-9]|1[0-2])`).exec(text);
  if (iso) return `${iso[1]}-${iso[2]}`;
  const numeric = new RegExp(`(?:^|[/.-])(0?[1-9]|1[0-2])\\s?[/.-]\\s?(${YEAR})$`).exec(text);
  if (numeric) return `${numeric[2]}-${(numeric[1] ?? '').padStart(2, '0')}`;
  const short = /^(0?[1-9]|1[0-2])[/.-](\d{2})$/.exec(text);
  if (short) return `${expand(short[2])}-${(short[1] ?? '').padStart(2, '0')}`;
  return year;
}
function expand(twoDigits: string | undefined): string | null {
  if (twoDigits === undefined) return null;
  return Number(twoDigits) > 49 ? `19${twoDigits}` : `20${twoDigits}`;
}
const isPresent = (text: string) => new RegExp(`^${PRESENT}$`, 'iu').test(text.trim());

/** Most texts have none, and each date and duration has one. */
const DIGIT = /\p{N}/u;

/** Every date or span of dates in a text, spans first where they overlap; in order of place. */
export function findDates(text: string): DateSpan[] {
  if (!DIGIT.test(text)) return [];
  const known = SEEN.get(text) ?? datesIn(text);
  if (SEEN.size === 0) setImmediate(() => SEEN.clear());
  if (SEEN.size < MOST_SEEN) SEEN.set(text, known);
  return [...known];
}

/** Each line of a CV is asked for its dates by everything that reads it; once it is read, nothing of it is kept. */
const SEEN = new Map<string, readonly DateSpan[]>();
const MOST_SEEN = 1000;

function datesIn(text: string): DateSpan[] {
  const folded = foldInPlace(text).replaceAll('’', "'").replaceAll('–', '-').replaceAll('—', '-');
  const found: DateSpan[] = [];
  const add = (span: DateSpan) => {
    const clash = found.some((f) => span.index < f.index + f.length && f.index < span.index + span.length);
    if (!clash) found.push(span);
  };
  for (const m of folded.matchAll(MONTHS_OF_A_YEAR)) {
    const end = parsePoint(m[2] ?? '');
    const month = MONTH_BY_NAME.get(m[1] ?? '');
    if (end && month) add(span(m, `${end.slice(0, 4)}-${String(month).padStart(2, '0')}`, end, false, true));
  }
  for (const m of folded.matchAll(NUMBERED_MONTHS_OF_A_YEAR)) {
    const end = parsePoint(m[2] ?? '');
    const start = `${end?.slice(0, 4)}-${(m[1] ?? '').padStart(2, '0')}`;
    if (end && start < end) add(span(m, start, end, false, true));
  }
  for (const m of folded.matchAll(RANGE)) {
    const start = parsePoint(m[1] ?? '');
    const last = m[2] ?? '';
    const current = isPresent(last);
    const end = current ? null : /^\d{2}$/.test(last) ? (start ?? '').slice(0, 2) + last : parsePoint(last);
    if (!start || (!current && (!end || end.slice(0, 4) < start.slice(0, 4)))) continue;
    add(span(m, start, end, current, true));
  }
  for (const m of folded.matchAll(SINCE)) add(span(m, parsePoint(m[1] ?? ''), null, true, true));
  for (const m of folded.matchAll(OPEN)) add(span(m, parsePoint(m[1] ?? ''), null, true, true));
  for (const m of folded.matchAll(SINGLE)) add(span(m, null, parsePoint(m[1] ?? ''), false, false));
  return found.sort((a, b) => a.index - b.index);
}

function span(
  m: RegExpExecArray,
  start: string | null,
  end: string | null,
  isCurrent: boolean,
  isRange: boolean,
): DateSpan {
  return { start, end, isCurrent, isRange, index: m.index, length: m[0].length };
}

const YEARS = '(?:years?|yrs?|anos?|anys?)\\b\\.?';
const MONTHS = '(?:months?|mos?|mths?|meses|mesos|mes)\\b\\.?';
const DURATION = new RegExp(
  `\\(?\\s*(?:\\d+\\s*${YEARS}(?:\\s*(?:,|and|y|i)?\\s*\\d+\\s*${MONTHS})?|\\d+\\s*${MONTHS})\\s*\\)?`,
  'gu',
);

/** A text without its dates and durations; what is left of brackets and separators around them goes too. */
export function withoutDates(text: string): string {
  let result = text;
  for (const found of findDates(text).reverse()) {
    result = `${result.slice(0, found.index)} \ue000 ${result.slice(found.index + found.length)}`;
  }
  const folded = foldInPlace(result);
  for (const m of [...folded.matchAll(DURATION)].reverse()) {
    result = `${result.slice(0, m.index)} \ue000 ${result.slice(m.index + m[0].length)}`;
  }
  if (!result.includes('\ue000')) return text.trim();
  return result
    .replace(/[([]\s*(?:\ue000\s*)+[)\]]/g, ' \ue000 ')
    .replace(/(?:\s*[,|·•:;–—-]\s*)?\ue000\s*(?:[,|·•:;.–—-]\s*)?/g, ' \ue000 ')
    .replace(/^[\s\ue000]+|[\s\ue000]+$/g, '')
    .replace(/\s*\ue000[\s\ue000]*/g, ' | ')
    .replace(/\s{2,}/g, ' ')
    .replace(/[\s|,(–-]+$/, '')
    .trim();
}

/** Whether a text is nothing but dates and durations. */
export function isOnlyDates(text: string): boolean {
  if (!DIGIT.test(text)) return false;
  const hasDate = findDates(text).length > 0 || foldInPlace(text).search(DURATION) >= 0;
  return hasDate && withoutDates(text).replace(/[^\p{L}\p{N}]/gu, '') === '';
}
