import { apiKey, useApi } from '@cantera/shared/api-client';
import type { EndpointResponse } from '@cantera/shared/contracts';
import { type BoardStep, listSteps } from '@cantera/shared/contracts/pipeline';
import { useCallback, useRef } from 'react';
import { useSWRConfig } from 'swr';
import { keepSame } from '../model/board-changes.ts';
import { boardPatch } from '../model/live-changes.ts';

type Answer = EndpointResponse<typeof listSteps>;

/** The steps of a position with their applications, as the server last told them, in their order. */
export function useBoard(positionId: string) {
  const shown = useRef<readonly BoardStep[]>([]);
  const query = useApi(listSteps, { params: { id: positionId } }, { patch: boardPatch });
  const items = query.data?.data.items;
  // Kept outside of state: it only spares drawing, what is drawn depends on `items` alone.
  if (items) shown.current = keepSame(shown.current, items);
  return { query, steps: items && shown.current };
}

/** Changes what is cached of a board; unless told not to, the server is asked again right after. */
export function useBoardCache(positionId: string) {
  const { mutate } = useSWRConfig();
  return useCallback(
    (change: (steps: readonly BoardStep[]) => readonly BoardStep[], revalidate = true) =>
      mutate<Answer>(
        apiKey(listSteps, { params: { id: positionId } }),
        (current) => current && { data: { items: [...change(current.data.items)] } },
        { revalidate },
      ),
    [mutate, positionId],
  );
}
