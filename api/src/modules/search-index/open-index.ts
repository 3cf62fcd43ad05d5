import { now } from '../../clock.ts';
import type { Tx } from '../../db/tenant.ts';
import { together } from '../../db/together.ts';
import { isOlder, isOutdated } from './build.service.ts';
import type { Block } from './evaluator/evaluate.ts';
import { blocksOf, type Patch } from './evaluator/memory-blocks.ts';
import { readPeople } from './people/people.repository.ts';
import { termsOfPeople } from './people/terms-of-people.ts';
import { monthOf } from './refresh.service.ts';
import { type Generation, knownTerms, readBlocks, termsBeginning } from './storage/blocks.repository.ts';
import { candidatesOf, numbersOf } from './storage/docs.repository.ts';
import { countDirty, dirtyCandidates, readState, type State } from './storage/state.repository.ts';

/** Changed people who are judged from their rows by every search. */
const MOST_JUDGED = 200;

/** What an answer of the index leaves out. */
export interface IndexGaps {
  /** While it is being built: how many of all it knows. */
  readonly building?: {
    readonly done: number;
    readonly total: number;
    /** Meanwhile everybody is found by what another version knew of them. */
    readonly isOlder?: true;
  };
  /** How many have changed and are still found by what they were. */
  readonly waiting?: number;
}

/** People by their numbers in one generation of an index. */
export interface Numbers {
  readonly generation: number;
  readonly docs: readonly number[];
}

/** Of how many numbers it was asked whose they are, and the candidates in their order: those who are not gone. */
export interface Whose {
  readonly asked: number;
  readonly ids: readonly string[];
}

/** The index of an agency, with those who have changed since it was written. It is read when something is asked of it. */
export interface OpenIndex {
  /** Everybody, by what the terms say of them. */
  blocks(terms: ReadonlySet<string>): Promise<Block[]>;
  /** Those of the terms that somebody has. */
  known(terms: readonly string[]): Promise<Set<string>>;
  /** At most `limit` terms that begin so. */
  beginning(beginning: string, limit: number): Promise<string[]>;
  /** Whose numbers these are, in their order; of somebody who is gone, none. */
  candidatesOf(docs: readonly number[]): Promise<string[]>;
  /** Whose the first numbers are, `least` of them or more, and the others as they can be kept and asked for later. */
  firstOf(docs: readonly number[], least: number): Promise<{ first: Whose; others: Numbers }>;
  /** Whose numbers these are that were kept; nobody's where another generation answers by now. */
  keptOf(numbers: Numbers): Promise<Whose>;
  /** The numbers of candidates. */
  docsOf(candidateIds: readonly string[]): Promise<Map<string, number>>;
  standing(): Promise<IndexGaps>;
  /** Whether it was built by what another version knew, or is being built anew: some of its terms may mean something else. */
  isOutdated(): Promise<boolean>;
  /** Whether what answers was built by another version: of neighbouring words it may know pairs alone. */
  isOlder(): Promise<boolean>;
  /**
   * Asked when all is read: throws, so that the transaction is run again, where the index was written in the meantime and the
   * answers before and after do not belong together.
   */
  requireUnchanged(): Promise<void>;
}

interface Changes {
  readonly patches: readonly Patch[];
  /** Numbers of those who have none in the index yet, by candidate. */
  readonly strangers: ReadonlyMap<string, number>;
  /** How many others may have changed. */
  readonly waiting: number;
}

async function readChanges(
  tx: Tx,
  generation: Generation,
  nextDoc: number,
  { ids, hasMore }: Awaited<ReturnType<typeof dirtyCandidates>>,
): Promise<Changes> {
  const [people, numbers] = await together([
    readPeople(tx, generation.agencyId, ids),
    numbersOf(tx, generation, ids),
  ]);
  const terms = await termsOfPeople(people, monthOf(now()));
  const strangers = new Map<string, number>();
  const newest = people.toSorted(
    (one, other) => one.createdAt.localeCompare(other.createdAt) || one.id.localeCompare(other.id),
  );
  for (const { id } of newest) if (!numbers.has(id)) strangers.set(id, nextDoc + strangers.size);
  const patches = [...numbers, ...strangers].map(([id, doc]) => ({
    doc,
    terms: terms.get(id) ?? new Set<string>(),
  }));
  const waiting = hasMore ? Math.max(0, (await countDirty(tx, generation.agencyId)) - ids.length) : 0;
  return { patches, strangers, waiting };
}

async function countAll(tx: Tx, agencyId: string): Promise<number> {
  const row = await tx
    .selectFrom('agencies')
    .select('candidate_count as count')
    .where('id', '=', agencyId)
    .executeTakeFirst();
  return row?.count ?? 0;
}

