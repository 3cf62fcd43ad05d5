import type { Tx } from '../../db/tenant.ts';
import type { CandidateFeatures } from './features.ts';
import { neighbours, readFeatures, readFrequencies, writeKeys } from './keys.repository.ts';
import { type FoundPair, writePairs } from './pairs.repository.ts';
import { compare, type Frequencies, THRESHOLD } from './score.ts';

/** Those of the pairs who look like one person. */
export function judge(
  pairs: readonly (readonly [string, string])[],
  features: ReadonlyMap<string, CandidateFeatures>,
  frequencies: Frequencies,
): FoundPair[] {
  return pairs.flatMap(([one, other]) => {
    const [first, second] = [features.get(one), features.get(other)];
    if (!first || !second) return [];
    const comparison = compare(first, second, frequencies);
    return comparison.score >= THRESHOLD ? [{ ...comparison, first, second }] : [];
  });
}

/** Looks whether one candidate looks like others, and writes what it finds. One who is gone takes his pairs along. */
export async function checkCandidate(tx: Tx, agencyId: string, candidateId: string): Promise<void> {
  const [candidate] = await readFeatures(tx, agencyId, [candidateId], true);
  if (!candidate) return;
  await writeKeys(tx, agencyId, [candidate]);
  const pairs = await neighbours(tx, agencyId, [candidateId], false);
  const others = await readFeatures(
    tx,
    agencyId,
    pairs.map(([, other]) => other),
  );
  const features = new Map([candidate, ...others].map((one) => [one.id, one]));
  const frequencies = await readFrequencies(tx, agencyId, [...features.values()]);
  await writePairs(tx, agencyId, [candidateId], judge(pairs, features, frequencies), false);
}
