import type { Clause, ClauseValue } from '@cantera/shared/contracts/candidate-search';
import { fold } from '@cantera/shared/contracts/text';
import { type Concept, foldTerm, searchLexicon } from '../lexicon/index.ts';
import type { Knowledge, Place } from './knowledge.ts';
import { languageNamed, levelNamed } from './languages.ts';
import { type Sign, signNamed } from './signs.ts';
import { isStopWord } from './stop-words.ts';
import { LONGEST, nameOf, type Span, type Token } from './tokens.ts';

/** A part of a search that means something, and where it stands. */
export type Unit = { readonly start: number; readonly end: number } & (
  | {
      readonly is: 'VALUE';
      readonly kind: Clause['kind'];
      readonly value: ClauseValue;
      readonly place?: Place;
      readonly isKnown: boolean;
    }
  | { readonly is: 'LEVEL'; readonly level: number }
  | { readonly is: 'SIGN'; readonly sign: Sign }
  | { readonly is: 'IGNORED' }
);

/** From here on a city is meant without a word that says so. */
const BIG_CITY = 100_000;
const CONCEPTS: Readonly<Record<Concept['kind'], { kind: Clause['kind']; space: string }>> = {
  OCCUPATION: { kind: 'TITLE', space: 'occupation' },
  SKILL: { kind: 'SKILL', space: 'skill' },
  CREDENTIAL: { kind: 'EDUCATION', space: 'credential' },
};

/** What a name means by the lexicon. */
function conceptValue(label: string): { kind: Clause['kind']; value: ClauseValue } | undefined {
  const concept =
    searchLexicon.conceptNamed(label, 'OCCUPATION') ??
    searchLexicon.conceptNamed(label, 'SKILL', 'CREDENTIAL');
  if (!concept) return undefined;
  const { kind, space } = CONCEPTS[concept.kind];
  return { kind, value: { label, concept: `${space}.${concept.id}` } };
}

/** What a text means that is one whole. */
export function valueNamed(
  text: string,
  { places, skills }: Knowledge,
): { kind: Clause['kind']; value: ClauseValue } {
  const name = text.toLowerCase();
  const language = languageNamed(foldTerm(text));
  if (language) return { kind: 'LANGUAGE', value: { label: text, concept: `language:${language}` } };
  const concept = conceptValue(text);
  if (concept) return concept;
  const place = places.get(name);
  if (skills.has(name) && !place) return { kind: 'SKILL', value: { label: text } };
  if (place && place.population >= 20_000)
    return { kind: 'PLACE', value: { label: text, concept: place.concept } };
  return { kind: 'WORDS', value: { label: text } };
}

interface Reading {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly knowledge: Knowledge;
  /** The sign just before. */
  readonly before: Sign | undefined;
}

interface Run {
  readonly start: number;
  readonly end: number;
  readonly label: string;
  /** Folded, as the lexicon compares. */
  readonly words: string;
  /** Folded, as lists of names keep it. */
  readonly name: string;
}

function runAt({ text, tokens }: Reading, at: number, length: number): Run | undefined {
  const [first, last] = [tokens[at], tokens[at + length - 1]];
  if (!first || !last) return undefined;
  const own = tokens.slice(at, at + length);
  // A name does not go on over a sign that ends a part of the sentence.
  if (own.slice(1).some(({ gap }) => /[,;.!?:()\n]\s|[;()\n]/.test(gap))) return undefined;
  return {
    start: first.start,
    end: last.end,
    label: text.slice(first.start, last.end),
    words: own.map(({ word }) => word).join(' '),
    name: nameOf(text, first, last),
  };
}

const valueUnit = (run: Run, kind: Clause['kind'], concept?: string, place?: Place): Unit => ({
  is: 'VALUE',
  start: run.start,
  end: run.end,
  kind,
  value: { label: run.label, ...(concept ? { concept } : {}) },
  isKnown: true,
  ...(place ? { place } : {}),
});

