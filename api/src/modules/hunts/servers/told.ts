import type { Clause, ClauseValue } from '@cantera/shared/contracts/candidate-search';
import { LANGUAGE_LEVELS } from '@cantera/shared/contracts/enums';
import { type ServerTold, TOLD_CLAUSES } from '@cantera/shared/contracts/hunt-sources';
import { foldWords } from '@cantera/shared/contracts/text';
import type { ToldClause } from '../../../integrations/people-search/index.ts';
import { searchLexicon } from '../../lexicon/index.ts';

/** How companies say at the end of their names what they are, folded. */
const FORMS =
  /( (s ?l( ?u)?|s ?a( ?u)?|s ?c ?p|s ?c ?c ?l|ltd|limited|inc|llc|llp|plc|gmbh|ag|bv|nv|corp|co|srl|sarl))+$/;
const LANGUAGE = 'language:';
/** What a language is called whose label is its code, as positions name languages. */
const NAMES = new Intl.DisplayNames('en', { type: 'language' });

/** The words of a name by which it is known, whatever its company is; empty where it has none. */
const knownBy = (name: string): string => foldWords(name).replace(FORMS, '');

/** Letters of a first word by which somebody may be known. */
const LEAST_LETTERS = 3;
/** What companies are, as many names begin. */
const BUSINESSES: ReadonlySet<string> = new Set(
  'agencia agency associacio asociacion banc banco bank bodegas casa centre centro clinica clinic company construcciones escola escuela farmacia fundacio fundacion group grup grupo hospital hotel hotels hoteles institut instituto laboratoris laboratorios residencia restaurant restaurante school servicios serveis software supermercados tallers talleres tech the transportes transports universidad universitat'.split(
    ' ',
  ),
);
/** The first word of a name where people may know its bearer by it alone: none that the lexicon has, or that many names begin with. */
export function firstWordOf(name: string): string | undefined {
  const word = knownBy(name).split(' ')[0] ?? '';
  const isCommon = word.length < LEAST_LETTERS || BUSINESSES.has(word) || searchLexicon.hasWord(word);
  return isCommon ? undefined : word;
}

/** An alternative of who does not have it is no value. */
const isToldOf = ({ kind, any }: Clause): boolean =>
  TOLD_CLAUSES.has(kind) && !any.some((value) => value.not);

/**
 * Clauses of a hunt by what a server of people is told of them: titles, skills, places, languages and years, never a value that holds
 * one of these names (the agency's, the client's).
 */
export function parted(clauses: readonly Clause[], names: readonly string[]): ServerTold {
  const kept = names.map(knownBy).filter(Boolean);
  const isNamed = ({ label }: ClauseValue): boolean => {
    const words = ` ${foldWords(label)} `;
    return kept.some((name) => words.includes(` ${name} `));
  };
  const told: Clause[] = [];
  const named: Clause[] = [];
  for (const clause of clauses.filter(isToldOf)) {
    const held = clause.any.filter(isNamed);
    const free = clause.any.filter((value) => !held.includes(value));
    if (held.length > 0) named.push({ ...clause, any: held });
    if (free.length > 0 || clause.kind === 'YEARS') told.push({ ...clause, any: free });
  }
  return { told, named, kept: clauses.filter((one) => !isToldOf(one)) };
}

function toldClause({ kind, any, not, optional, atLeast, atMost }: Clause): ToldClause {
  if (kind === 'YEARS') {
    const limits = {
      ...(atLeast === undefined ? {} : { at_least: atLeast }),
      ...(atMost === undefined ? {} : { at_most: atMost }),
    };
    return { kind, any: [], not, optional, ...limits };
  }
  const codes = any.flatMap(({ concept }) =>
    kind === 'LANGUAGE' && concept?.startsWith(LANGUAGE) ? [concept.slice(LANGUAGE.length)] : [],
  );
  const level = kind === 'LANGUAGE' && atLeast !== undefined ? LANGUAGE_LEVELS[atLeast - 1] : undefined;
  return {
    kind,
    any: any.map(({ label }) => (codes.includes(label) ? (NAMES.of(label) ?? label) : label)),
    not,
    optional,
    ...(codes.length > 0 ? { codes } : {}),
    ...(level ? { level } : {}),
  };
}

/** What a server of people is told of the clauses of a hunt. A clause of which nothing is left is not told. */
export const toldOf = (clauses: readonly Clause[], names: readonly string[]): ToldClause[] =>
  parted(clauses, names).told.map(toldClause);