/** What is said of an index that is not whole, or not of today's lexicon; nothing where everybody is known all the same. */
async function buildingOf(tx: Tx, agencyId: string, state: State | undefined, strangers: number) {
  if (state && !isOutdated(state)) return {};
  const total = await countAll(tx, agencyId);
  const done = (state?.building ? state.buildingNextDoc : 0) + (state?.generation ? 0 : strangers);
  if (done >= total) return {};
  return { building: { done, total, ...(state && isOlder(state) ? { isOlder: true as const } : {}) } };
}

/** The index as one refresh has left it. */
interface OpenedIndex extends Changes {
  readonly state: State | undefined;
  readonly generation: Generation;
}

async function open(tx: Tx, agencyId: string): Promise<OpenedIndex> {
  const [state, dirty] = await together([
    readState(tx, agencyId),
    dirtyCandidates(tx, agencyId, MOST_JUDGED),
  ]);
  const isReady = state !== undefined && state.generation > 0;
  const generation: Generation = {
    agencyId,
    generation: isReady ? state.generation : (state?.building ?? 0),
  };
  const nextDoc = (isReady ? state.nextDoc : state?.buildingNextDoc) ?? 0;
  return { state, generation, ...(await readChanges(tx, generation, nextDoc, dirty)) };
}

/** What PostgreSQL says of a transaction that has to be run again. */
const GAVE_WAY = '40001';

/** The index of the transaction's agency. */
export function openIndex(tx: Tx, agencyId: string): OpenIndex {
  let reading: Promise<OpenedIndex> | undefined;
  const opened = (): Promise<OpenedIndex> => {
    reading ??= open(tx, agencyId);
    return reading;
  };
  const candidatesOfDocs = async (docs: readonly number[]): Promise<string[]> => {
    const { generation, strangers } = await opened();
    const known = await candidatesOf(tx, generation, docs);
    const unknown = new Map([...strangers].map(([id, doc]) => [doc, id]));
    return docs.flatMap((doc) => known.get(doc) ?? unknown.get(doc) ?? []);
  };
  return {
    async blocks(terms) {
      const { generation, patches } = await opened();
      return blocksOf(await readBlocks(tx, generation, [...terms]), patches);
    },
    async known(terms) {
      const { generation, patches } = await opened();
      const stored = await knownTerms(tx, generation, terms);
      return new Set(terms.filter((term) => stored.has(term) || patches.some((one) => one.terms.has(term))));
    },
    async beginning(beginning, limit) {
      const { generation, patches } = await opened();
      const stored = await termsBeginning(tx, generation, beginning, limit);
      const changed = patches.flatMap(({ terms }) => [...terms].filter((term) => term.startsWith(beginning)));
      return [...new Set([...stored, ...changed])].sort().slice(0, limit);
    },
    candidatesOf: candidatesOfDocs,
    async firstOf(docs, least) {
      const { generation, strangers } = await opened();
      const unwritten = new Set(strangers.values());
      // Somebody who has no number yet may get another one.
      const end = Math.max(least, docs.findLastIndex((doc) => unwritten.has(doc)) + 1);
      const first = docs.slice(0, end);
      return {
        first: { asked: first.length, ids: await candidatesOfDocs(first) },
        others: { generation: generation.generation, docs: docs.slice(end) },
      };
    },
    async keptOf(numbers) {
      const { generation } = await opened();
      if (numbers.generation !== generation.generation) return { asked: 0, ids: [] };
      return { asked: numbers.docs.length, ids: await candidatesOfDocs(numbers.docs) };
    },
    async docsOf(ids) {
      const { generation, strangers } = await opened();
      const known = await numbersOf(tx, generation, ids);
      for (const id of ids) {
        const doc = strangers.get(id);
        if (doc !== undefined) known.set(id, doc);
      }
      return known;
    },
    async standing() {
      const { state, strangers, waiting } = await opened();
      return {
        ...(await buildingOf(tx, agencyId, state, strangers.size)),
        ...(waiting > 0 ? { waiting } : {}),
      };
    },
    async isOutdated() {
      const { state } = await opened();
      return state !== undefined && isOutdated(state);
    },
    async isOlder() {
      const { state } = await opened();
      return state !== undefined && isOlder(state);
    },
    async requireUnchanged() {
      if (!reading) return;
      const { state } = await reading;
      const then = await readState(tx, agencyId);
      if (then?.version !== state?.version)
        throw Object.assign(new Error('the index was written while it was read'), { code: GAVE_WAY });
    },
  };
}
