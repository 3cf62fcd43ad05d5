import { createHash } from 'node:crypto';
import type { EndpointRequest } from '@cantera/shared/contracts';
import { type Criteria, criteriaErrors, type updateCriteria } from '@cantera/shared/contracts/scoring';
import type { Tx } from '../../../db/tenant.ts';
import { invalidFields, notFound, requireVersion } from '../../../errors.ts';
import type { Actor } from '../../../http/actor.ts';
import { conceptNamed, foldTerm } from '../../lexicon/index.ts';
import { requirePosition } from '../../positions/index.ts';
import { criterionName, localeOf, rescoreAfterChange } from '../../scores/index.ts';
import type { Rule } from '../types.ts';
import { countMet, type DecidedRow, findAsked, findDecided, replaceDecided } from './criteria.repository.ts';
import { deriveRules, termsOf } from './derive.ts';

const ownRule = (row: DecidedRow): Rule => ({ ...row, source: 'PERSON', quote: null });

const nameOf = ({ concept, label }: Pick<Rule, 'concept' | 'label'>): string => concept ?? foldTerm(label);
/** Whether a decision was about a criterion, or about the same language or occupation at another level or with other years. */
const isAbout = (row: DecidedRow, rule: Rule): boolean =>
  row.source !== 'PERSON' &&
  (row.id === rule.id ||
    ((rule.kind === 'LANGUAGE' || rule.kind === 'YEARS') &&
      row.kind === rule.kind &&
      nameOf(row) === nameOf(rule)));

/** The words of a decision; without any, those that the position gives. */
const decidedTerms = (row: DecidedRow, rule: Rule): readonly string[] =>
  row.terms.length > 0 ? row.terms : rule.terms;

/** Criteria as the position gives them, with what people decided about them and those of their own. */
export function mergeDecided(derived: readonly Rule[], decided: readonly DecidedRow[]): Rule[] {
  const byId = new Map(decided.map((row) => [row.id, row]));
  const weighed = derived.map((rule) => {
    const row = byId.get(rule.id) ?? decided.find((one) => isAbout(one, rule));
    return row ? { ...rule, weight: row.weight, terms: [...decidedTerms(row, rule)] } : rule;
  });
  return [...weighed, ...decided.filter(({ source }) => source === 'PERSON').map(ownRule)];
}

/** What applications of a position are judged by. Throws 404 for a position that is gone. */
export async function currentRules(tx: Tx, agencyId: string, positionId: string): Promise<Rule[]> {
  const asked = await findAsked(tx, agencyId, positionId);
  if (!asked) throw notFound('position');
  return mergeDecided(deriveRules(asked), await findDecided(tx, agencyId, positionId));
}

const BITS = 0x7fffffff;
/** A number that is another one when what counts is. */
export const versionOf = (rules: readonly Rule[]): number =>
  createHash('sha256').update(JSON.stringify(rules)).digest().readUInt32BE(0) & BITS;

/** The version of what applications of a position are judged by now. Throws 404 for a position that is gone. */
export const criteriaVersion = async (tx: Tx, agencyId: string, positionId: string): Promise<number> =>
  versionOf(await currentRules(tx, agencyId, positionId));

/** The criteria of a position that the actor may see, each with how many applications meet it. Throws 404. */
export async function readCriteria(tx: Tx, actor: Actor, positionId: string): Promise<Criteria> {
  await requirePosition(tx, actor, positionId);
  const rules = await currentRules(tx, actor.agencyId, positionId);
  const locale = await localeOf(tx, actor);
  const { scored, metBy } = await countMet(tx, actor.agencyId, positionId);
  return {
    criteria: rules.map(({ concept: _, ...rule }) => ({
      ...rule,
      label: criterionName(rule, locale),
      // What somebody corrected in a criterion that counts no more is kept, and is no part of any score.
      metBy: rule.weight === 'OFF' ? 0 : (metBy.get(rule.id) ?? 0),
    })),
    scored,
    version: versionOf(rules),
  };
}

type Input = EndpointRequest<typeof updateCriteria>['body'];
type Wanted = Input['criteria'][number];

/** Whether somebody gave other words than the position. No words at all, by which nothing could be found, are none of their own. */
const hasOwnWords = (rule: Rule, { terms }: Wanted): boolean =>
  terms.length > 0 && JSON.stringify(rule.terms) !== JSON.stringify(terms);

/** How a decision about a criterion is kept; undefined for one that leaves it as the position gives it. */
function decisionOf(derived: Rule | undefined, wanted: Wanted) {
  const { id, weight } = wanted;
  if (derived) {
    const { kind, label, concept, level, years, source } = derived;
    // A language is found by its code, the first of its terms.
    const terms = kind !== 'LANGUAGE' && hasOwnWords(derived, wanted) ? wanted.terms : [];
    if (weight === derived.weight && terms.length === 0) return undefined;
    return { id, kind, label, concept, terms, level, years, weight, source };
  }
  const concept = conceptNamed(wanted.label, 'SKILL', 'CREDENTIAL');
  const kind = concept?.kind === 'CREDENTIAL' ? ('CREDENTIAL' as const) : ('SKILL' as const);
  return {
    id,
    kind,
    label: wanted.label,
    concept: concept?.id ?? null,
    terms: wanted.terms.length > 0 ? wanted.terms : termsOf(wanted.label, concept),
    level: null,
    years: null,
    weight,
    source: 'PERSON' as const,
  };
}

/**
 * Keeps what somebody decided about the criteria of a position and has its applications scored anew. Criteria that the
 * position gives stay when they are left out, own ones go. Throws 404, 400 naming a criterion given twice, 409 CRITERIA_CHANGED.
 */
export async function changeCriteria(
  tx: Tx,
  actor: Actor,
  positionId: string,
  input: Input,
): Promise<Criteria> {
  const { agencyId } = actor;
  await requirePosition(tx, actor, positionId, 'update');
  const asked = await findAsked(tx, agencyId, positionId);
  if (!asked) throw notFound('position');
  const derived = deriveRules(asked);
  const stored = await findDecided(tx, agencyId, positionId);
  requireVersion(criteriaErrors, versionOf(mergeDecided(derived, stored)), input.version);
  const ids = input.criteria.map(({ id }) => id);
  if (new Set(ids).size < ids.length) throw invalidFields({ criteria: 'already_exists' });
  const wanted = derived.filter(({ id }) => ids.includes(id));
  const left = stored.filter((row) => row.source !== 'PERSON' && !wanted.some((rule) => isAbout(row, rule)));
  const decided = input.criteria.flatMap(
    (one) =>
      decisionOf(
        wanted.find(({ id }) => id === one.id),
        one,
      ) ?? [],
  );
  await replaceDecided(tx, agencyId, positionId, [...left, ...decided]);
  await rescoreAfterChange(tx, agencyId, positionId);
  return readCriteria(tx, actor, positionId);
}
