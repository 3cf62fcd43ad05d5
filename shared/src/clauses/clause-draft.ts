import type { Clause, ClauseKind, ClauseValue } from '@cantera/shared/contracts/candidate-search';
import { type ClauseRole, isChosen, isOfFigures, roleOf, withRole } from './clause-words.ts';

/** A clause while it is edited: figures as they are typed, `''` for none. */
export type ClauseDraft = {
  kind: ClauseKind;
  role: ClauseRole;
  values: readonly ClauseValue[];
  atLeast: string;
  atMost: string;
};

const typed = (value: number | undefined): string => value?.toString() ?? '';

export const draftOf = (clause: Clause): ClauseDraft => ({
  kind: clause.kind,
  role: roleOf(clause),
  values: clause.any.length > 0 ? clause.any : [{ label: '' }],
  atLeast: typed(clause.atLeast),
  atMost: typed(clause.atMost),
});

const figure = (text: string): number | undefined => {
  const value = Number(text);
  return text.trim() === '' || !Number.isFinite(value) || value < 0 ? undefined : value;
};

/** The alternatives that say something; one whose words were changed means what the words say now. */
function valuesOf(draft: ClauseDraft, before: Clause): ClauseValue[] {
  return draft.values.flatMap((value) => {
    const label = value.label.trim();
    const known = before.kind === draft.kind && before.any.find((other) => other.label === label);
    if (!label) return [];
    // One that was chosen means what was chosen.
    if (isChosen(draft.kind)) return [value];
    return [known || { label, ...(value.not ? { not: true } : {}) }];
  });
}

const isSame = (one: Clause, other: Clause): boolean =>
  one.kind === other.kind &&
  one.atLeast === other.atLeast &&
  one.atMost === other.atMost &&
  JSON.stringify(one.any) === JSON.stringify(other.any);

/** The clause that a draft says; nothing while it asks for nothing. */
export function clauseOf(draft: ClauseDraft, before: Clause): Clause | undefined {
  const { kind } = draft;
  const any = isOfFigures(kind) ? [] : valuesOf(draft, before);
  const atLeast = isOfFigures(kind) || kind === 'LANGUAGE' ? figure(draft.atLeast) : undefined;
  const atMost = isOfFigures(kind) ? figure(draft.atMost) : undefined;
  if (isOfFigures(kind) ? atLeast === undefined && atMost === undefined : any.length === 0) return undefined;
  const clause = withRole(
    { id: before.id, kind, any, atLeast, atMost, not: false, optional: false, by: 'USER' },
    draft.role,
  );
  // Only what was asked for in other words is no longer where it was read.
  return isSame(clause, before) ? withRole(before, draft.role) : clause;
}
