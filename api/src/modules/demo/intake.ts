import type { Tx } from '../../db/tenant.ts';
import type { Deps } from '../../deps.ts';
import { rememberCandidate } from '../duplicates/index.ts';
import { putBytes } from '../files/index.ts';
import { takeIn } from '../intake/index.ts';
import { insertIntake } from '../intake-items/index.ts';
import { renderBlank, renderCv } from './cv-pdf.ts';
import type { Person, WrittenCandidate } from './people.ts';
import type { Scope } from './scope.ts';

/** Of these people of the demo a CV arrives: of a stranger who worked where they did, and of themselves under a new address. */
const STRANGER_LIKE = 'person 3';
const KNOWN = 'person 9';

const toStranger = (person: Person): Person => ({
  ...person,
  firstName: 'Clàudia',
  lastName: 'Montseny Riba',
  email: 'claudia.montseny@example.net',
  phone: '+34 677 310 482',
  linkedin: null,
});
const withNewAddress = (person: Person): Person => ({
  ...person,
  email: 'hola@example.net',
  linkedin: null,
  jobs: person.jobs.slice(0, 1),
});

/** An intake that waits for its administrator: a CV that can be accepted, one of somebody known, one that says nothing. */
export async function writeIntake(
  tx: Tx,
  deps: Deps,
  { agencyId, id }: Scope,
  candidates: readonly WrittenCandidate[],
): Promise<void> {
  const find = (key: string): WrittenCandidate => {
    const found = candidates.find(({ person }) => person.key === key);
    if (!found) throw new Error(`the demo has no ${key}`);
    return found;
  };
  const known = find(KNOWN);
  // Looked for at once, before the look at all candidates has written what they can be found by.
  await rememberCandidate(tx, agencyId, known.id);
  const userId = id('user admin');
  const intakeId = await insertIntake(tx, agencyId, { userId, positionId: null });
  const files = [
    ['CV Clàudia Montseny.pdf', await renderCv(toStranger(find(STRANGER_LIKE).person), false)],
    ['curriculum-2026.pdf', await renderCv(withNewAddress(known.person), true)],
    ['scan0012.pdf', await renderBlank(known.person)],
  ] as const;
  for (const [name, bytes] of files) {
    const file = {
      access: 'private',
      bytes,
      contentType: 'application/pdf',
      name,
      createdBy: userId,
    } as const;
    const pdf = await putBytes(deps.files, agencyId, file);
    await takeIn(tx, agencyId, intakeId, { pdf, original: null });
  }
}
