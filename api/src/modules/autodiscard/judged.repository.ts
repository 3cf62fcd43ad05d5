import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../db/tenant.ts';
import { READER } from '../cv-reading/index.ts';

/** An application `a` of the inbox `s` that a rule may still discard: no person has moved or restored it. */
export const untouched: RawBuilder<boolean> = sql<boolean>`(
  s.type = 'INBOX' and a.discard_state is null and not a.auto_exempt and not exists (
    select 1 from application_moves m where m.agency_id = a.agency_id and m.application_id = a.id))`;

/** A position, held until the end of the transaction: its state stays. */
export const holdPosition = (tx: Tx, agencyId: string, positionId: string) =>
  tx
    .selectFrom('positions')
    .select(['id', 'status'])
    .where('agency_id', '=', agencyId)
    .where('id', '=', positionId)
    .forShare()
    .executeTakeFirst();

/** By what scores are made now. */
export interface Current {
  readonly engine: number;
  /** The version of what counts. */
  readonly criteria: number;
}

interface Below {
  readonly id: string;
  readonly cause: 'SCORE' | 'CRITERIA' | 'ENGINE';
  /** Whether it is about to be scored anew. */
  readonly is_stale: boolean;
}
export interface Inbox {
  /** Applications in the inbox, whatever may become of them. */
  readonly size: number;
  /** Whether some that the rule may discard are about to be scored anew. */
  readonly hasStale: boolean;
  /** Those whose lax score is below the percentage. */
  readonly below: readonly Below[];
}

/** The inbox of a position as a rule of this percentage finds it; the score of a CV that was replaced counts for nothing. */
export async function readInbox(
  tx: Tx,
  agencyId: string,
  positionId: string,
  percentage: number,
  { engine, criteria }: Current,
): Promise<Inbox> {
  const { rows } = await sql<{ size: number; has_stale: boolean; below: readonly Below[] }>`
    with inbox as (
      select a.id, case when sc.stale is distinct from 'CV' then sc.lax end as lax, coalesce(sc.cause, 'CRITERIA') as cause, ${untouched} as is_untouched,
        sc.application_id is not null and (sc.engine <> ${engine} or sc.criteria is distinct from ${criteria} or sc.stale is not null
          -- A newer reader is still to read its CV.
          or exists (select from cv_pages g where g.agency_id = sc.agency_id and g.file_id = sc.file_id and g.reader < ${READER})) as is_stale
      from applications a
      join steps s on s.agency_id = a.agency_id and s.id = a.step_id and s.type = 'INBOX'
      left join application_scores sc on sc.agency_id = a.agency_id and sc.application_id = a.id
      where a.agency_id = ${agencyId} and a.position_id = ${positionId}
    )
    select count(*)::int as size, coalesce(bool_or(is_untouched and is_stale), false) as has_stale,
      coalesce(jsonb_agg(jsonb_build_object('id', id, 'cause', cause, 'is_stale', is_stale))
        filter (where is_untouched and lax < ${percentage}), '[]') as below
    from inbox`.execute(tx);
  const [row] = rows;
  return { size: row?.size ?? 0, hasStale: row?.has_stale ?? false, below: row?.below ?? [] };
}

/** How many discards of a position wait for a person. */
export async function countPending(tx: Tx, agencyId: string, positionId: string): Promise<number> {
  const { total } = await tx
    .selectFrom('applications')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('agency_id', '=', agencyId)
    .where('position_id', '=', positionId)
    .where('discard_state', '=', 'PROVISIONAL')
    .executeTakeFirstOrThrow();
  return Number(total);
}
