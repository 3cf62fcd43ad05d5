import type { BoardCandidate } from '@cantera/shared/contracts/board-candidate';
import { sql } from 'kysely';
import { jsonObject, jsonPlain, jsonString, jsonWord } from '../../db/json-text.ts';
import type { Tx } from '../../db/tenant.ts';
import { pictureUrl } from '../files/index.ts';

/** What a card shows, selected from `candidates as c`; `toCard` makes a card of it. */
export const cardColumns = () =>
  [
    'c.id as candidate_id',
    'c.first_name',
    'c.last_name',
    'c.job_title',
    'c.company_name',
    pictureUrl('candidates', 'c').as('profile_image_url'),
    'c.cv_file_id',
  ] as const;

interface CardRow {
  readonly candidate_id: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly job_title: string | null;
  readonly company_name: string | null;
  readonly profile_image_url: string | null;
  readonly cv_file_id: string | null;
}

/** What the cards of a candidate show of them. */
export const toCard = (row: CardRow): BoardCandidate => ({
  id: row.candidate_id,
  firstName: row.first_name,
  lastName: row.last_name,
  jobTitle: row.job_title,
  profileImageUrl: row.profile_image_url,
  hasCv: row.cv_file_id !== null,
  companyName: row.company_name,
});

/** What the cards of a candidate show, of `candidates as c`, as the wire has it. */
export const wireCard = () =>
  jsonObject({
    id: jsonWord(sql.ref('c.id')),
    first_name: jsonString(sql.ref('c.first_name')),
    last_name: jsonString(sql.ref('c.last_name')),
    job_title: jsonString(sql.ref('c.job_title')),
    profile_image_url: jsonString(pictureUrl('candidates', 'c')),
    has_cv: jsonPlain(sql`c.cv_file_id is not null`),
    company_name: jsonString(sql.ref('c.company_name')),
  });

/** The card of a candidate; undefined where there is none. */
export async function findCard(tx: Tx, agencyId: string, id: string): Promise<BoardCandidate | undefined> {
  const row = await tx
    .selectFrom('candidates as c')
    .select(cardColumns())
    .where('c.agency_id', '=', agencyId)
    .where('c.id', '=', id)
    .executeTakeFirst();
  return row && toCard(row);
}
