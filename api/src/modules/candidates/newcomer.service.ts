import { now } from '../../clock.ts';
import type { Tx } from '../../db/tenant.ts';
import { newId } from '../../ids.ts';
import { publishCandidate } from './candidate-events.ts';
import { enqueueDuplicateCheck } from './candidates.repository.ts';
import { enqueueReading } from './cv-attach.service.ts';
import { emailKey, linkedinKey } from './matching.ts';
import { type Offered, suggest } from './suggestions.service.ts';

/** Who someone says they are. */
export interface PersonGiven {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phoneNumber: string;
  readonly linkedin: string | null;
}

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
  await tx
    .insertInto('candidates')
    .values({
      agency_id: agencyId,
      id,
      first_name: person.firstName,
      last_name: person.lastName,
      email: person.email,
      phone_number: person.phoneNumber,
      linkedin: person.linkedin,
      linkedin_key: linkedinKey(person.linkedin),
      origin: 'APPLICATION',
      possible_duplicate_of: given.duplicateOf,
      cv_file_id: given.cvFileId,
      cv_status: 'PENDING',
      gdpr_status: 'ACCEPTED',
      gdpr_status_at: given.consentAt,
      created_at: now(),
      updated_at: now(),
    })
    .execute();
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
  const stored = await tx
    .selectFrom('candidates')
    .select(['first_name', 'last_name', 'email', 'phone_number', 'linkedin_key'])
    .where('agency_id', '=', agencyId)
    .where('id', '=', candidateId)
    .executeTakeFirstOrThrow();
  const offers: (Offered | false)[] = [
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

/** Whether a candidate has a CV of these bytes: their own, one they have applied with, or one that is offered. `sha256` is of the file. */
export async function hasCvOfBytes(
  tx: Tx,
  agencyId: string,
  candidateId: string,
  sha256: Buffer,
): Promise<boolean> {
  const cvs = tx
    .selectFrom('candidates')
    .select('cv_file_id')
    .where('agency_id', '=', agencyId)
    .where('id', '=', candidateId)
    .unionAll(
      tx
        .selectFrom('applications')
        .select('cv_file_id')
        .where('agency_id', '=', agencyId)
        .where('candidate_id', '=', candidateId),
    )
    .unionAll(
      tx
        .selectFrom('candidate_suggestions')
        .select('file_id as cv_file_id')
        .where('agency_id', '=', agencyId)
        .where('candidate_id', '=', candidateId),
    );
  const same = await tx
    .selectFrom('files')
    .select('id')
    .where('agency_id', '=', agencyId)
    .where('id', 'in', cvs)
    .where('sha256', '=', sha256)
    .executeTakeFirst();
  return same !== undefined;
}
