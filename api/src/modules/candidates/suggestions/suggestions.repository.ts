import { now } from '../../../clock.ts';
import type { Tx } from '../../../db/tenant.ts';
import { newId } from '../../../ids.ts';

/** Where a suggestion stands: with whom, and which of theirs it is. */
interface Place {
  readonly candidateId: string;
  readonly id: string;
}

/** Notes that an open suggestion was taken or left, and gives it; undefined where there is none. */
export const markResolved = (tx: Tx, agencyId: string, { candidateId, id }: Place, accepted: boolean) =>
  tx
    .updateTable('candidate_suggestions')
    .set({ resolved_at: now(), accepted })
    .where('agency_id', '=', agencyId)
    .where('candidate_id', '=', candidateId)
    .where('id', '=', id)
    .where('resolved_at', 'is', null)
    .returning(['field', 'value', 'file_id'])
    .executeTakeFirst();
export type Suggestion = NonNullable<Awaited<ReturnType<typeof markResolved>>>;

/** The file that came with an open suggestion; undefined without one. */
export async function findOpenFile(
  tx: Tx,
  agencyId: string,
  { candidateId, id }: Place,
): Promise<string | undefined> {
  const row = await tx
    .selectFrom('candidate_suggestions')
    .select('file_id')
    .where('agency_id', '=', agencyId)
    .where('candidate_id', '=', candidateId)
    .where('id', '=', id)
    .where('resolved_at', 'is', null)
    .executeTakeFirst();
  return row?.file_id ?? undefined;
}

/** What is offered of a candidate and nobody has taken or left yet. */
export const findOpenOffers = (tx: Tx, agencyId: string, candidateId: string) =>
  tx
    .selectFrom('candidate_suggestions')
    .select(['field', 'value'])
    .where('agency_id', '=', agencyId)
    .where('candidate_id', '=', candidateId)
    .where('resolved_at', 'is', null)
    .execute();

export interface OfferedValue {
  readonly field: Suggestion['field'];
  readonly value: string;
  readonly fileId?: string;
}

/** Keeps offers, of which there is one at least. */
export async function insertOffers(
  tx: Tx,
  agencyId: string,
  candidateId: string,
  offers: readonly OfferedValue[],
): Promise<void> {
  await tx
    .insertInto('candidate_suggestions')
    .values(
      offers.map((offer) => ({
        agency_id: agencyId,
        id: newId(),
        candidate_id: candidateId,
        field: offer.field,
        value: offer.value,
        file_id: offer.fileId ?? null,
        created_at: now(),
      })),
    )
    .execute();
}
