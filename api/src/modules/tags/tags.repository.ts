import { can } from '@cantera/shared/contracts/permissions';
import type { CountedTag, Tag, TagColor } from '@cantera/shared/contracts/tags';
import { sql } from 'kysely';
import { now } from '../../clock.ts';
import type { Tx } from '../../db/tenant.ts';
import type { Actor } from '../../http/actor.ts';
import { newId } from '../../ids.ts';
import { candidatesSeenBy } from '../candidates/index.ts';

const COLUMNS = ['id', 'name', 'color'] as const;

/** Names are given one after the other until the transaction ends. */
export async function holdNames(tx: Tx, agencyId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`tags:${agencyId}`}, 0))`.execute(tx);
}

/**
 * Tags by name, with how many have each for who may manage them. A tag can say something of somebody: who does not see every
 * candidate is told those of the candidates they see.
 */
export async function listTags(tx: Tx, actor: Actor): Promise<CountedTag[]> {
  const { agencyId } = actor;
  const tags = tx
    .selectFrom('tags as t')
    .select(['t.id', 't.name', 't.color'])
    .where('t.agency_id', '=', agencyId)
    .orderBy('t.name_folded');
  if (!can(actor.role, 'tags.write')) {
    const seen = can(actor.role, 'candidates.read_all')
      ? tags
      : tags.where(({ exists, selectFrom }) =>
          exists(
            selectFrom('candidate_tags as st')
              .innerJoin('candidates as c', (on) =>
                on.onRef('c.agency_id', '=', 'st.agency_id').onRef('c.id', '=', 'st.candidate_id'),
              )
              .select('st.tag_id')
              .whereRef('st.agency_id', '=', 't.agency_id')
              .whereRef('st.tag_id', '=', 't.id')
              .where(candidatesSeenBy(actor)),
          ),
        );
    return (await seen.execute()).map((row) => ({ ...row, people: null }));
  }
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