function placeUnit({ knowledge, before }: Reading, run: Run): Unit | undefined {
  const place = knowledge.places.get(run.name);
  if (!place || isStopWord(run.words)) return undefined;
  const isSaid = before === 'IN' || before === 'OF';
  if (!isSaid && place.population < BIG_CITY) return undefined;
  return valueUnit(run, 'PLACE', place.concept, place);
}

/** A company whose whole name it is. */
function companyUnit({ knowledge }: Reading, run: Run): Unit | undefined {
  return knowledge.companies.has(run.name) ? valueUnit(run, 'COMPANY') : undefined;
}

/** What a run of words is known as. */
function known(reading: Reading, run: Run): Unit | undefined {
  const { start, end, words, name } = run;
  const company = companyUnit(reading, run);
  if (company && reading.before === 'AT') return company;
  const language = languageNamed(words);
  if (language) return valueUnit(run, 'LANGUAGE', `language:${language}`);
  const level = levelNamed(words);
  if (level) return { is: 'LEVEL', start, end, level };
  const concept = conceptValue(run.label);
  if (concept && !isStopWord(words)) return valueUnit(run, concept.kind, concept.value.concept);
  if (reading.knowledge.skills.has(name) && !isStopWord(words)) return valueUnit(run, 'SKILL');
  const isOf = reading.before === 'OF' || reading.before === 'IN';
  return placeUnit(reading, run) ?? (isOf && !isStopWord(words) ? company : undefined);
}

const SCHOOL =
  /^(?:universi\w+|school|college|institut\w*|escola|escuela|facultad?|upc|upf|uab|uoc|esade|iese)\b/;

/** What a name that nobody knows is of, by what stands before it. */
function unknownKind(before: Sign | undefined, name: string): Clause['kind'] {
  if (before === 'AT') return SCHOOL.test(name) ? 'EDUCATION' : 'COMPANY';
  return before === 'NAMED' ? 'NAME' : 'WORDS';
}
function unknown({ before }: Reading, { start, end, label, name }: Run): Unit {
  return { is: 'VALUE', start, end, kind: unknownKind(before, name), value: { label }, isKnown: false };
}

/** What stands in quotes: a whole, and where nobody knows it what the word before says that it is. */
export function quotedUnit({ text, knowledge, before }: Omit<Reading, 'tokens'>, { start, end }: Span): Unit {
  const label = text.slice(start, end);
  const { kind, value } = valueNamed(label, knowledge);
  if (kind !== 'WORDS') return { is: 'VALUE', start, end, kind, value, isKnown: true };
  const said = unknownKind(before, fold(label));
  return { is: 'VALUE', start, end, kind: said, value, isKnown: false };
}

const isNegationOfWord = (reading: Reading, at: number): boolean => reading.tokens[at + 1]?.gap !== '-';

function signUnit(reading: Reading, at: number, run: Run): Unit | undefined {
  const sign = signNamed(run.words);
  if (!sign) return undefined;
  if (sign === 'NOT' && !isNegationOfWord(reading, at)) return undefined;
  const { start, end } = run;
  if (sign !== 'ACTIVE') return { is: 'SIGN', start, end, sign };
  return valueUnit(run, 'STATUS', 'status:ACTIVE');
}

/** The longest run of words from a place on that means something, and how many words it has. */
export function unitAt(reading: Reading, at: number): { unit: Unit; length: number } {
  for (let length = Math.min(LONGEST, reading.tokens.length - at); length > 0; length -= 1) {
    const run = runAt(reading, at, length);
    const unit = run && (signUnit(reading, at, run) ?? known(reading, run));
    if (unit) return { unit, length };
  }
  const run = runAt(reading, at, 1);
  if (!run) throw new Error('no word stands there');
  if (isStopWord(run.words) || run.words === '')
    return { unit: { is: 'IGNORED', start: run.start, end: run.end }, length: 1 };
  return { unit: unknown(reading, run), length: 1 };
}
