import type { PossibleDuplicate } from '@cantera/shared/contracts/candidate-creation';
import { sql } from 'kysely';
import type { Tx } from '../../db/tenant.ts';
import { newId } from '../../ids.ts';

/** Whom the person of a CV may be: a candidate, or the person of another item. */
export interface Double extends Pick<PossibleDuplicate, 'probability' | 'reasons'> {
  readonly candidateId: string | null;
  readonly otherItemId: string | null;
  readonly isSame: boolean;
}

/** Forgets whom a CV was taken for, and which others were taken for its person. */
export async function deleteDoubles(tx: Tx, agencyId: string, itemId: string): Promise<void> {
  await sql`delete from intake_duplicates
    where agency_id = ${agencyId} and (item_id = ${itemId} or other_item_id = ${itemId})`.execute(tx);
}

/** Makes these whom the person of a CV may be; of two CVs each may be the other. The caller holds the intake. */
export async function replaceDoubles(
  tx: Tx,
  agencyId: string,
  itemId: string,
  doubles: readonly Double[],
): Promise<void> {
  await deleteDoubles(tx, agencyId, itemId);
  const ids = doubles.flatMap(({ candidateId }) => candidateId ?? []);
  // Held, so that nobody deletes one of them meanwhile; who is deleted already is nobody's double.
  const held =
    ids.length === 0
      ? []
      : await tx
          .selectFrom('candidates')
          .select('id')
          .where('agency_id', '=', agencyId)
          .where('id', 'in', ids)
          .orderBy('id')
          .forKeyShare()
          .execute();
  const living = new Set(held.map(({ id }) => id));
  const rows = doubles
    .filter(({ candidateId }) => candidateId === null || living.has(candidateId))
    .flatMap(({ candidateId, otherItemId, probability, reasons, isSame }) => {
      const found = { agency_id: agencyId, probability, reasons: [...reasons], is_same: isSame };
      const row = {
        ...found,
        id: newId(),
        item_id: itemId,
        candidate_id: candidateId,
        other_item_id: otherItemId,
      };
      if (otherItemId === null) return [row];
      return [
        row,
        { ...found, id: newId(), item_id: otherItemId, candidate_id: null, other_item_id: itemId },
      ];
    });
  if (rows.length > 0) await tx.insertInto('intake_duplicates').values(rows).execute();
}

/** Whom the person of a CV may be, the surest first; of another CV its name and its file's. */
export async function listDoubles(
  tx: Tx,
  agencyId: string,
  itemId: string,
): Promise<(Double & { name: string; fileName: string })[]> {
  const { rows } = await sql<Double & { name: string; fileName: string }>`
    select d.candidate_id as "candidateId", d.other_item_id as "otherItemId", d.probability, d.reasons, d.is_same as "isSame",
      concat_ws(' ', o.person ->> 'firstName', o.person ->> 'lastName') as name, coalesce(s.name, f.name, '') as "fileName"
    from intake_duplicates d
    left join intake_items o on o.agency_id = d.agency_id and o.id = d.other_item_id
    left join files f on f.agency_id = o.agency_id and f.id = o.file_id
    left join files s on s.agency_id = f.agency_id and s.id = f.made_from_file_id
    where d.agency_id = ${agencyId} and d.item_id = ${itemId}
    order by d.is_same desc, d.probability desc, d.id`.execute(tx);
  return rows;
}

/** The CVs whose person may be that of another. */
export async function namedBy(tx: Tx, agencyId: string, otherItemId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('intake_duplicates')
    .select('item_id')
    .where('agency_id', '=', agencyId)
    .where('other_item_id', '=', otherItemId)
    .execute();
  return rows.map((row) => row.item_id);
}
