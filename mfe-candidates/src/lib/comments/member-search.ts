import type { PersonSummary } from '@cantera/shared/contracts/users';

/** As many as one can look over while typing. */
const MOST = 10;

const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase();

/** The members whose first name, last name or e-mail holds what was typed after the `@`, whatever the accents. */
export function findMembers(
  members: readonly PersonSummary[],
  typed: string,
  mentioned: readonly string[],
): PersonSummary[] {
  if (!typed.startsWith('@')) return [];
  const term = folded(typed.slice(1).trim());
  return members
    .filter(({ id }) => !mentioned.includes(id))
    .filter(({ firstName, lastName, email }) =>
      [firstName, lastName, `${firstName} ${lastName}`, email].some((part) => folded(part).includes(term)),
    )
    .slice(0, MOST);
}
