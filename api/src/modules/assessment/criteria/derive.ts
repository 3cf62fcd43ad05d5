import type { LanguageLevel } from '@cantera/shared/contracts/enums';
import type { CriterionKind, CriterionWeight } from '@cantera/shared/contracts/scoring';
import { languagesIn } from '../../cv-reading/index.ts';
import {
  type Concept,
  conceptNamed,
  conceptsIn,
  foldTerm,
  furtherForms,
  genderForms,
  hasTerm,
  occupationIn,
  plainForms,
  withoutRank,
} from '../../lexicon/index.ts';
import type { Rule } from '../types.ts';
import { type AskedLine, askedLines } from './description-lines.ts';
import { ruleId } from './rule-id.ts';

/** What a position says that people are judged by. Not its place, salary, client, nor the most years it wants. */
export interface PositionDemands {
  readonly id: string;
  readonly title: string;
  /** HTML. */
  readonly jobDescription: string;
  readonly yearsFrom: number | null;
  readonly languages: readonly { readonly code: string; readonly proficiency: LanguageLevel }[];
  readonly skills: readonly { readonly name: string; readonly type: 'HARD_SKILL' | 'SOFT_SKILL' }[];
}

interface Wish {
  readonly kind: CriterionKind;
  readonly label: string;
  readonly concept?: Concept | undefined;
  readonly terms: readonly string[];
  readonly weight: CriterionWeight;
  readonly level?: LanguageLevel;
  readonly years?: number;
  readonly line?: string;
}

const LOCALES = ['en', 'es', 'ca'] as const;
/** A language's code and what it is called in the three languages. */
const languageTerms = (code: string): string[] => [
  code,
  ...new Set(LOCALES.map((locale) => new Intl.DisplayNames([locale], { type: 'language' }).of(code) ?? code)),
];
/** The words that a name, and what it means, is looked for by; each once, however it is written. */
export const termsOf = (label: string, concept: Concept | undefined): string[] =>
  eachOnce([
    label,
    ...(concept ? plainForms(concept) : []),
    ...furtherForms(label, concept, 'SKILL', 'CREDENTIAL'),
  ]);

/** A title's words: also as women and men are called, where no concept says how. */
function titleTerms(title: string, concept: Concept | undefined): string[] {
  if (concept)
    return eachOnce([title, ...plainForms(concept), ...furtherForms(title, concept, 'OCCUPATION')]);
  const named = occupationIn(title);
  const plain = withoutRank(title);
  const own = plain === '' ? [title] : [title, plain, ...genderForms(plain)];
  return eachOnce([...own, ...furtherForms(named, undefined, 'OCCUPATION')]);
}

/** Words as they are written, each once however that is: the first way stays. */
function eachOnce(words: readonly string[]): string[] {
  const byTerm = new Map<string, string>();
  for (const word of words) if (!byTerm.has(foldTerm(word))) byTerm.set(foldTerm(word), word);
  return [...byTerm.values()];
}
const languageWish = (code: string, level: LanguageLevel, weight: CriterionWeight, line?: string): Wish => ({
  kind: 'LANGUAGE',
  label: code,
  terms: languageTerms(code),
  weight,
  level,
  ...(line === undefined ? {} : { line }),
});

/** What the fields ask for, in the order of the form. */
function fromFields(asked: PositionDemands): Wish[] {
  const title = conceptsIn(asked.title).find(({ kind }) => kind === 'OCCUPATION');
  const skills = asked.skills.map(({ name, type }): Wish => {
    const concept = conceptNamed(name, 'SKILL', 'CREDENTIAL');
    const isSoft = type === 'SOFT_SKILL';
    return {
      kind: isSoft ? 'SOFT' : concept?.kind === 'CREDENTIAL' ? 'CREDENTIAL' : 'SKILL',
      label: name,
      concept,
      terms: termsOf(name, concept),
      weight: isSoft ? 'SOFT' : 'MUST',
    };
  });
  const languages = asked.languages.map(({ code, proficiency }) => languageWish(code, proficiency, 'MUST'));
  const occupation: Wish = {
    kind: 'OCCUPATION',
    label: asked.title,
    concept: title,
    terms: titleTerms(asked.title, title),
    weight: title ? 'MUST' : 'NICE',
  };
  const years: Wish[] = asked.yearsFrom
    ? [{ ...occupation, kind: 'YEARS', weight: 'MUST', years: asked.yearsFrom }]
    : [];
  return [occupation, ...years, ...skills, ...languages];
}

