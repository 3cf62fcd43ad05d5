import { fold, joinNames } from '@cantera/shared/contracts/text';
import type { MemberListItem } from '@cantera/shared/contracts/users';
import type { useT } from '../../messages/members.ts';

export type Translate = ReturnType<typeof useT>;

/** First and last name; the address of someone who has yet to give theirs. */
export function nameOf({ firstName, lastName, email, invitation }: MemberListItem): string {
  return invitation && !lastName ? email : joinNames(firstName, lastName);
}

export const isExpired = ({ invitation }: MemberListItem): boolean =>
  invitation !== null && Date.parse(invitation.expiresAt) <= Date.now();

/** Without case and accents, as people type when they look for someone. */

/** Whether each word of a search stands in the member's name, address or role. */
export function matches(member: MemberListItem, search: string, t: Translate): boolean {
  const { firstName, lastName, email, role } = member;
  const text = fold([firstName, lastName, email, t(`members.role.${role}`)].join(' '));
  return fold(search)
    .split(/\s+/)
    .every((word) => text.includes(word));
}
