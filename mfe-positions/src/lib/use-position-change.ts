import { apiKey, call, useRefresh } from '@cantera/shared/api-client';
import { type UpdatePositionInput, updatePosition } from '@cantera/shared/contracts/position-changes';
import { getPosition, listPositions, type Position } from '@cantera/shared/contracts/positions';
import { toast } from '@cantera/shared/design-system';
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
