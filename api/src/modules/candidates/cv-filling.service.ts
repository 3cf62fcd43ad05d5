import { foldWords } from '@cantera/shared/contracts/text';
import { type Selectable, sql } from 'kysely';
import type { ExtractedFields } from '../../db/json-columns.ts';
import type { Database } from '../../db/schema.ts';
import type { Tx } from '../../db/tenant.ts';
import type { CvField, CvFields, CvReading } from '../cv-reading/index.ts';
import { recogniseCities } from '../lookups/index.ts';
import { publishCandidate } from './candidate-events.ts';
import { type CandidatesUpdate, writeCandidate } from './candidate-write.ts';
import { refreshSearch } from './candidates.repository.ts';
import { fillLists } from './cv-lists.ts';
import { markOf, storable } from './cv-values.ts';
import { findMatches, keysOf, linkedinKey, lockKeys } from './matching.ts';

type Row = Selectable<Database['candidates']>;
interface Filled {
  readonly columns: CandidatesUpdate;
  readonly marks: ExtractedFields;
}

/** The job title, or the one of a job that goes on when the CV has no title of its own. */
function jobTitleOf(fields: CvFields): CvField<string> | null {
  const current = fields.workExperiences.find(({ value }) => value.isCurrent);
  return fields.jobTitle ?? (current ? { ...current, value: current.value.position } : null);
}

/** Addresses of the CV that another candidate has are left out: two candidates never share one unnoticed. */
async function freeKeys(tx: Tx, row: Row, fields: CvFields): Promise<{ email: boolean; linkedin: boolean }> {
  const keys = keysOf({ email: fields.email?.value ?? null, linkedin: fields.linkedin?.value ?? null });
  if (!keys.email && !keys.linkedin) return { email: false, linkedin: false };
  await lockKeys(tx, row.agency_id, keys);
  const { byEmail, byLinkedin } = await findMatches(tx, row.agency_id, keys, row.id);
  return { email: byEmail === null, linkedin: byLinkedin === null };
}

/** What the CV says in single values, where nobody wrote anything. */
async function fillTexts(tx: Tx, row: Row, fields: CvFields): Promise<Filled> {
  const may = (name: string, stored: string | null): boolean => !stored || name in row.extracted;
  const free = await freeKeys(tx, row, fields);
  // A first name typed may hold the whole name; then the CV's last name would double it.
  const sameFirstName =
    fields.firstName !== null && foldWords(fields.firstName.value) === foldWords(row.first_name);
  const texts: [
    name: string,
    field: CvField<string> | null,
    max: number,
    may: boolean,
    (value: string) => CandidatesUpdate,
  ][] = [
    ['firstName', fields.firstName, 50, may('firstName', row.first_name), (value) => ({ first_name: value })],
    [
      'lastName',
      fields.lastName,
      50,
      may('lastName', row.last_name) && (sameFirstName || 'firstName' in row.extracted),
      (value) => ({ last_name: value }),
    ],
    ['email', fields.email, 254, may('email', row.email) && free.email, (value) => ({ email: value })],
    [
      'phoneNumber',
      fields.phone,
      100,
      may('phoneNumber', row.phone_number),
      (value) => ({ phone_number: value }),
    ],
    ['jobTitle', jobTitleOf(fields), 100, may('jobTitle', row.job_title), (value) => ({ job_title: value })],
    [
      'linkedin',
      fields.linkedin,
      300,
      may('linkedin', row.linkedin) && free.linkedin,
      (value) => ({ linkedin: value, linkedin_key: linkedinKey(value) }),
    ],
    ['summary', fields.summary, 20_000, may('summary', row.summary), (value) => ({ summary: value })],
  ];
  let columns: CandidatesUpdate = {};
  const marks: ExtractedFields = {};
  for (const [name, field, max, allowed, write] of texts) {
    const value = storable(field?.value, max);
    if (!field || !value || !allowed) continue;
    columns = { ...columns, ...write(value) };
    marks[name] = markOf(field);
  }
  return { columns, marks };
}

async function fillLocation(
  tx: Tx,
  row: Row,
  fields: CvFields,
  likelyCountry: string | null,
): Promise<Filled> {
  const { location } = fields;
  const isEmpty = row.city_id === null && !row.location_text;
  if (!location || !(isEmpty || 'location' in row.extracted)) return { columns: {}, marks: {} };
  const { text, city, countryCode } = location.value;
  const place = { countryCode, likelyCountry };
  const [whole, named] = await recogniseCities(tx, [
    { text, ...place },
    { text: city ?? '', ...place },
  ]);
  return {
    columns: { city_id: whole ?? named ?? null, location_text: storable(text, 200) },
    marks: { location: markOf(location) },
  };
}

async function isListEmpty(tx: Tx, row: Row): Promise<Record<string, boolean>> {
  const { rows } = await sql<Record<string, boolean>>`
    with own as (
      select s.type from candidate_skills cs join skills s on s.agency_id = cs.agency_id and s.id = cs.skill_id
      where cs.agency_id = ${row.agency_id} and cs.candidate_id = ${row.id}
    )
    select
      not exists (select 1 from candidate_experiences where agency_id = ${row.agency_id} and candidate_id = ${row.id}) as "workExperiences",
      not exists (select 1 from candidate_educations where agency_id = ${row.agency_id} and candidate_id = ${row.id}) as "educations",
      not exists (select 1 from candidate_languages where agency_id = ${row.agency_id} and candidate_id = ${row.id}) as "languages",
      not exists (select 1 from own where type = 'HARD_SKILL') as "hardSkills",
      not exists (select 1 from own where type = 'SOFT_SKILL') as "softSkills"`.execute(tx);
  return rows[0] ?? {};
}

/**
 * Writes what was read from a CV into the fields that are empty or that an earlier reading filled, each with its confidence
 * and source; what a person wrote stays. Does nothing when the candidate is gone or has another CV by now.
 */
export async function fillFromCv(
  tx: Tx,
  given: { agencyId: string; candidateId: string; fileId: string },
  reading: CvReading,
): Promise<void> {
  const { agencyId, candidateId, fileId } = given;
  const row = await tx
    .selectFrom('candidates')
    .selectAll()
    .where('agency_id', '=', agencyId)
    .where('id', '=', candidateId)
    .where('cv_file_id', '=', fileId)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return;
  if (reading.status !== 'READ') {
    await writeCandidate(tx, agencyId, candidateId, { cv_status: reading.status }, []);
    await publishCandidate(tx, agencyId, candidateId);
    return;
  }
  // A CV in Spanish or Catalan means Córdoba in Spain unless it says otherwise.
  const likelyCountry = reading.language === 'es' || reading.language === 'ca' ? 'ES' : null;
  const empty = await isListEmpty(tx, row);
  const texts = await fillTexts(tx, row, reading.fields);
  const location = await fillLocation(tx, row, reading.fields, likelyCountry);
  const lists = await fillLists({
    tx,
    agencyId,
    candidateId,
    reading,
    likelyCountry,
    mayFill: (name) => empty[name] === true || name in row.extracted,
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
  await refreshSearch(tx, agencyId, candidateId);
  await publishCandidate(tx, agencyId, candidateId);
}
