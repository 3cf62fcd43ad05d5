import { sql } from 'kysely';
import type { Tx } from '../../../db/tenant.ts';
import { type BlockChanges, type Generation, writeBlocks } from './blocks.repository.ts';

/** Somebody as the index knows them. */
export interface Doc {
  readonly doc: number;
  readonly candidateId: string;
  readonly terms: readonly string[];
}

/** The numbers of some candidates; `terms` are read with them. Held against other writers where `isHeld`. */
export async function docsOf(
  tx: Tx,
  { agencyId, generation }: Generation,
  candidateIds: readonly string[],
  isHeld = false,
): Promise<Map<string, Doc>> {
  if (candidateIds.length === 0) return new Map();
  const found = tx
    .selectFrom('search_docs')
    .select(['doc', 'candidate_id as candidateId', 'terms'])
    .where('agency_id', '=', agencyId)
    .where('generation', '=', generation)
    .where(sql<boolean>`candidate_id = any(${[...candidateIds]}::uuid[])`)
    .orderBy('doc');
  const rows = await (isHeld ? found.forUpdate() : found).execute();
  return new Map(rows.map((row) => [row.candidateId, row]));
}

interface GenerationDoc {
  readonly generation: number;
  readonly doc: number;
  readonly terms: readonly string[];
  /** The month that they are counted to, `yyyy-mm`. */
  readonly month: string;
}
/** Somebody as each generation knows them; held against other writers. */
export async function holdDocsOf(tx: Tx, agencyId: string, candidateId: string): Promise<GenerationDoc[]> {
  const { rows } = await sql<GenerationDoc>`
    select generation, doc, terms, to_char(counted_to, 'YYYY-MM') as month from search_docs
    where agency_id = ${agencyId} and candidate_id = ${candidateId} order by generation for update`.execute(
    tx,
  );
  return rows;
}

/** The numbers alone of some candidates. */
export async function numbersOf(
  tx: Tx,
  { agencyId, generation }: Generation,
  candidateIds: readonly string[],
): Promise<Map<string, number>> {
  if (candidateIds.length === 0) return new Map();
  const { rows } = await sql<{ doc: number; id: string }>`
    select doc, candidate_id as id from search_docs
    where agency_id = ${agencyId} and generation = ${generation} and candidate_id = any(${[...candidateIds]}::uuid[])`.execute(
    tx,
  );
  return new Map(rows.map(({ doc, id }) => [id, doc]));
}

/** Whose the numbers are. They come as two texts: a thousand rows cost more to take apart than to read. */
export async function candidatesOf(
  tx: Tx,
  { agencyId, generation }: Generation,
  docs: readonly number[],
): Promise<Map<number, string>> {
  if (docs.length === 0) return new Map();
  const { rows } = await sql<{ docs: string | null; ids: string | null }>`
    select string_agg(doc::text, ',') as docs, string_agg(candidate_id::text, ',') as ids
    from search_docs
    where agency_id = ${agencyId} and generation = ${generation} and doc = any(${`{${docs.join(',')}}`}::int[])`.execute(
    tx,
  );
  const ids = rows[0]?.ids?.split(',') ?? [];
  const found = rows[0]?.docs?.split(',') ?? [];
  return new Map(found.map((doc, at) => [Number(doc), ids[at] ?? '']));
}

/** How somebody's terms change; `after` is null of somebody who is gone. */
export interface DocChange {
  readonly doc: number;
  readonly candidateId: string;
  readonly before: readonly string[];
  readonly after: ReadonlySet<string> | null;
}

const note = (map: Map<string, number[]>, term: string, doc: number): void => {
  const known = map.get(term);
  if (known) known.push(doc);
  else map.set(term, [doc]);
};

/** What the changes do to blocks: terms that differ, and no others. */
function differences(changes: readonly DocChange[]): BlockChanges {
  const added = new Map<string, number[]>();
  const removed = new Map<string, number[]>();
  for (const { doc, before, after } of changes) {
    const known = new Set(before);
    for (const term of after ?? []) if (!known.has(term)) note(added, term, doc);
    for (const term of known) if (!after?.has(term)) note(removed, term, doc);
  }
  return { added, removed };
}

/** Writes how people are found from now on: their terms, and the blocks of those that differ. `month`: `yyyy-mm`. */
export async function writeDocs(
  tx: Tx,
  generation: Generation,
  changes: readonly DocChange[],
  month: string,
): Promise<void> {
  const { agencyId } = generation;
  const kept = changes.flatMap(({ doc, candidateId, after }) =>
    after ? [{ doc, id: candidateId, terms: [...after].sort() }] : [],
  );
  const gone = changes.filter(({ after }) => !after).map(({ doc }) => doc);
  if (kept.length > 0)
    await sql`
      insert into search_docs (agency_id, generation, doc, candidate_id, terms, counted_to)
      select ${agencyId}::uuid, ${generation.generation}::int, (w ->> 'doc')::int, (w ->> 'id')::uuid,
        array(select json_array_elements_text(w -> 'terms')), ${`${month}-01`}::date
      from json_array_elements(${JSON.stringify(kept)}::json) w
      on conflict (agency_id, generation, doc) do update set terms = excluded.terms, counted_to = excluded.counted_to
        where search_docs.terms <> excluded.terms or search_docs.counted_to <> excluded.counted_to`.execute(
      tx,
    );
  if (gone.length > 0)
    await sql`delete from search_docs where agency_id = ${agencyId} and generation = ${generation.generation}
      and doc = any(${gone}::int[])`.execute(tx);
  await writeBlocks(tx, generation, differences(changes));
}
