import type { DeletionWarning } from '@cantera/shared/contracts/retention';
import { joinNames } from '@cantera/shared/contracts/text';
import type { useT } from '../../messages/deletions.ts';

export type Translate = ReturnType<typeof useT>;

/** First and last name, of a candidate or of a colleague. */
export const nameOf = (person: { firstName: string; lastName: string }): string =>
  joinNames(person.firstName, person.lastName);

export const isStopped = ({ stoppedAt }: DeletionWarning): boolean => stoppedAt !== null;
