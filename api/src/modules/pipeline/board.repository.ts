import type { Step } from '@cantera/shared/contracts/pipeline';
import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import { jsonMoment, jsonObject, jsonPlain, jsonString, jsonWord } from '../../db/json-text.ts';
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

interface KeptBoard {
  readonly mark: string;
  readonly text: WireText;
}
const MAX_BYTES = 64 * 1024 * 1024;
/** Names of people who were erased go with the text; nobody may ask for that board again. */
const MAX_AGE_MS = 3_600_000;
/** By agency and position. */
const boards = new LRUCache<string, KeptBoard>({
  maxSize: MAX_BYTES,
  ttl: MAX_AGE_MS,
  ttlAutopurge: true,
  sizeCalculation: ({ text }) => text.bytes.byteLength,
});

const column = (name: string) => sql.ref(name);

const rejectedAt = sql`case when a.discard_state is null then a.rejected_at else a.discarded_at end`;
/** An application as its card shows it, of `applications as a`, `candidates as c` and `application_scores as sc`. */
const card = () => {
  const shown = {
    id: jsonWord(column('a.id')),
    candidate: wireCard(),
    source: jsonWord(column('a.source')),
    seen: jsonPlain(sql`a.seen_at is not null`),
    auto_rejected: jsonPlain(column('a.auto_rejected')),
    rejected_at: jsonMoment(rejectedAt),
    created_at: jsonMoment(column('a.created_at')),
    version: jsonPlain(column('a.version')),
    scoring: wireScoring(),
  };
  // Left out of those that were not discarded, which keeps boards of hundreds small.
  const discarded = { ...shown, discard_state: jsonWord(column('a.discard_state')) };
  return sql`case when a.discard_state is null then ${jsonObject(shown)} else ${jsonObject(discarded)} end`;
};

const cards = () => sql<string>`'[' || coalesce((
    select string_agg(${card()}, ',' order by a.created_at desc, a.id desc)
    from applications a
    join candidates c on c.agency_id = a.agency_id and c.id = a.candidate_id
    left join application_scores sc on sc.agency_id = a.agency_id and sc.application_id = a.id
    where a.agency_id = s.agency_id and a.position_id = s.position_id and a.step_id = s.id
  ), '') || ']'`;

const items = (agencyId: string, positionId: string) => sql<string>`
  select string_agg(${jsonObject({
    id: jsonWord(column('s.id')),
    name: jsonString(column('s.name')),
    position: jsonPlain(column('s.ordinal')),
    type: jsonWord(column('s.type')),
    category_id: jsonWord(column('s.category')),
    created_at: jsonMoment(column('s.created_at')),
    applications: cards(),
  })}, ',' order by s.ordinal)
  from steps s where s.agency_id = ${agencyId} and s.position_id = ${positionId}`;

/** Which version of which rows a board is made of. Every change of a row gives it the number of the transaction that made it (`xmin`). */
const mark = (agencyId: string, positionId: string) => sql<string>`
  encode(sha256(convert_to(concat(
    (select string_agg(concat_ws(' ', a.xmin, c.xmin, sc.xmin), ',')
     from applications a
     join candidates c on c.agency_id = a.agency_id and c.id = a.candidate_id
     left join application_scores sc on sc.agency_id = a.agency_id and sc.application_id = a.id
     where a.agency_id = ${agencyId} and a.position_id = ${positionId}),
    ';',
    (select string_agg(s.xmin::text, ',') from steps s where s.agency_id = ${agencyId} and s.position_id = ${positionId})
  ), 'UTF8')), 'hex')`;

/** The steps of a board's position as `items`, in the wire's form, and their mark. */
export const board = (agencyId: string, positionId: string) => sql<{ mark: string; items: string | null }>`
  select ${mark(agencyId, positionId)} as mark, (${items(agencyId, positionId)}) as items`;

/**
 * The steps of a position in their order, each with its applications, the newest first. The database writes the answer, because making
 * rows, objects and text of hundreds of cards costs the process several times as much as all the rest of the call. The answer is kept
 * for an hour, and given again as long as the database says that it would write the same.
 */
export async function readBoard(tx: Tx, agencyId: string, positionId: string): Promise<WireText> {
  const key = `${agencyId}/${positionId}`;
  const kept = boards.get(key);
  if (kept) {
    const { rows } = await sql<{ mark: string }>`select ${mark(agencyId, positionId)} as mark`.execute(tx);
    if (rows[0]?.mark === kept.mark) return kept.text;
  }
  // The mark once more, because another transaction may have ended in between.
  const { rows } = await board(agencyId, positionId).execute(tx);
  const text = new WireText(`{"data":{"items":[${rows[0]?.items ?? ''}]}}`);
  boards.set(key, { mark: rows[0]?.mark ?? '', text });
  return text;
}
