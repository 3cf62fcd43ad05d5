import type { WorkMode } from '@cantera/shared/contracts/enums';
import type { en } from '../messages/en.ts';

type Key = keyof typeof en;

/** Message of each value of the wire. */
export const WORK_MODE_WORDS: Readonly<Record<WorkMode, Key>> = {
  HYBRID: 'positions.workMode.hybrid',
  REMOTE: 'positions.workMode.remote',
  'ON-SITE': 'positions.workMode.onSite',
};

/** A person with one name, as avatars take it. */
export const personOf = (person: {
  id: string;
  firstName: string;
  lastName: string;
  imageUrl: string | null;
}) => ({
  id: person.id,
  name: `${person.firstName} ${person.lastName}`.trim(),
  imageUrl: person.imageUrl,
});
