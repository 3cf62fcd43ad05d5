import { now } from '../../../clock.ts';
import type { Tx } from '../../../db/tenant.ts';
import { linkedinKey } from '../matching.ts';

/** Who someone says they are. */
export interface PersonGiven {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phoneNumber: string;
  readonly linkedin: string | null;
}

/** A candidate who applied, whole. */
export async function insertNewcomer(
  tx: Tx,
  agencyId: string,
  id: string,
  person: PersonGiven,
  given: { readonly cvFileId: string; readonly duplicateOf: string | null; readonly consentAt: Date },
): Promise<void> {
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
}

/** What is stored of a candidate who is there, for what someone says of them to be compared with. */
export const findStored = (tx: Tx, agencyId: string, candidateId: string) =>
  tx
    .selectFrom('candidates')
    .select(['first_name', 'last_name', 'email', 'phone_number', 'linkedin_key'])
    .where('agency_id', '=', agencyId)
    .where('id', '=', candidateId)
    .executeTakeFirstOrThrow();

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
