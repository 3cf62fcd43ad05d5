import { SECTION_HEADINGS, type SectionKind } from '../../lexicon/sections.ts';
import { foldWords } from '../../text/fold.ts';

const ORDER: SectionKind[] = [
  'experience',
  'education',
  'languages',
  'softSkills',
  'skills',
  'summary',
  'contact',
  'other',
];
const KIND_BY_HEADING = new Map<string, SectionKind>();
for (const kind of ORDER.toReversed())
  for (const words of SECTION_HEADINGS[kind]) KIND_BY_HEADING.set(words, kind);
/** Headings in spaced-out letters lose or gain spaces: those of some length are known without any. */
const KIND_WITHOUT_SPACES = new Map(
  [...KIND_BY_HEADING].flatMap(([words, kind]) => {
    const solid = words.replaceAll(' ', '');
    return solid.length >= 6 ? [[solid, kind] as const] : [];
  }),
);

/** The section that a text heads when it is the whole line; null when it is no heading that we know. */
export function headingKind(text: string): SectionKind | null {
  if (text.length > 60 || !/\p{L}{3}/u.test(text)) return null;
  const words = foldWords(text.replace(/\([^)]*\)/g, '').replace(/^\s*(?:\d{1,2}|[IVX]{1,4})[.)]\s+/, ''));
  const whole = KIND_BY_HEADING.get(words);
  if (whole) return whole;
  if (text === text.toUpperCase()) {
    const solid = KIND_WITHOUT_SPACES.get(words.replaceAll(' ', ''));
    if (solid) return solid;
  }
  const parts = words.split(/ (?:and|y|e|i) /).flatMap((p) => p.split(' & '));
  const bySign = foldSigns(text);
  const pieces = bySign.length > 1 ? bySign : parts;
  if (pieces.length < 2) return null;
  const kinds = pieces.map((p) => KIND_BY_HEADING.get(p));
  return kinds.every((k) => k !== undefined) ? (kinds[0] ?? null) : null;
}

function foldSigns(text: string): string[] {
  return text
    .split(/[&/+,|]/)
    .map(foldWords)
    .filter((p) => p !== '');
}

const KEYWORDS: [RegExp, SectionKind][] = [
  [/\b(?:volunt|project|proyecto|projecte|publica|reference|referenc|award|certific|interes|hobb)/, 'other'],
  [/\b(?:experien|employment|trayectoria|trajectoria|career|laboral)/, 'experience'],
  [/\b(?:educa|formacio|estudi|academi|studies|qualification|titulaci)/, 'education'],
  [/\b(?:idiom|language|llengu|lengua)/, 'languages'],
  [
    /\b(?:soft|personal|social|interperson)\w* (?:skill|habil|compet|aptitud)|(?:habil|compet|aptitud)\w* (?:personal|social|interperson|tova|toves|blanda)/,
    'softSkills',
  ],
  [
    /\b(?:skill|compet|habili|conocimiento|coneixement|tecnolog|technolog|herramient|eines|tools|software|informatic)/,
    'skills',
  ],
  [/\b(?:summary|profile|perfil|resum|objecti|sobre)/, 'summary'],
  [/\b(?:contact|personal (?:data|info))/, 'contact'],
  [
    /\b(?:nationalit|nacionalid|nacionalit|birth|nacimiento|naixement|marital|estado civil|estat civil)/,
    'other',
  ],
];

/** A guess by one word of it; only for a line that already looks like a heading. */
export function headingKindByKeyword(text: string): SectionKind {
  const words = foldWords(text);
  return KEYWORDS.find(([pattern]) => pattern.test(words))?.[1] ?? 'other';
}

/** Whether a text that looks like a heading says by no word what it heads. */
export const isUnknownHeading = (text: string): boolean =>
  headingKind(text) === null && !KEYWORDS.some(([pattern]) => pattern.test(foldWords(text)));
