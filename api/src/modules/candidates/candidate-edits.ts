import type { EditedField } from '@cantera/shared/contracts/activity';
import { inSeconds, now } from '../../clock.ts';
import type { PersonSnapshot, StoredRow } from '../../db/json-columns.ts';
import { type Handover, handRowsOver } from '../../db/stored-rows.ts';
import type { Tx } from '../../db/tenant.ts';
import type { Actor } from '../../http/actor.ts';
import { newId } from '../../ids.ts';
import { lockCandidate } from './candidates.repository.ts';
import { readSnapshot } from './snapshot.repository.ts';

/** Who fills a profile in saves field after field: what they save within this time is one edit. */
const ONE_EDIT_SECONDS = 600;

/** The columns that each field stands in. */
const COLUMNS: Readonly<Partial<Record<EditedField, readonly string[]>>> = {
  firstName: ['first_name'],
  lastName: ['last_name'],
  jobTitle: ['job_title'],
  email: ['email'],
  phoneNumber: ['phone_number'],
  linkedin: ['linkedin'],
  summary: ['summary'],
  profileImageUrl: ['profile_image_file_id', 'profile_image_url'],
  location: ['city_id', 'location_text'],
  salary: ['salary_amount', 'salary_currency'],
  expectedSalary: ['expected_salary_from', 'expected_salary_to', 'expected_salary_currency'],
  jobSearchStatus: ['job_search_status'],
  cv: ['cv_file_id'],
};
const LISTS = [
  'workExperiences',
  'educations',
  'languages',
  'skills',
] as const satisfies readonly EditedField[];

/** A list as it reads: ids may be new where nothing else is. */
const wordsOf = (rows: readonly StoredRow[]): string =>
  JSON.stringify(rows.map(({ id: _id, ...rest }) => rest));

function changedFields(before: PersonSnapshot, after: PersonSnapshot): string[] {
  const isOther = (column: string) => before.row[column] !== after.row[column];
  return [
    ...Object.entries(COLUMNS).flatMap(([field, columns]) => (columns.some(isOther) ? [field] : [])),
    ...LISTS.filter((list) => wordsOf(before[list]) !== wordsOf(after[list])),
  ];
}

async function recordEdit(
  tx: Tx,
  actor: Actor,
  candidateId: string,
  fields: readonly string[],
): Promise<void> {
  const { agencyId, userId } = actor;
  const last = await tx
    .selectFrom('candidate_edits')
    .select(['id', 'fields', 'edited_by', 'created_at'])
    .where('agency_id', '=', agencyId)
    .where('candidate_id', '=', candidateId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const goesOn = last?.edited_by === userId && new Date(last.created_at) > inSeconds(-ONE_EDIT_SECONDS);
  if (last && goesOn)
    await tx
      .updateTable('candidate_edits')
      .set({ fields: [...new Set([...last.fields, ...fields])] })
      .where('agency_id', '=', agencyId)
      .where('id', '=', last.id)
      .execute();
  else
    await tx
      .insertInto('candidate_edits')
      .values({
        agency_id: agencyId,
        id: newId(),
        candidate_id: candidateId,
        fields: [...fields],
        edited_by: userId,
        created_at: now(),
      })
      .execute();
}

/**
 * Does `work` on a candidate and records which fields it changed and who did it; the values are not kept. Throws 404 for a
 * candidate that the actor may not see, and what `work` throws.
 */
export async function editing(
  tx: Tx,
  actor: Actor,
  candidateId: string,
  work: () => Promise<unknown>,
): Promise<void> {
  await lockCandidate(tx, actor, candidateId);
  const before = await readSnapshot(tx, actor.agencyId, candidateId);
  await work();
  const fields = changedFields(before, await readSnapshot(tx, actor.agencyId, candidateId));
  if (fields.length > 0) await recordEdit(tx, actor, candidateId, fields);
}

/** Gives the edits of one candidate to another. */
export const handEditsOver = (tx: Tx, agencyId: string, handover: Handover): Promise<string[]> =>
  handRowsOver(tx, agencyId, 'candidate_edits', handover);
