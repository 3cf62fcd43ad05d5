import type { DeletionWarning } from '@cantera/shared/contracts/retention';
import type { useT } from '../../messages/index.ts';

export type Translate = ReturnType<typeof useT>;

/** First and last name, of a candidate or of a colleague. */
export const nameOf = (person: { firstName: string; lastName: string }): string =>
  `${person.firstName} ${person.lastName}`.trim();

export const isStopped = ({ stoppedAt }: DeletionWarning): boolean => stoppedAt !== null;
