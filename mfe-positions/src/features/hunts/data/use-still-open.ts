import { call, isApiError, useRefresh } from '@cantera/shared/api-client';
import { getHunt, type Hunt, listHunts } from '@cantera/shared/contracts/hunts';
import { getPosition } from '@cantera/shared/contracts/positions';
import { toast } from '@cantera/shared/design-system';
import { useT } from '../../../messages/hunts.ts';

/** Asks whether the position of a hunt is open at this moment, before anybody is asked who somebody is; where it is not, that is said. */
export function useStillOpen({ id, job }: Pick<Hunt, 'id' | 'job'>): () => Promise<boolean> {
  const t = useT();
  const refresh = useRefresh();
  return async () => {
    try {
      const { data } = await call(getPosition, { params: { id: job.id } });
      if (data.status === 'OPEN') return true;
    } catch (error) {
      // One that was deleted is not there.
      if (!isApiError(error) || error.status !== 404) {
        toast.standardError();
        return false;
      }
    }
    toast.error(t('hunts.notOpen'));
    void refresh(getHunt, ({ params }) => params.id === id);
    void refresh(listHunts);
    return false;
  };
}
