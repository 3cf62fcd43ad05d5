import type { CountedTag, Tag, TagColor } from '@cantera/shared/contracts/tags';
import { sql } from 'kysely';
import { now } from '../../clock.ts';
import type { Tx } from '../../db/tenant.ts';
import { newId } from '../../ids.ts';

const COLUMNS = ['id', 'name', 'color'] as const;

/** Names are given one after the other until the transaction ends. */
export async function holdNames(tx: Tx, agencyId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`tags:${agencyId}`}, 0))`.execute(tx);
}

/** All tags, by name; with how many have each, if that is asked for. */
export async function listTags(tx: Tx, agencyId: string, isCounted: boolean): Promise<CountedTag[]> {
  const tags = tx
    .selectFrom('tags as t')
    .select(['t.id', 't.name', 't.color'])
    .where('t.agency_id', '=', agencyId)
    .orderBy('t.name_folded');
  if (!isCounted) return (await tags.execute()).map((row) => ({ ...row, people: null }));
  return tags
    .select((eb) =>
      eb
        .selectFrom('candidate_tags as ct')
        .select((inner) => inner.fn.countAll<number>().as('people'))
        .whereRef('ct.agency_id', '=', 't.agency_id')
        .whereRef('ct.tag_id', '=', 't.id')
        .as('people'),
    )
    .execute();
}

export async function countTags(tx: Tx, agencyId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('tags')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('agency_id', '=', agencyId)
    .executeTakeFirstOrThrow();
  return count;
}

/** A tag that stays until the transaction ends; undefined for none of the agency. */
export async function holdTag(tx: Tx, agencyId: string, id: string): Promise<Tag | undefined> {
  return tx
    .selectFrom('tags')
    .select(COLUMNS)
    .where('agency_id', '=', agencyId)
    .where('id', '=', id)
    .forKeyShare()
    .executeTakeFirst();
}

/** A tag that is about to go: nobody puts it on anybody until the transaction ends. */
export async function holdLeavingTag(tx: Tx, agencyId: string, id: string): Promise<Tag | undefined> {
  return tx
    .selectFrom('tags')
    .select(COLUMNS)
    .where('agency_id', '=', agencyId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** Whose name it is, whatever its case and accents. */
export async function holderOfName(tx: Tx, agencyId: string, name: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('tags')
    .select('id')
    .where('agency_id', '=', agencyId)
    .where('name_folded', '=', sql<string>`app.fold(${name})`)
    .executeTakeFirst();
  return row?.id;
}

export async function insertTag(tx: Tx, agencyId: string, name: string, color: TagColor): Promise<Tag> {
  return tx
    .insertInto('tags')
    .values({ agency_id: agencyId, id: newId(), name, color, created_at: now() })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
}

export async function writeTag(tx: Tx, agencyId: string, { id, name, color }: Tag): Promise<void> {
  await tx
    .updateTable('tags')
    .set({ name, color })
    .where('agency_id', '=', agencyId)
    .where('id', '=', id)
    .execute();
}

/** Whether there was one to delete. */
export async function removeTag(tx: Tx, agencyId: string, id: string): Promise<boolean> {
  const row = await tx
    .deleteFrom('tags')
    .where('agency_id', '=', agencyId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
