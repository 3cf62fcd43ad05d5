import type { Tx } from '../../../db/tenant.ts';
import { newId } from '../../../ids.ts';
import { publishCandidate } from '../candidate-events.ts';
import { enqueueDuplicateCheck } from '../candidates.repository.ts';
import { enqueueReading } from '../cv-attach.service.ts';
import { emailKey, linkedinKey } from '../matching.ts';
import type { OfferedValue } from '../suggestions/suggestions.repository.ts';
import { suggest } from '../suggestions/suggestions.service.ts';
import { findStored, insertNewcomer, type PersonGiven } from './newcomer.repository.ts';

/**
 * Writes a candidate who applies, in one statement: each further one would go through every index of the row again. The CV is
 * read in the queue; the consent that they gave with their application is kept by the caller (`keepConsent`). The caller
 * holds their keys (`lockKeys`). Gives the id.
 */
export async function recordNewcomer(
  tx: Tx,
  agencyId: string,
  person: PersonGiven,
  given: { cvFileId: string; duplicateOf: string | null; consentAt: Date },
): Promise<string> {
  const id = newId();
  await insertNewcomer(tx, agencyId, id, person, given);
  await enqueueReading(tx, agencyId, id, given.cvFileId);
  await enqueueDuplicateCheck(tx, agencyId, id);
  await publishCandidate(tx, agencyId, id, []);
  return id;
}

const digits = (phone: string): string => phone.replace(/\D/g, '');
/** Digits of a number without its country. */
const NATIONAL = 9;
/** Whether two spell one number, one of them with its country perhaps. */
function isSameNumber(one: string, other: string): boolean {
  const [short = '', long = ''] = [digits(one), digits(other)].sort((a, b) => a.length - b.length);
  return short === long || (short.length >= NATIONAL && long.endsWith(short));
}

/** What is offered of a candidate; null where nothing is said. */
type PersonOffered = { readonly [K in keyof PersonGiven]: PersonGiven[K] | null };

/**
 * Offers what someone said in public, or a CV, of a candidate who is known, where it differs from what is stored; the
 * candidate stays as they are. `cv` is the file that came with it, null without one.
 */
export async function suggestFor(
  tx: Tx,
  agencyId: string,
  candidateId: string,
  person: PersonOffered,
  cv: { id: string; name: string } | null,
): Promise<void> {
  const stored = await findStored(tx, agencyId, candidateId);
  const offers: (OfferedValue | false)[] = [
    !!person.firstName &&
      person.firstName !== stored.first_name && { field: 'firstName', value: person.firstName },
    !!person.lastName &&
      person.lastName !== stored.last_name && { field: 'lastName', value: person.lastName },
    !!person.email &&
      emailKey(person.email) !== emailKey(stored.email) && { field: 'email', value: person.email },
    !!person.phoneNumber &&
      !isSameNumber(person.phoneNumber, stored.phone_number ?? '') && {
        field: 'phoneNumber',
        value: person.phoneNumber,
      },
    person.linkedin !== null &&
      linkedinKey(person.linkedin) !== stored.linkedin_key && { field: 'linkedin', value: person.linkedin },
    cv !== null && { field: 'cv', value: cv.name, fileId: cv.id },
  ];
  await suggest(
    tx,
    agencyId,
    candidateId,
    offers.filter((offer) => offer !== false),
  );
  await publishCandidate(tx, agencyId, candidateId);
}
