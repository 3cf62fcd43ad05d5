import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { now } from '../../clock.ts';
import type { StoredRow } from '../../db/json-columns.ts';
import { insertStoredRows } from '../../db/stored-rows.ts';
import type { Tx } from '../../db/tenant.ts';
import { type Page, type PageQuery, paginate } from '../../http/pagination.ts';
import { newId } from '../../ids.ts';
import type { CandidateFeatures } from './features.ts';
import type { Comparison } from './score.ts';

export interface FoundPair extends Comparison {
  readonly first: CandidateFeatures;
  readonly second: CandidateFeatures;
}

const fingerprint = ({ first, second }: FoundPair): Buffer =>
  createHash('sha256')
    .update(
      JSON.stringify(
        [first, second].map(({ id, name, email, phone, linkedin, companies }) => [
          id,
          name,
          email,
          phone,
          linkedin,
          companies,
        ]),
      ),
    )
    .digest();

const idsOf = ({ first, second }: FoundPair): [string, string] =>
  first.id < second.id ? [first.id, second.id] : [second.id, first.id];

/** Writes pairs that were found, new or again. A dismissal holds while what was compared is the same. */
export async function writePairs(tx: Tx, agencyId: string, found: readonly FoundPair[]): Promise<void> {
  if (found.length === 0) return;
  const rows = found.map((pair) => {
    const [first, second] = idsOf(pair);
    return {
      id: newId(),
      first,
      second,
      score: pair.score,
      reasons: pair.reasons,
      fingerprint: fingerprint(pair).toString('hex'),
    };
  });
  const at = now();
  await sql`
    insert into duplicate_pairs as p (agency_id, id, first_id, second_id, score, reasons, fingerprint, created_at, checked_at)
    select distinct on (f.first, f.second) ${agencyId}, f.id, f.first, f.second, f.score,
      array(select json_array_elements_text(f.reasons)), decode(f.fingerprint, 'hex'), ${at}::timestamptz, ${at}::timestamptz
    from json_to_recordset(${JSON.stringify(rows)}::json)
      as f (id uuid, first uuid, second uuid, score real, reasons json, fingerprint text)
    where exists (select 1 from candidates c where c.agency_id = ${agencyId} and c.id = f.first)
      and exists (select 1 from candidates c where c.agency_id = ${agencyId} and c.id = f.second)
    order by f.first, f.second
    on conflict (agency_id, first_id, second_id) do update
    set score = excluded.score, reasons = excluded.reasons, fingerprint = excluded.fingerprint, checked_at = excluded.checked_at,
      dismissed_at = case when p.fingerprint = excluded.fingerprint then p.dismissed_at end,
      dismissed_by = case when p.fingerprint = excluded.fingerprint then p.dismissed_by end`.execute(tx);
}

/** Deletes the pairs of a candidate that were not found again. */
export async function deletePairsExcept(
  tx: Tx,
  agencyId: string,
  candidateId: string,
  found: readonly FoundPair[],
): Promise<void> {
  const others = found.map(({ first, second }) => (first.id === candidateId ? second.id : first.id));
  await sql`
    delete from duplicate_pairs p where p.agency_id = ${agencyId}
      and ((p.first_id = ${candidateId} and p.second_id <> all (${others}::uuid[]))
        or (p.second_id = ${candidateId} and p.first_id <> all (${others}::uuid[])))`.execute(tx);
}

/** Deletes the pairs that nobody has seen since a scan began. */
export async function deletePairsUnseen(tx: Tx, agencyId: string, since: string): Promise<void> {
  await tx
    .deleteFrom('duplicate_pairs')
    .where('agency_id', '=', agencyId)
    .where('checked_at', '<', since)
    .execute();
}

/** How many pairs nobody has dismissed. */
export async function countOpenPairs(tx: Tx, agencyId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('duplicate_pairs')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('agency_id', '=', agencyId)
    .where('dismissed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

export interface PairRow {
  readonly id: string;
  readonly first_id: string;
  readonly second_id: string;
  readonly score: number;
  readonly reasons: readonly string[];
  readonly created_at: string;
}

/** A page of the pairs that nobody has dismissed, the surest first; of one candidate when one is named. */
export async function listPairs(
  tx: Tx,
  agencyId: string,
  query: PageQuery & { candidateId?: string | undefined },
): Promise<Page<PairRow>> {
  const { candidateId } = query;
  let open = tx
    .selectFrom('duplicate_pairs')
    .where('agency_id', '=', agencyId)
    .where('dismissed_at', 'is', null);
  if (candidateId)
    open = open.where((eb) => eb.or([eb('first_id', '=', candidateId), eb('second_id', '=', candidateId)]));
  const items = await open
    .select(['id', 'first_id', 'second_id', 'score', 'reasons', 'created_at'])
    .orderBy('score', 'desc')
    .orderBy('id')
    .limit(query.perPage)
    .offset((query.page - 1) * query.perPage)
    .execute();
  const count = open.select((eb) => eb.fn.countAll<number>().as('total'));
  const pagination = await paginate(
    query,
    items.length,
    async () => (await count.executeTakeFirstOrThrow()).total,
  );
  return { items, pagination };
}

/** Dismisses a pair or takes the dismissal back. Gives who the two are; undefined for a pair that does not exist. */
export const setDismissed = (
  tx: Tx,
  agencyId: string,
  id: string,
  dismissedBy: string | null,
): Promise<{ first_id: string; second_id: string } | undefined> =>
  tx
    .updateTable('duplicate_pairs')
    .set({ dismissed_at: dismissedBy === null ? null : now(), dismissed_by: dismissedBy })
    .where('agency_id', '=', agencyId)
    .where('id', '=', id)
    .returning(['first_id', 'second_id'])
    .executeTakeFirst();

/** Writes pairs back that were read before one of the two was merged away. */
export const restorePairs = (tx: Tx, rows: readonly StoredRow[]): Promise<void> =>
  insertStoredRows(tx, 'duplicate_pairs', rows);
