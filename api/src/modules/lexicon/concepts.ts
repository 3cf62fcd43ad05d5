import { BUSINESS } from './data/business.ts';
import { TECHNOLOGY } from './data/technology.ts';
import { CREDENTIALS, OCCUPATIONS, TRADES } from './data/trades.ts';
import { WIDER_OCCUPATIONS } from './data/wider-occupations.ts';
import { foldTerm } from './terms.ts';

export type ConceptKind = 'SKILL' | 'OCCUPATION' | 'CREDENTIAL';

/** Something that has a name in each language. */
export interface Concept {
  readonly id: string;
  readonly kind: ConceptKind;
  /** The id of a concept that it is a case of; null without. */
  readonly broader: string | null;
  /** Its words in English, Spanish and Catalan, as they are written. */
  readonly forms: readonly string[];
}

/** The concepts of a file of words, a line each. */
export function conceptsOf(kind: ConceptKind, data: string): Concept[] {
  return data
    .trim()
    .split('\n')
    .map((line) => {
      const [head = '', ...languages] = line.split('|').map((part) => part.trim());
      const [id = '', broader = null] = head.split(' > ');
      const forms = languages.flatMap((language) => language.split(',').map((form) => form.trim()));
      return { id, kind, broader, forms: [...new Set(forms.filter(Boolean))] };
    });
}

/** Everything that the product knows a word for in three languages. */
export const CONCEPTS: readonly Concept[] = [
  ...conceptsOf('SKILL', TECHNOLOGY),
  ...conceptsOf('SKILL', BUSINESS),
  ...conceptsOf('SKILL', TRADES),
  ...conceptsOf('OCCUPATION', OCCUPATIONS),
  ...conceptsOf('CREDENTIAL', CREDENTIALS),
];

/** What finds concepts by their names. */
export interface Lexicon {
  /** The concept of an id; undefined for one that the lexicon does not have. */
  conceptById(id: string | null): Concept | undefined;
  /** The concept that a name means, of one of the kinds; undefined for a name that the lexicon does not know. */
  conceptNamed(name: string, ...kinds: readonly ConceptKind[]): Concept | undefined;
  /** What is a case of a concept: knowing one of these is knowing it. */
  narrowerThan(id: string): Concept[];
  /**
   * The concepts that a text names, the longest words first: "pastry chef" is no chef of its own. With kinds, of these alone: "sales
   * director" names sales where skills are looked for.
   */
  conceptsIn(text: string, ...kinds: readonly ConceptKind[]): Concept[];
  /** Whether a word stands in any name of a concept, alone or beside others. */
  hasWord(word: string): boolean;
}

/** Finds concepts among those given. */
export function lexiconOf(concepts: readonly Concept[]): Lexicon {
  const byId = new Map(concepts.map((concept) => [concept.id, concept]));
  const byTerm = new Map<string, Concept[]>();
  for (const concept of concepts)
    for (const form of concept.forms) {
      const term = foldTerm(form);
      const named = byTerm.get(term) ?? [];
      if (!named.includes(concept)) byTerm.set(term, [...named, concept]);
    }
  const known = new Set([...byTerm.keys()].flatMap((term) => term.split(' ')));
  /** By the first word of names, the words of the longest. */
  const longest = new Map<string, number>();
  for (const term of byTerm.keys()) {
    const [first = '', ...rest] = term.split(' ');
    longest.set(first, Math.max(longest.get(first) ?? 0, rest.length + 1));
  }
  return {
    conceptById: (id) => (id ? byId.get(id) : undefined),
    conceptNamed: (name, ...kinds) => byTerm.get(foldTerm(name))?.find(({ kind }) => kinds.includes(kind)),
    narrowerThan: (id) => concepts.filter(({ broader }) => broader === id),
    hasWord: (word) => known.has(foldTerm(word)),
    conceptsIn(text, ...kinds) {
      const words = foldTerm(text).split(' ');
      const found = new Set<Concept>();
      for (let at = 0; at < words.length; at += 1)
        for (
          let length = Math.min(longest.get(words[at] ?? '') ?? 0, words.length - at);
          length > 0;
          length -= 1
        ) {
          const named = byTerm
            .get(words.slice(at, at + length).join(' '))
            ?.filter(({ kind }) => kinds.length === 0 || kinds.includes(kind));
          if (!named || named.length === 0) continue;
          for (const concept of named) found.add(concept);
          at += length - 1;
          break;
        }
      return [...found];
    },
  };
}

export const { conceptById, conceptNamed, narrowerThan, conceptsIn } = lexiconOf(CONCEPTS);

/** What posts are judged by, and more occupations. */
export const WIDER_CONCEPTS: readonly Concept[] = [
  ...CONCEPTS,
  ...conceptsOf('OCCUPATION', WIDER_OCCUPATIONS),
];
