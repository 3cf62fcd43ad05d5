import type { WorkMode } from '@cantera/shared/contracts/enums';
import { joinNames } from '@cantera/shared/contracts/text';
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
  name: joinNames(person.firstName, person.lastName),
  imageUrl: person.imageUrl,
});
