import type { Tx } from '../../db/tenant.ts';
import { nextCandidates, readPeople } from './people/people.repository.ts';
import { termsOfPeople } from './people/terms-of-people.ts';
import { type DocChange, writeDocs } from './storage/docs.repository.ts';
import type { State } from './storage/state.repository.ts';

/** Another number when the same rows may give other terms: every agency's index is then built anew beside the old one. */
export const INDEX_VERSION = 6;
/** People who are taken in together, a transaction: what they are found by is held in memory. */
const SHARE = 2000;

export const isOutdated = ({ lexicon, building }: State): boolean =>
  building !== null || lexicon !== INDEX_VERSION;

/** Whether the generation that answers was built by another version. */
export const isOlder = ({ generation, lexicon }: State): boolean =>
  generation > 0 && lexicon !== INDEX_VERSION;

/** Begins the next generation where the one that answers is outdated. */
const begun = (state: State): State =>
  state.building !== null && state.buildingLexicon === INDEX_VERSION
    ? state
    : {
        ...state,
        building: Math.max(state.generation, state.building ?? 0) + 1,
        buildingLexicon: INDEX_VERSION,
        buildingNextDoc: 0,
        builtCreatedAt: null,
        builtId: null,
      };

/**
 * Builds a share more of the next generation and, at the end of all candidates, makes it the one that answers. `month`:
 * `yyyy-mm`.
 */
export async function buildShare(tx: Tx, agencyId: string, before: State, month: string): Promise<State> {
  const state = begun(before);
  const generation = { agencyId, generation: state.building ?? 1 };
  const next = await nextCandidates(tx, agencyId, state, SHARE);
  const ids = next.map(({ id }) => id);
  const terms = await termsOfPeople(await readPeople(tx, agencyId, ids), month);
  const changes: DocChange[] = [];
  let doc = state.buildingNextDoc;
  for (const id of ids) {
    const after = terms.get(id);
    if (!after) continue;
    changes.push({ doc, candidateId: id, before: [], after });
    doc += 1;
  }
  await writeDocs(tx, generation, changes, month);
  const last = next.at(-1);
  if (last && next.length === SHARE)
    return { ...state, buildingNextDoc: doc, builtCreatedAt: last.created_at, builtId: last.id };
  return {
    ...state,
    generation: generation.generation,
    lexicon: INDEX_VERSION,
    nextDoc: doc,
    building: null,
    buildingLexicon: null,
    buildingNextDoc: 0,
    builtCreatedAt: null,
    builtId: null,
  };
}
