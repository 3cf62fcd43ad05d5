import type { Clause, ClauseKind } from '@cantera/shared/contracts/candidate-search';
import { LANGUAGE_LEVELS } from '@cantera/shared/contracts/enums';
import { displayName, formatNumber } from '@cantera/shared/i18n';
import type { useClauseText } from './use-clause-text.ts';

export type Translate = ReturnType<typeof useClauseText>;

/** What a clause does: it must hold, it is wished for, or it must not hold. */
export const ROLES = ['MUST', 'WISH', 'NOT'] as const;
export type ClauseRole = (typeof ROLES)[number];

export const roleOf = ({ not, optional }: Pick<Clause, 'not' | 'optional'>): ClauseRole =>
  not ? 'NOT' : optional ? 'WISH' : 'MUST';
export const withRole = <C extends Clause>(clause: C, role: ClauseRole): C => ({
  ...clause,
  not: role === 'NOT',
  optional: role === 'WISH',
});

/** Kinds whose values are chosen from a list and are known by what they mean. */
export const isChosen = (kind: ClauseKind): boolean => kind === 'LANGUAGE' || kind === 'STATUS';

/** Kinds that are said by figures and have no words. */
export const isOfFigures = (kind: ClauseKind): boolean => kind === 'YEARS' || kind === 'SALARY';

function figures(t: Translate, { kind, atLeast, atMost }: Clause): string {
  if (kind === 'YEARS') {
    if (atLeast === undefined) return t('search.years.to', { to: atMost ?? 0 });
    return atMost === undefined
      ? t('search.years.from', { from: atLeast })
      : t('search.years.between', { from: atLeast, to: atMost });
  }
  const [from, to] = [atLeast, atMost].map((value) => (value === undefined ? '' : formatNumber(value)));
  if (from && to) return t('search.salary.between', { from, to });
  return from ? t('search.salary.from', { from }) : t('search.salary.to', { to });
}

/** A value in words; of a language that a position asks for, its code is held and its name is said. */
function valueText({ label, concept }: Clause['any'][number]): string {
  const isCode = concept !== undefined && concept === `language:${label.toLowerCase()}`;
  return isCode ? displayName(label.toLowerCase(), 'language') : label;
}

/** What a clause asks for, in words: `Kubernetes or Docker`, `5 years or more`, `English, B2 or better`. */
export function clauseText(t: Translate, clause: Clause): string {
  if (isOfFigures(clause.kind)) return figures(t, clause);
  const words = clause.any.map((value) => {
    const label = valueText(value);
    return value.not ? t('search.clause.notValue', { label }) : label;
  });
  const text = words.join(` ${t('search.clause.or')} `);
  const level = clause.kind === 'LANGUAGE' && clause.atLeast && LANGUAGE_LEVELS[clause.atLeast - 1];
  return level ? t('search.clause.level', { text, level }) : text;
}

export const kindText = (t: Translate, kind: ClauseKind): string => t(`search.kind.${kind}`);

/** A clause with what it does, as its chip is named: `Skill: Kubernetes, must have`. */
export const clauseName = (t: Translate, clause: Clause): string =>
  t('search.clause.name', {
    kind: kindText(t, clause.kind),
    text: clauseText(t, clause),
    role: t(`search.role.${roleOf(clause)}`),
  });
