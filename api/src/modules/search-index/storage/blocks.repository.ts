import { sql } from 'kysely';
import type { Tx } from '../../../db/tenant.ts';
import {
  type Bits,
  BLOCK_SIZE,
  clearBit,
  decodeInto,
  emptyBits,
  encode,
  setBit,
} from '../evaluator/postings.ts';
import { BlockCache, type KeptBlock, owned } from './block-cache.ts';

/** One generation of the index of an agency. */
export interface Generation {
  readonly agencyId: string;
  readonly generation: number;
}

interface BlockRow {
  readonly term: string;
  readonly block: number;
  readonly bits: Buffer;
}

interface ReadRow {
  readonly term: string;
  readonly block: number;
  readonly version: string;
  /** Null where the version is the one that is kept. */
  readonly bits: Buffer | null;
}

const cache = new BlockCache();

/**
 * Which version of a row this is: another one after each change of it. Numbers of transactions and places begin anew where a database
 * is put back from a copy, which takes a new start of the server.
 */
const VERSION = sql`b.xmin::text || b.ctid::text || extract(epoch from pg_postmaster_start_time())`;

/**
 * The stored bytes of some terms, by block. One statement; the bytes come along of those blocks alone that have changed since this
 * process read them: carrying them over takes most of the time of a search among a million.
 */
export async function readBlocks(
  tx: Tx,
  { agencyId, generation }: Generation,
  terms: readonly string[],
): Promise<Map<number, Map<string, Buffer>>> {
  const keyOf = (term: string) => `${agencyId} ${generation} ${term}`;
  const kept = new Map(terms.map((term) => [term, cache.get(keyOf(term))]));
  const known = Object.fromEntries(
    [...kept].flatMap(([term, blocks]) =>
      [...(blocks ?? [])].map(([block, { version }]) => [`${block} ${term}`, version]),
    ),
  );
  const { rows } = await sql<ReadRow>`
    select b.term, b.block, ${VERSION} as version,
      case when ${JSON.stringify(known)}::jsonb ->> (b.block || ' ' || b.term) = ${VERSION} then null else b.bits end as bits
    from search_blocks b
    where b.agency_id = ${agencyId} and b.generation = ${generation} and b.term = any(${[...terms]}::text[])`.execute(
    tx,
  );
  const read = new Map<string, Map<number, KeptBlock>>();
  const blocks = new Map<number, Map<string, Buffer>>();
  for (const { term, block, version, bits: sent } of rows) {
    const bits = sent ? owned(sent) : (kept.get(term)?.get(block)?.bits ?? Buffer.alloc(0));
    blocks.set(block, (blocks.get(block) ?? new Map()).set(term, bits));
    read.set(term, (read.get(term) ?? new Map()).set(block, { version, bits }));
  }
  for (const [term, ofTerm] of read) cache.set(keyOf(term), ofTerm);
  return blocks;
}

/** Those of the terms that somebody has. */
export async function knownTerms(
  tx: Tx,
  { agencyId, generation }: Generation,
  terms: readonly string[],
): Promise<Set<string>> {
  const { rows } = await sql<{ term: string }>`
    select distinct term from search_blocks
    where agency_id = ${agencyId} and generation = ${generation} and term = any(${[...terms]}::text[])`.execute(
    tx,
  );
  return new Set(rows.map(({ term }) => term));
}

/** At most `limit` terms of the index that begin so, in order. */
export async function termsBeginning(
  tx: Tx,
  { agencyId, generation }: Generation,
  beginning: string,
  limit: number,
): Promise<string[]> {
  const { rows } = await sql<{ term: string }>`
    select distinct term from search_blocks
    where agency_id = ${agencyId} and generation = ${generation}
      and term >= ${beginning} and term < ${`${beginning}\u{10ffff}`} order by term limit ${limit}`.execute(
    tx,
  );
  return rows.map(({ term }) => term);
}

/** Numbers that have a term from now on, and those that have it no more, by term. */
export interface BlockChanges {
  readonly added: ReadonlyMap<string, readonly number[]>;
  readonly removed: ReadonlyMap<string, readonly number[]>;
}

/** Terms that are written together. */
const SHARE = 2000;

interface Changed {
  readonly term: string;
  readonly block: number;
  readonly bits: Bits;
}

async function writeShare(
  tx: Tx,
  { agencyId, generation }: Generation,
  changes: BlockChanges,
  terms: string[],
) {
  const numbersOf = (term: string) => [
    ...(changes.added.get(term) ?? []).map((doc) => ({ doc, isSet: true })),
    ...(changes.removed.get(term) ?? []).map((doc) => ({ doc, isSet: false })),
  ];
  const changed = new Map<string, Changed>();
  const blocks = new Set<number>();
  for (const term of terms)
    for (const { doc } of numbersOf(term)) {
      const block = Math.floor(doc / BLOCK_SIZE);
      blocks.add(block);
      if (!changed.has(`${block} ${term}`))
        changed.set(`${block} ${term}`, { term, block, bits: emptyBits() });
    }
  // In one order, so that two who write wait for each other and not in a circle.
  const { rows } = await sql<BlockRow>`
    select term, block, bits from search_blocks
    where agency_id = ${agencyId} and generation = ${generation} and term = any(${terms}::text[])
      and block = any(${[...blocks]}::int[])
    order by term, block for update`.execute(tx);
  for (const { term, block, bits } of rows) {
    const one = changed.get(`${block} ${term}`);
    if (one) decodeInto(bits, one.bits);
  }
  for (const term of terms)
    for (const { doc, isSet } of numbersOf(term)) {
      const one = changed.get(`${Math.floor(doc / BLOCK_SIZE)} ${term}`);
      if (one) (isSet ? setBit : clearBit)(one.bits, doc % BLOCK_SIZE);
    }
  const encoded = [...changed.values()].map(({ term, block, bits }) => ({ term, block, ...encode(bits) }));
  const full = encoded.filter(({ n }) => n > 0);
  const empty = encoded.filter(({ n }) => n === 0);
  if (full.length > 0)
    await sql`
      insert into search_blocks (agency_id, generation, term, block, n, bits)
      select ${agencyId}::uuid, ${generation}::int, w.* from unnest(${full.map(({ term }) => term)}::text[],
        ${full.map(({ block }) => block)}::int[], ${full.map(({ n }) => n)}::int[], ${full.map(({ bytes }) => bytes)}::bytea[]) w
      on conflict (agency_id, generation, term, block) do update set n = excluded.n, bits = excluded.bits`.execute(
      tx,
    );
  if (empty.length > 0)
    await sql`
      delete from search_blocks b using unnest(${empty.map(({ term }) => term)}::text[], ${empty.map(({ block }) => block)}::int[]) w (term, block)
      where b.agency_id = ${agencyId} and b.generation = ${generation} and b.term = w.term and b.block = w.block`.execute(
      tx,
    );
}

/** Writes what has changed, term by term; a term that nobody has any more goes. */
export async function writeBlocks(tx: Tx, generation: Generation, changes: BlockChanges): Promise<void> {
  const terms = [...new Set([...changes.added.keys(), ...changes.removed.keys()])].sort();
  for (let from = 0; from < terms.length; from += SHARE)
    await writeShare(tx, generation, changes, terms.slice(from, from + SHARE));
}
