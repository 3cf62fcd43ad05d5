import { authorErrors } from '@cantera/shared/contracts/comments';
import { fail } from '../../errors.ts';
import type { Actor } from '../../http/actor.ts';

/** Throws 403 for whoever neither wrote the comment nor is an admin. */
export function requireMayChange({ role, userId }: Actor, authorId: string | null): void {
  if (role === 'AGENCY_ADMIN' || userId === authorId) return;
  throw fail(authorErrors, 'NOT_THE_AUTHOR', 'Only its author or an admin may change this comment.');
}
