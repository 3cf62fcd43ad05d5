import type { PossibleDuplicate } from '@cantera/shared/contracts/candidate-creation';
import { DUPLICATE_REASONS } from '@cantera/shared/contracts/duplicates';
import type { Tx } from '../../db/tenant.ts';
import { blockKeys, type CandidateFeatures, countedKeys, featuresOf } from './features.ts';
import { neighboursOf, readFeatures, readFrequencies, writeKeys } from './keys.repository.ts';
import { compare, probabilityOf, weigh } from './score.ts';

/** Somebody who is no candidate, by what is compared; `id` tells them from others of their kind. */
export interface Stranger {
  readonly id: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly email: string | null;
  readonly phoneNumber: string | null;
  readonly linkedin: string | null;
  readonly cityId: number | null;
  readonly companies: readonly string[];
}
/** Who looks like a stranger: a candidate's or another stranger's id. */
export interface Resemblance extends Pick<PossibleDuplicate, 'probability' | 'reasons'> {
  readonly id: string;
}

/** Writes what a candidate can be found by, at once: whoever is compared in the next seconds finds them. */
export async function rememberCandidate(tx: Tx, agencyId: string, candidateId: string): Promise<void> {
  await writeKeys(tx, agencyId, await readFeatures(tx, agencyId, [candidateId], true));
}

const toFeatures = (stranger: Stranger): CandidateFeatures =>
  featuresOf({
    id: stranger.id,
    first_name: stranger.firstName ?? '',
    last_name: stranger.lastName ?? '',
    email: stranger.email,
    phone_number: stranger.phoneNumber,
    linkedin: stranger.linkedin,
    city_id: stranger.cityId,
    companies: stranger.companies,
  });

/**
 * Who of the candidates, and of other strangers, looks like a stranger: found by the same blocks and judged by the same
 * weights as candidates among themselves; the surest first.
 */
export async function findResembling(
  tx: Tx,
  agencyId: string,
  stranger: Stranger,
  others: readonly Stranger[] = [],
): Promise<{ candidates: Resemblance[]; strangers: Resemblance[] }> {
  const one = toFeatures(stranger);
  const blocks = new Set(blockKeys(one));
  const near = others.map(toFeatures).filter((other) => blockKeys(other).some((key) => blocks.has(key)));
  const stored = await readFeatures(tx, agencyId, await neighboursOf(tx, agencyId, one));
  const frequencies = await readFrequencies(tx, agencyId, countedKeys(one, [...near, ...stored]));
  const weighed = weigh(one, frequencies);
  const judge = (features: readonly CandidateFeatures[]): Resemblance[] =>
    features
      .flatMap((other) => {
        const found = compare(weighed, weigh(other, frequencies));
        if (!found) return [];
        const reasons = DUPLICATE_REASONS.filter((reason) => found.reasons.includes(reason));
        return [{ id: other.id, probability: probabilityOf(found.score), reasons }];
      })
      .sort((a, b) => b.probability - a.probability);
  return { candidates: judge(stored), strangers: judge(near) };
}
