import type { Position } from '@cantera/shared/contracts/positions';
import { toast } from '@cantera/shared/design-system';
import { useSession } from '@cantera/shared/session';
import { useT } from '../messages/index.ts';

/** Milliseconds that toasts about a status stay. */
export const STATUS_TOAST_MS = 4_000;

/** Whether the user recruits for a position, as a question that tells who does not why nothing is sent. */
export function useAssigned(position: Position): () => boolean {
  const t = useT();
  const userId = useSession(({ user }) => user?.id);
  return () => {
    const isAssigned = position.recruiters.some(({ id }) => id === userId);
    if (!isAssigned)
      toast.error(t('positions.statusError.title'), {
        description: t('positions.statusError.notAssigned'),
        duration: STATUS_TOAST_MS,
      });
    return isAssigned;
  };
}
