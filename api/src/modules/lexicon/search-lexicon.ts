import { type Concept, conceptsOf, type Lexicon, lexiconOf, WIDER_CONCEPTS } from './concepts.ts';
import { PLAIN_TITLES } from './data/plain-titles.ts';
import { TITLE_AREAS } from './data/title-areas.ts';
import { FURTHER_ABILITIES } from './further-words.ts';
import { foldTerm, withoutSecondForms } from './terms.ts';
import { titlesOf } from './titles.ts';

/**
 * Concepts with the words of others put to those of the same id. A word that is one's name already stays with it: who comes first has
 * it, of each kind.
 */
export function joinedConcepts(concepts: readonly Concept[]): Concept[] {
  const byId = new Map<string, Concept>();
  const owned = new Set<string>();
  for (const { id, kind, broader, forms } of concepts) {
    const known = byId.get(id);
    const own = known?.kind ?? kind;
    const free = forms.filter((form) => !owned.has(`${own} ${foldTerm(form)}`));
    for (const form of free) owned.add(`${own} ${foldTerm(form)}`);
    if (known) byId.set(id, { ...known, forms: [...known.forms, ...free] });
    else if (free.length > 0) byId.set(id, { id, kind, broader, forms: free });
  }
  return [...byId.values()];
}

/** Everything that people are searched by: what posts are judged by with all its words, more occupations, and titles by their fields. */
export const SEARCHED_CONCEPTS: readonly Concept[] = joinedConcepts([
  ...WIDER_CONCEPTS,
  ...conceptsOf('OCCUPATION', PLAIN_TITLES),
  ...titlesOf(TITLE_AREAS),
  ...FURTHER_ABILITIES,
]);

const searched = lexiconOf(SEARCHED_CONCEPTS);
/**
 * The lexicon of candidate search; another one asks for another version of its index. Names are known with the form of the other
 * gender behind them too.
 */
export const searchLexicon: Lexicon = {
  ...searched,
  conceptNamed: (name, ...kinds) => searched.conceptNamed(withoutSecondForms(name), ...kinds),
  conceptsIn: (text, ...kinds) => searched.conceptsIn(withoutSecondForms(text), ...kinds),
};
