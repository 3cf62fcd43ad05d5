import type { Step } from '@cantera/shared/contracts/pipeline';
import { sql } from 'kysely';
import type { Tx } from '../../db/tenant.ts';
import { WireText } from '../../http/wire-text.ts';
import { wireCard } from '../candidates/index.ts';
import type { StepRow } from '../hiring-process/index.ts';
import { wireScoring } from '../scores/index.ts';

export const toStep = (row: StepRow): Step => ({
  id: row.id,
  name: row.name,
  position: row.ordinal,
  type: row.type,
  categoryId: row.category,
  createdAt: row.created_at,
});

/** The steps of a position in their order. */
export function findSteps(tx: Tx, agencyId: string, positionId: string): Promise<StepRow[]> {
  return tx
    .selectFrom('steps')
    .select(['id', 'name', 'ordinal', 'type', 'category', 'created_at'])
    .where('agency_id', '=', agencyId)
    .where('position_id', '=', positionId)
    .orderBy('ordinal')
    .execute();
}

/** A moment as the wire has it. */
const moment = (column: string) =>
  sql<string>`to_char(${sql.ref(column)} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const parts = sql`'id', a.id,
  'candidate', ${wireCard()},
  'source', a.source,
  'seen', a.seen_at is not null,
  'auto_rejected', a.auto_rejected,
  'rejected_at', case when a.discard_state is null then ${moment('a.rejected_at')} else ${moment('a.discarded_at')} end,
  'created_at', ${moment('a.created_at')},
  'version', a.version,
  'scoring', ${wireScoring}`;
/** An application as its card shows it, of `applications as a`, `candidates as c` and `application_scores as sc`. */
const card = sql`case when a.discard_state is null then json_build_object(${parts})
  else json_build_object(${parts}, 'discard_state', a.discard_state) end`;

const cards = sql`(select json_agg(${card} order by a.created_at desc, a.id desc)
  from applications a
  join candidates c on c.agency_id = a.agency_id and c.id = a.candidate_id
  left join application_scores sc on sc.agency_id = a.agency_id and sc.application_id = a.id
  where a.agency_id = s.agency_id and a.position_id = s.position_id and a.step_id = s.id)`;

/** The board of a position as `body`, in the wire's form. */
export const board = (agencyId: string, positionId: string) => sql<{ body: string }>`
  select json_build_object('data', json_build_object('items', coalesce(json_agg(json_build_object(
    'id', s.id, 'name', s.name, 'position', s.ordinal, 'type', s.type, 'category_id', s.category,
    'created_at', ${moment('s.created_at')}, 'applications', coalesce(${cards}, '[]')
  ) order by s.ordinal), '[]')))::text as body
  from steps s where s.agency_id = ${agencyId} and s.position_id = ${positionId}`;

/**
 * The steps of a position in their order, each with its applications, the newest first. The database writes the answer: making rows,
 * objects and text of hundreds of cards, one after the other, costs the process several times as much as all the rest of the call.
 */
export async function readBoard(tx: Tx, agencyId: string, positionId: string): Promise<WireText> {
  const { rows } = await board(agencyId, positionId).execute(tx);
  return new WireText(rows[0]?.body ?? '');
}
