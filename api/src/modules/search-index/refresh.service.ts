import { now } from '../../clock.ts';
import type { Tx } from '../../db/tenant.ts';
import { enqueue } from '../../jobs/queue.ts';
import { buildShare, isOutdated } from './build.service.ts';
import { readPeople } from './people/people.repository.ts';
import type { Person } from './people/person.ts';
import { termsOfPeople } from './people/terms-of-people.ts';
import type { Generation } from './storage/blocks.repository.ts';
import { type DocChange, docsOf, writeDocs } from './storage/docs.repository.ts';
import {
  holdState,
  readDirty,
  type State,
  settleAll,
  settleDirty,
  sweepGenerations,
  writeState,
} from './storage/state.repository.ts';

/** Changes that are taken in together. */
const SHARE = 2000;
/** A change that comes sooner after a refresh waits until then. */
export const PAUSE_MS = 2000;

/** The month of a time, `yyyy-mm`. */
export const monthOf = (at: Date): string => at.toISOString().slice(0, 'yyyy-mm'.length);

const inOrder = (one: Person, other: Person): number =>
  one.createdAt.localeCompare(other.createdAt) || one.id.localeCompare(other.id);

interface Changed {
  readonly ids: readonly string[];
  /** Those of them who exist, in order of creation. */
  readonly people: readonly Person[];
  readonly terms: ReadonlyMap<string, ReadonlySet<string>>;
  readonly month: string;
}

/** Takes changes into a generation; gives the first number that is free then. `isIn`: who belongs there without a number yet. */
async function takeIn(
  tx: Tx,
  generation: Generation,
  nextDoc: number,
  { ids, people, terms, month }: Changed,
  isIn: (person: Person) => boolean,
): Promise<number> {
  const known = await docsOf(tx, generation, ids, true);
  const changes: DocChange[] = [];
  for (const [candidateId, { doc, terms: before }] of known)
    changes.push({ doc, candidateId, before, after: terms.get(candidateId) ?? null });
  let free = nextDoc;
  for (const person of people) {
    if (known.has(person.id) || !isIn(person)) continue;
    changes.push({ doc: free, candidateId: person.id, before: [], after: terms.get(person.id) ?? null });
    free += 1;
  }
  await writeDocs(tx, generation, changes, month);
  return free;
}

const isBuilt = ({ builtCreatedAt, builtId }: State, { createdAt, id }: Person): boolean => {
  if (!builtId || !builtCreatedAt) return false;
  const [created, until] = [Date.parse(createdAt), Date.parse(builtCreatedAt)];
  return created < until || (created === until && id <= builtId);
};

/** Has those who were deleted taken out of stored searches, in nobody's request. */
async function forgetGone(tx: Tx, agencyId: string, candidateIds: readonly string[]): Promise<void> {
  for (let from = 0; from < candidateIds.length; from += SHARE)
    await enqueue(tx, 'search.forget', { agencyId, candidateIds: candidateIds.slice(from, from + SHARE) });
}

/** Takes a share of the changes in; gives the state then, and whether there may be more. */
async function takeShare(tx: Tx, agencyId: string, before: State, month: string) {
  const dirty = await readDirty(tx, agencyId, SHARE);
  if (dirty.length === 0) return { state: before, hasMore: false };
  const ids = [...new Set(dirty.map(({ candidateId }) => candidateId))];
  const people = (await readPeople(tx, agencyId, ids)).toSorted(inOrder);
  const terms = await termsOfPeople(people, month);
  const changed = { ids, people, terms, month };
  let state = before;
  if (state.generation > 0) {
    const generation = { agencyId, generation: state.generation };
    state = { ...state, nextDoc: await takeIn(tx, generation, state.nextDoc, changed, () => true) };
  }
  if (state.building !== null) {
    const generation = { agencyId, generation: state.building };
    const isIn = (person: Person) => isBuilt(before, person);
    state = {
      ...state,
      buildingNextDoc: await takeIn(tx, generation, state.buildingNextDoc, changed, isIn),
    };
  }
  await forgetGone(
    tx,
    agencyId,
    ids.filter((id) => !terms.has(id)),
  );
  await settleDirty(
    tx,
    agencyId,
    dirty.map(({ id }) => id),
  );
  return { state, hasMore: dirty.length === SHARE };
}

/**
 * Brings the index of an agency forward: a share more of a generation that is being built, a share of those who have changed.
 * Gives when there is more to do: at once (0), in so many milliseconds, or not (null).
 */
export async function refreshIndex(tx: Tx, agencyId: string): Promise<number | null> {
  const before = await holdState(tx, agencyId);
  const since = before.refreshedAt ? now().getTime() - Date.parse(before.refreshedAt) : PAUSE_MS;
  const mayWait = !isOutdated(before) && since >= 0 && since < PAUSE_MS;
  if (mayWait) return PAUSE_MS - since;
  const month = monthOf(now());
  // A first build reads everybody: their changes until now are in it.
  if (before.generation === 0 && before.building === null)
    await forgetGone(tx, agencyId, await settleAll(tx, agencyId));
  const built = isOutdated(before) ? await buildShare(tx, agencyId, before, month) : before;
  const { state, hasMore } = await takeShare(tx, agencyId, built, month);
  // Whoever has begun to read the generation before finds it until the next refresh.
  const live = [before.generation, state.generation, ...(state.building === null ? [] : [state.building])];
  const isReplaced = before.generation > 0 && before.generation !== state.generation;
  const hasOld = isReplaced || (state.generation > 1 && (await sweepGenerations(tx, agencyId, live)));
  const isDone = !hasMore && state.building === null && !hasOld;
  await writeState(tx, agencyId, { ...state, refreshedAt: isDone ? now().toISOString() : state.refreshedAt });
  return isDone ? null : 0;
}
