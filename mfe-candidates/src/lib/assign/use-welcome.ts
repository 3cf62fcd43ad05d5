import { call } from '@cantera/shared/api-client';
import type { EndpointResponse } from '@cantera/shared/contracts';
import { previewWelcome } from '@cantera/shared/contracts/applications';
import useSWR from 'swr';
import { slicesOf } from '../selection/slices.ts';
import { ADDED_AT_ONCE } from './add-to-position.ts';

type Welcome = EndpointResponse<typeof previewWelcome>['data'];

/** What all of them would get together; of what is shown, the first part's. */
const joined = (one: Welcome, other: Welcome): Welcome => ({
  ...one,
  count: one.count + other.count,
  problemCount: one.problemCount + other.problemCount,
  items: one.items.length > 0 ? one.items : other.items,
  neverAsked: [...one.neverAsked, ...other.neverAsked],
});

async function readWelcome(positionId: string, candidateIds: readonly string[]): Promise<Welcome> {
  const parts: Welcome[] = [];
  for (const ids of slicesOf(candidateIds, ADDED_AT_ONCE))
    parts.push(
      (await call(previewWelcome, { params: { id: positionId }, body: { candidateIds: ids } })).data,
    );
  return parts.reduce(joined);
}

/** The welcome that candidates would get, however many they are. */
export const useWelcome = (positionId: string, candidateIds: readonly string[]) =>
  useSWR(['welcome', positionId, candidateIds], () => readWelcome(positionId, candidateIds));