const LISTED_BEFORE = /(?:^|[,;:/(•]|(?<!\p{L})(?:and|or|in|with|of|y|o|en|con|de|i|amb))\s*$/u;
const LISTED_AFTER = /^\s*(?:$|[,;.:/)•]|(?:and|or|y|o|i)(?!\p{L}))/u;
/**
 * Whether a line names a concept as one thing asked for: a form of one or two letters is also an ordinary word ("willing to go"), and
 * counts where it is written as a name, alone or among others.
 */
function isAskedFor(text: string, { forms }: Concept): boolean {
  const folded = foldTerm(text);
  return forms.some((form) => {
    const term = foldTerm(form);
    if (term.length > 2 || !/^\p{L}+$/u.test(form)) return hasTerm(folded, term);
    return [...text.matchAll(/(?<![\p{L}\p{N}])\p{Lu}\p{L}?(?![\p{L}\p{N}])/gu)].some(
      ({ 0: word, index }) =>
        foldTerm(word) === term &&
        LISTED_BEFORE.test(text.slice(0, index)) &&
        LISTED_AFTER.test(text.slice(index + word.length)),
    );
  });
}

/** What a line of the description asks for: the concepts it names and languages with a level; else the line itself, switched off. */
function fromLine({ text, isWish, isBesideList }: AskedLine): Wish[] {
  const weight = isWish ? 'NICE' : 'MUST';
  const concepts = conceptsIn(text).filter(
    (concept) => concept.kind !== 'OCCUPATION' && isAskedFor(text, concept),
  );
  const languages = languagesIn(text).flatMap(({ code, proficiency }) =>
    proficiency ? [languageWish(code, proficiency, weight, text)] : [],
  );
  const named = concepts.map(
    (concept): Wish => ({
      kind: concept.kind === 'CREDENTIAL' ? 'CREDENTIAL' : 'SKILL',
      label: concept.forms.find((form) => foldTerm(text).includes(foldTerm(form))) ?? concept.id,
      concept,
      terms: eachOnce([...plainForms(concept), ...furtherForms('', concept, concept.kind)]),
      weight,
      line: text,
    }),
  );
  if (named.length + languages.length > 0) return [...named, ...languages];
  if (isBesideList) return [];
  // Not half a character at its end, which the database would refuse.
  const label = text.slice(0, MAX_LABEL).replace(/[\ud800-\udbff]$/, '');
  return [{ kind: 'PHRASE', label, terms: [label], weight: 'OFF', line: text }];
}

const MAX_LABEL = 100;
const MAX_FROM_TEXT = 30;

/** What a wish is about, so that two ways to say it are one. */
function keyOf({ kind, concept, terms, label }: Wish): string {
  if (kind === 'LANGUAGE') return `LANGUAGE ${terms[0]}`;
  const named = concept?.id ?? foldTerm(label);
  return kind === 'YEARS' || kind === 'OCCUPATION' ? `${kind} ${named}` : `WORDS ${named}`;
}

/** The id of a wish: of another level, or of other years, it is another criterion, which nobody has corrected. */
const idOf = (positionId: string, wish: Wish): string =>
  ruleId(positionId, [keyOf(wish), wish.level, wish.years].filter((part) => part !== undefined).join(' '));

/** The criteria that a position's fields and description give, each once: a field goes before the text. */
export function deriveRules(asked: PositionDemands): Rule[] {
  const rules = new Map<string, Rule>();
  const fields = fromFields(asked);
  const lines = askedLines(asked.jobDescription).flatMap(fromLine).slice(0, MAX_FROM_TEXT);
  for (const wish of [...fields, ...lines]) {
    const key = keyOf(wish);
    if (rules.has(key)) continue;
    rules.set(key, {
      id: idOf(asked.id, wish),
      kind: wish.kind,
      label: wish.label,
      concept: wish.concept?.id ?? null,
      terms: [...wish.terms],
      level: wish.level ?? null,
      years: wish.years ?? null,
      weight: wish.weight,
      source: wish.line === undefined ? 'FIELD' : 'TEXT',
      quote: wish.line ?? null,
    });
  }
  return [...rules.values()];
}
