import { apiKey, call, useRefresh } from '@cantera/shared/api-client';
import {
  getPosition,
  listPositions,
  type Position,
  type UpdatePositionInput,
  updatePosition,
} from '@cantera/shared/contracts/positions';
import { toast } from '@cantera/shared/design-system';
import { isChangedMeanwhile, mergeLists } from '@cantera/shared/forms';
import { useRef } from 'react';
import { useSWRConfig } from 'swr';

type Answer = { data: Position };

/** Shows a change of a position at once, sends it, and takes it back when the server refuses. */
export function usePositionChange(position: Position) {
  const { mutate } = useSWRConfig();
  const refresh = useRefresh();
  return async (shown: Partial<Position>, body: UpdatePositionInput): Promise<void> => {
    const key = apiKey(getPosition, { params: { id: position.id } });
    try {
      await mutate<Answer>(key, call(updatePosition, { params: { id: position.id }, body }), {
        optimisticData: (current) => ({ data: { ...(current?.data ?? position), ...shown } }),
        rollbackOnError: true,
        revalidate: false,
      });
      await refresh(listPositions);
    } catch {
      toast.standardError();
    }
  };
}

/** Sends a change of a position and shows what the server answers. Rejects when it refuses; nothing is shown before. */
export function useSendPosition(positionId: string) {
  const { mutate } = useSWRConfig();
  const refresh = useRefresh();
  return async (body: UpdatePositionInput): Promise<Position> => {
    const answer = await call(updatePosition, { params: { id: positionId }, body });
    await mutate<Answer>(apiKey(getPosition, { params: { id: positionId } }), answer, { revalidate: false });
    void refresh(listPositions);
    return answer.data;
  };
}

/**
 * Saves the benefits of a position. What someone else put in or took out meanwhile stays so: the lists of two people add up
 * without asking either; a third change in between is told as a failure.
 */
export function useSaveBenefits(position: Position): (benefits: string[]) => Promise<void> {
  const send = useSendPosition(position.id);
  // As the server was last known to hold them: the next save may come before what the last one answered is drawn.
  const known = useRef(position.benefits);
  known.current = position.benefits;
  const save = async (benefits: string[]) => {
    known.current = (await send({ benefits, benefitsBefore: known.current })).benefits;
  };
  return async (benefits) => {
    const base = known.current;
    try {
      await save(benefits);
    } catch (error) {
      if (!isChangedMeanwhile(error)) throw error;
      const fresh = await call(getPosition, { params: { id: position.id } });
      known.current = fresh.data.benefits;
      await save(mergeLists(base, fresh.data.benefits, benefits));
    }
  };
}
