import { foldWords } from '@cantera/shared/contracts/text';
import type { ExtractedFields } from '../../db/json-columns.ts';
import type { Tx } from '../../db/tenant.ts';
import { hasWords } from '../cv-pages/index.ts';
import type { CvFields, CvReading } from '../cv-reading/index.ts';
import { findEmptyLists, lockWithCv, type StoredCandidate } from './candidate-cv.repository.ts';
import { publishCandidate } from './candidate-events.ts';
import { type CandidatesUpdate, writeCandidate } from './candidate-write.ts';
import { enqueueDuplicateCheck } from './candidates.repository.ts';
import { fillLists } from './cv-lists.ts';
import { cityOf, likelyCountryOf } from './cv-places.ts';
import { type CvTextName, textsOf } from './cv-texts.ts';
import { markOf, storable } from './cv-values.ts';
import { findMatches, keysOf, linkedinKey, lockKeys } from './matching.ts';

interface Filled {
  readonly columns: CandidatesUpdate;
  readonly marks: ExtractedFields;
}

/** Addresses of the CV that another candidate has are left out: two candidates never share one unnoticed. */
async function freeKeys(
  tx: Tx,
  row: StoredCandidate,
  fields: CvFields,
): Promise<{ email: boolean; linkedin: boolean }> {
  const keys = keysOf({ email: fields.email?.value ?? null, linkedin: fields.linkedin?.value ?? null });
  if (!keys.email && !keys.linkedin) return { email: false, linkedin: false };
  await lockKeys(tx, row.agency_id, keys);
  const { byEmail, byLinkedin } = await findMatches(tx, row.agency_id, keys, row.id);
  return { email: byEmail === null, linkedin: byLinkedin === null };
}

/** What the CV says in single values, where nobody wrote anything. */
async function fillTexts(
  tx: Tx,
  row: StoredCandidate,
  fields: CvFields,
  typed: readonly string[],
): Promise<Filled> {
  const may = (name: string, stored: string | null): boolean =>
    !typed.includes(name) && (!stored || name in row.extracted);
  const free = await freeKeys(tx, row, fields);
  // A first name typed may hold the whole name; then the CV's last name would double it.
  const sameFirstName =
    fields.firstName !== null && foldWords(fields.firstName.value) === foldWords(row.first_name);
  const targets: Readonly<Record<CvTextName, readonly [isAllowed: boolean, column: keyof CandidatesUpdate]>> =
    {
      firstName: [may('firstName', row.first_name), 'first_name'],
      lastName: [
        may('lastName', row.last_name) && (sameFirstName || 'firstName' in row.extracted),
        'last_name',
      ],
      email: [may('email', row.email) && free.email, 'email'],
      phoneNumber: [may('phoneNumber', row.phone_number), 'phone_number'],
      jobTitle: [may('jobTitle', row.job_title), 'job_title'],
      linkedin: [may('linkedin', row.linkedin) && free.linkedin, 'linkedin'],
      summary: [may('summary', row.summary), 'summary'],
    };
  let columns: CandidatesUpdate = {};
  const marks: ExtractedFields = {};
  for (const { name, value, mark } of textsOf(fields)) {
    const [isAllowed, column] = targets[name];
    if (!isAllowed) continue;
    columns = { ...columns, [column]: value };
    if (name === 'linkedin') columns.linkedin_key = linkedinKey(value);
    marks[name] = mark;
  }
  return { columns, marks };
}

async function fillLocation(tx: Tx, row: StoredCandidate, reading: CvReading): Promise<Filled> {
  const { location } = reading.fields;
  const isEmpty = row.city_id === null && !row.location_text;
  if (!location || !(isEmpty || 'location' in row.extracted)) return { columns: {}, marks: {} };
  return {
    columns: { city_id: await cityOf(tx, reading), location_text: storable(location.value.text, 200) },
    marks: { location: markOf(location) },
  };
}

/**
 * Writes what was read from a CV into the fields that are empty or that an earlier reading filled, each with its confidence
 * and source; what a person wrote (`typed`: or left empty on purpose) stays. Does nothing when the candidate is gone or has another CV by now.
 */
export async function fillFromCv(
  tx: Tx,
  given: { agencyId: string; candidateId: string; fileId: string; typed?: readonly string[] },
  reading: CvReading,
): Promise<void> {
  const { agencyId, candidateId, fileId, typed = [] } = given;
  const row = await lockWithCv(tx, agencyId, given);
  if (!row) return;
  if (reading.status !== 'READ') {
    // What an earlier reading found stands: the profile, the pages, and that it was read.
    const status = (await hasWords(tx, agencyId, fileId)) ? 'READ' : reading.status;
    await writeCandidate(tx, agencyId, candidateId, { cv_status: status }, []);
    await publishCandidate(tx, agencyId, candidateId);
    return;
  }
  const empty = await findEmptyLists(tx, agencyId, candidateId);
  const texts = await fillTexts(tx, row, reading.fields, typed);
  const location = typed.includes('location')
    ? { columns: {}, marks: {} }
    : await fillLocation(tx, row, reading);
  const lists = await fillLists({
    tx,
    agencyId,
    candidateId,
    reading,
    likelyCountry: likelyCountryOf(reading),
    mayFill: (name) => !typed.includes(name) && (empty[name] === true || name in row.extracted),
  });
  const extracted = { ...row.extracted, ...texts.marks, ...location.marks, ...lists.marks };
  const columns = { ...texts.columns, ...location.columns, ...lists.columns };
  await writeCandidate(
    tx,
    agencyId,
    candidateId,
    { ...columns, cv_status: 'READ', extracted: JSON.stringify(extracted) },
    [],
  );
  await enqueueDuplicateCheck(tx, agencyId, candidateId);
  await publishCandidate(tx, agencyId, candidateId);
}
