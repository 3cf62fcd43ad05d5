import type { CandidateDeletion, DeletionWarning } from '@cantera/shared/contracts/retention';
import { now } from '../../clock.ts';
import type { StoredRow } from '../../db/json-columns.ts';
import { insertStoredRows } from '../../db/stored-rows.ts';
import type { Tx } from '../../db/tenant.ts';
import { type Page, type PageQuery, paginate } from '../../http/pagination.ts';
import { pictureUrl } from '../files/index.ts';
import { WARNING_DAYS } from './due.repository.ts';

const PERSON = [
  'u.id as user_id',
  'u.first_name as user_first_name',
  'u.last_name as user_last_name',
  'u.email as user_email',
  pictureUrl('users', 'u').as('user_image_url'),
] as const;

interface PersonColumns {
  user_id: string | null;
  user_first_name: string | null;
  user_last_name: string | null;
  user_email: string | null;
  user_image_url: string | null;
}
const personOf = (row: PersonColumns): DeletionWarning['stoppedBy'] =>
  row.user_id === null
    ? null
    : {
        id: row.user_id,
        firstName: row.user_first_name ?? '',
        lastName: row.user_last_name ?? '',
        email: row.user_email ?? '',
        imageUrl: row.user_image_url,
      };

const countOf = async (tx: Tx, agencyId: string, table: 'deletion_warnings' | 'candidate_deletions') =>
  (
    await tx
      .selectFrom(table)
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .where('agency_id', '=', agencyId)
      .executeTakeFirstOrThrow()
  ).total;

const warnings = (tx: Tx, agencyId: string) =>
  tx
    .selectFrom('deletion_warnings as w')
    .innerJoin('candidates as c', (on) =>
      on.onRef('c.agency_id', '=', 'w.agency_id').onRef('c.id', '=', 'w.candidate_id'),
    )
    .leftJoin('users as u', (on) =>
      on.onRef('u.agency_id', '=', 'w.agency_id').onRef('u.id', '=', 'w.stopped_by'),
    )
    .select([
      'w.id',
      'w.reason',
      'w.since',
      'w.due_at',
      'w.stopped_at',
      'c.id as candidate_id',
      'c.first_name',
      'c.last_name',
      'c.job_title',
      pictureUrl('candidates', 'c').as('profile_image_url'),
      ...PERSON,
    ])
    .where('w.agency_id', '=', agencyId);

type WarningRow = Awaited<ReturnType<ReturnType<typeof warnings>['execute']>>[number];
const toWarning = (row: WarningRow): DeletionWarning => ({
  id: row.id,
  candidate: {
    id: row.candidate_id,
    firstName: row.first_name,
    lastName: row.last_name,
    jobTitle: row.job_title,
    profileImageUrl: row.profile_image_url,
  },
  reason: row.reason,
  since: row.since,
  dueAt: row.due_at,
  stoppedAt: row.stopped_at,
  stoppedBy: personOf(row),
});

/** The warning list: the soonest deletion first, those that were stopped last. */
export async function listWarnings(
  tx: Tx,
  agencyId: string,
  query: PageQuery,
): Promise<Page<DeletionWarning>> {
  const rows = await warnings(tx, agencyId)
    .orderBy((eb) => eb('w.stopped_at', 'is not', null))
    .orderBy('w.due_at', (order) => order.asc().nullsLast())
    .orderBy('w.since')
    .orderBy('w.id')
    .limit(query.perPage)
    .offset((query.page - 1) * query.perPage)
    .execute();
  return {
    items: rows.map(toWarning),
    pagination: await paginate(query, rows.length, () => countOf(tx, agencyId, 'deletion_warnings')),
  };
}

export async function findWarning(
  tx: Tx,
  agencyId: string,
  id: string,
): Promise<DeletionWarning | undefined> {
  const row = await warnings(tx, agencyId).where('w.id', '=', id).executeTakeFirst();
  return row && toWarning(row);
}

/** Stops a deletion or lets it go on. One whose time ran out meanwhile gets the week again. */
export async function setStopped(
  tx: Tx,
  agencyId: string,
  id: string,
  given: { isStopped: boolean; userId: string },
): Promise<void> {
  const at = now();
  const aWeek = new Date(at.getTime() + WARNING_DAYS * 86_400_000);
  const update = tx.updateTable('deletion_warnings').where('agency_id', '=', agencyId).where('id', '=', id);
  if (given.isStopped) {
    await update.set({ stopped_at: at, stopped_by: given.userId }).where('stopped_at', 'is', null).execute();
    return;
  }
  await update
    .set((eb) => ({
      stopped_at: null,
      stopped_by: null,
      due_at: eb
        .case()
        .when('due_at', 'is not', null)
        .then(eb.fn<string>('greatest', ['due_at', eb.val(aWeek)]))
        .else(null)
        .end(),
    }))
    .where('stopped_at', 'is not', null)
    .execute();
}

/** The record of deletions, newest first. */
export async function listDeletions(
  tx: Tx,
  agencyId: string,
  query: PageQuery,
): Promise<Page<CandidateDeletion>> {
  const rows = await tx
    .selectFrom('candidate_deletions as d')
    .leftJoin('users as u', (on) =>
      on.onRef('u.agency_id', '=', 'd.agency_id').onRef('u.id', '=', 'd.deleted_by'),
    )
    .select(['d.id', 'd.reason', 'd.deleted_at', ...PERSON])
    .where('d.agency_id', '=', agencyId)
    .orderBy('d.deleted_at', 'desc')
    .orderBy('d.id', 'desc')
    .limit(query.perPage)
    .offset((query.page - 1) * query.perPage)
    .execute();
  return {
    items: rows.map((row) => ({
      id: row.id,
      reason: row.reason,
      deletedBy: personOf(row),
      deletedAt: row.deleted_at,
    })),
    pagination: await paginate(query, rows.length, () => countOf(tx, agencyId, 'candidate_deletions')),
  };
}

/** Writes warnings back that were read before their candidate was merged away. */
export const restoreWarnings = (tx: Tx, rows: readonly StoredRow[]): Promise<void> =>
  insertStoredRows(tx, 'deletion_warnings', rows);
