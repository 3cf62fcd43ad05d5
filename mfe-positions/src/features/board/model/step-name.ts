import { shownName } from '@cantera/shared/contracts/default-names';
import type { Step } from '@cantera/shared/contracts/pipeline';
import { currentLocale } from '@cantera/shared/session';

type Named = Pick<Step, 'type' | 'name'>;
const FIXED: Readonly<Partial<Record<Step['type'], string>>> = {
  INBOX: 'Inbox',
  HIRED: 'Hired',
  DISCARDED: 'Discarded',
};

/** The name of a step: those that every position begins with in the reader's language, others as they were given. */
export const stepName = ({ type, name }: Named): string => shownName(FIXED[type] ?? name, currentLocale());
