import type { ComboboxNotice } from '@cantera/shared/combobox';
import { fold, joinNames } from '@cantera/shared/contracts/text';
import type { PersonSummary } from '@cantera/shared/contracts/users';

/** As many as one can look over while typing. */
const MOST_OFFERED = 10;

/** The members whose first name, last name or e-mail holds what was typed after the `@`, whatever the accents. */
export function findMembers(
  members: readonly PersonSummary[],
  typed: string,
  mentioned: readonly string[],
): PersonSummary[] {
  if (!typed.startsWith('@')) return [];
  const term = fold(typed.slice(1).trim());
  return members
    .filter(({ id }) => !mentioned.includes(id))
    .filter(({ firstName, lastName, email }) =>
      [firstName, lastName, joinNames(firstName, lastName), email].some((part) => fold(part).includes(term)),
    )
    .slice(0, MOST_OFFERED);
}

/** Why no member is offered. */
export function noticeOf({ data, error }: { data?: unknown; error?: unknown }): ComboboxNotice {
  if (data) return 'none';
  return error ? 'failed' : 'loading';
}
