import type { Clause, ClauseValue } from '@cantera/shared/contracts/candidate-search';
import { fold } from '@cantera/shared/contracts/text';
import { foldTerm, searchLexicon } from '../lexicon/index.ts';
import type { Knowledge } from './knowledge.ts';
import { languageNamed } from './languages.ts';
import { signNamed } from './signs.ts';

/** What a label means in a clause of a kind; undefined where nothing is known of it. */
function conceptOf(kind: Clause['kind'], label: string, { places }: Knowledge): string | undefined {
  switch (kind) {
    case 'TITLE': {
      const concept = searchLexicon.conceptNamed(label, 'OCCUPATION');
      return concept && `occupation.${concept.id}`;
    }
    case 'SKILL': {
      const concept = searchLexicon.conceptNamed(label, 'SKILL');
      return concept && `skill.${concept.id}`;
    }
    case 'EDUCATION': {
      const concept = searchLexicon.conceptNamed(label, 'CREDENTIAL');
      return concept && `credential.${concept.id}`;
    }
    case 'LANGUAGE': {
      const code = languageNamed(foldTerm(label));
      return code && `language:${code}`;
    }
    case 'PLACE':
      return places.get(fold(label).trim())?.concept;
    case 'STATUS':
      return signNamed(foldTerm(label)) === 'ACTIVE' ? 'status:ACTIVE' : undefined;
    default:
      return undefined;
  }
}

/** Clauses that somebody made, whose values mean what words of their kind mean. */
export const knownClauses = (clauses: readonly Clause[], knowledge: Knowledge): Clause[] =>
  clauses.map((clause) => ({
    ...clause,
    any: clause.any.map((value): ClauseValue => {
      const concept = value.concept ?? conceptOf(clause.kind, value.label, knowledge);
      return concept ? { ...value, concept } : value;
    }),
  }));
