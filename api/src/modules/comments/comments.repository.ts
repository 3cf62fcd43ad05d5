import type { EndpointRequest } from '@cantera/shared/contracts';
import type { Comment, listComments } from '@cantera/shared/contracts/comments';
import type { CommentType } from '@cantera/shared/contracts/enums';
import { joinNames } from '@cantera/shared/contracts/text';
import { sql } from 'kysely';
import { now } from '../../clock.ts';
import { type Handover, handRowsOver } from '../../db/stored-rows.ts';
import type { Tx } from '../../db/tenant.ts';
import { notFound } from '../../errors.ts';
import type { Actor } from '../../http/actor.ts';
import { newId } from '../../ids.ts';
import { pictureUrl } from '../files/index.ts';

export type ListQuery = EndpointRequest<typeof listComments>['query'];
export type Target = { readonly candidateId: string; readonly id: string };

const comments = (tx: Tx, agencyId: string, candidateId: string) =>
  tx
    .selectFrom('candidate_comments as c')
    .leftJoin('users as u', (join) =>
      join.onRef('u.agency_id', '=', 'c.agency_id').onRef('u.id', '=', 'c.author_id'),
    )
    .select(['c.id', 'c.candidate_id', 'c.type', 'c.text', 'c.comment', 'c.author_name', 'c.version'])
    .select(['c.created_at', 'c.updated_at'])
    .select([
      'u.id as author_id',
      'u.first_name',
      'u.last_name',
      'u.email',
      pictureUrl('users', 'u').as('image_url'),
    ])
    .where('c.agency_id', '=', agencyId)
    .where('c.candidate_id', '=', candidateId);
type Row = Awaited<ReturnType<ReturnType<typeof comments>['execute']>>[number];

const toComment = (row: Row): Comment => ({
  id: row.id,
  candidateId: row.candidate_id,
  type: row.type,
  text: row.text,
  comment: row.comment,
  createdBy:
    row.author_id === null
      ? null
      : {
          id: row.author_id,
          firstName: row.first_name ?? '',
          lastName: row.last_name ?? '',
          email: row.email ?? '',
          imageUrl: row.image_url,
        },
  authorName: row.author_id === null ? row.author_name : joinNames(row.first_name, row.last_name),
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  version: row.version,
});

const cursorOf = ({ createdAt, id }: Comment): string => `${createdAt}_${id}`;

/** The statement of a page: one row more than asked for tells whether older ones are left. */
export function pageOf(tx: Tx, agencyId: string, candidateId: string, { type, before, limit }: ListQuery) {
  const [at = '', id = ''] = before?.split('_') ?? [];
  return comments(tx, agencyId, candidateId)
    .$if(type !== undefined, (query) => query.where('c.type', '=', type ?? 'other'))
    .$if(before !== undefined, (query) =>
      query.where(sql<boolean>`(c.created_at, c.id) < (${at}::timestamptz, ${id}::uuid)`),
    )
    .orderBy('c.created_at', 'desc')
    .orderBy('c.id', 'desc')
    .limit(limit + 1);
}

/** A page of a candidate's comments, newest first. */
export async function listPage(
  tx: Tx,
  agencyId: string,
  candidateId: string,
  query: ListQuery,
): Promise<{ items: Comment[]; next: string | null }> {
  const rows = await pageOf(tx, agencyId, candidateId, query).execute();
  const items = rows.slice(0, query.limit).map(toComment);
  const last = items.at(-1);
  return { items, next: rows.length > query.limit && last ? cursorOf(last) : null };
}

/** How many comments of each type a candidate has. */
export async function countByType(
  tx: Tx,
  agencyId: string,
  candidateId: string,
): Promise<Record<string, number>> {
  const rows = await tx
    .selectFrom('candidate_comments')
    .select((eb) => ['type', eb.fn.countAll<number>().as('count')])
    .where('agency_id', '=', agencyId)
    .where('candidate_id', '=', candidateId)
    .groupBy('type')
    .execute();
  return Object.fromEntries(rows.map(({ type, count }) => [type, Number(count)]));
}

/** One comment on a candidate. Throws 404 for one that is not on that candidate. */
export async function findComment(tx: Tx, agencyId: string, { candidateId, id }: Target): Promise<Comment> {
  const row = await comments(tx, agencyId, candidateId).where('c.id', '=', id).executeTakeFirst();
  if (!row) throw notFound('comment');
  return toComment(row);
}

export interface LockedComment {
  readonly authorId: string | null;
  readonly text: string;
  readonly notified: readonly string[];
  readonly version: number;
}

/** Holds a comment until the end of the transaction. Throws 404. */
export async function lockComment(
  tx: Tx,
  agencyId: string,
  { candidateId, id }: Target,
): Promise<LockedComment> {
  const row = await tx
    .selectFrom('candidate_comments')
    .select(['author_id', 'text', 'notified', 'version'])
    .where('agency_id', '=', agencyId)
    .where('candidate_id', '=', candidateId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw notFound('comment');
  return { authorId: row.author_id, text: row.text, notified: row.notified, version: row.version };
}

/** Somebody as the author of comments. Throws 404. */
export async function findAuthor(tx: Tx, { agencyId, userId }: Actor): Promise<{ id: string; name: string }> {
  const row = await tx
    .selectFrom('users')
    .select(['first_name', 'last_name'])
    .where('agency_id', '=', agencyId)
    .where('id', '=', userId)
    .executeTakeFirst();
  if (!row) throw notFound('user');
  return { id: userId, name: joinNames(row.first_name, row.last_name) };
}

/** Writes a comment and gives its id. */
export async function insertComment(
  tx: Tx,
  agencyId: string,
  given: {
    candidateId: string;
    type: CommentType;
    text: string;
    comment: string;
    author: { id: string; name: string };
    notified: readonly string[];
  },
): Promise<string> {
  const id = newId();
  await tx
    .insertInto('candidate_comments')
    .values({
      agency_id: agencyId,
      id,
      candidate_id: given.candidateId,
      type: given.type,
      text: given.text,
      comment: given.comment,
      author_id: given.author.id,
      author_name: given.author.name,
      notified: [...given.notified],
      created_at: now(),
      updated_at: now(),
    })
    .execute();
  return id;
}

/** Writes a comment as its next version. */
export async function rewriteComment(
  tx: Tx,
  agencyId: string,
  id: string,
  given: { type: CommentType | undefined; text: string; comment: string; notified: readonly string[] },
): Promise<void> {
  await tx
    .updateTable('candidate_comments')
    .set({
      ...(given.type === undefined ? {} : { type: given.type }),
      text: given.text,
      comment: given.comment,
      notified: [...given.notified],
      version: sql<number>`version + 1`,
      updated_at: now(),
    })
    .where('agency_id', '=', agencyId)
    .where('id', '=', id)
    .execute();
}

export async function dropComment(tx: Tx, agencyId: string, id: string): Promise<void> {
  await tx.deleteFrom('candidate_comments').where('agency_id', '=', agencyId).where('id', '=', id).execute();
}

/** Gives the comments on one candidate to another. */
export const handCommentsOver = (tx: Tx, agencyId: string, handover: Handover): Promise<string[]> =>
  handRowsOver(tx, agencyId, 'candidate_comments', handover);
