import type { Tx } from '../../db/tenant.ts';
import { countedKeys } from './features.ts';
import { neighbours, readFeatures, readFrequencies, writeKeys } from './keys.repository.ts';
import { deletePairsExcept, type FoundPair, writePairs } from './pairs.repository.ts';
import { compare, type Weighed, weigh } from './score.ts';

/** Those of the pairs who look like one person. */
export function judge(
  pairs: readonly (readonly [string, string])[],
  candidates: ReadonlyMap<string, Weighed>,
): FoundPair[] {
  const found: FoundPair[] = [];
  for (const [one, other] of pairs) {
    const [first, second] = [candidates.get(one), candidates.get(other)];
    const comparison = first && second && compare(first, second);
    if (comparison) found.push({ ...comparison, first: first.features, second: second.features });
  }
  return found;
}

/**
 * Looks whether one candidate looks like others, and writes what it finds. One who is gone takes their pairs
 * along.
 */
export async function checkCandidate(tx: Tx, agencyId: string, candidateId: string): Promise<void> {
  const [candidate] = await readFeatures(tx, agencyId, [candidateId], true);
  if (!candidate) return;
  await writeKeys(tx, agencyId, [candidate]);
  const others = await readFeatures(tx, agencyId, await neighbours(tx, agencyId, candidateId));
  const frequencies = await readFrequencies(tx, agencyId, countedKeys(candidate, others));
  const weighed = new Map([candidate, ...others].map((one) => [one.id, weigh(one, frequencies)]));
  const found = judge(
    others.map(({ id }) => [candidateId, id] as const),
    weighed,
  );
  await writePairs(tx, agencyId, found);
  await deletePairsExcept(tx, agencyId, candidateId, found);
}
