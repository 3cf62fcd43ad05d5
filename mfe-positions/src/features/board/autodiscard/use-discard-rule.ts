import { useApi } from '@cantera/shared/api-client';
import { getDiscardRule, saveDiscardRule } from '@cantera/shared/contracts/discard-scoring';
import type { Position } from '@cantera/shared/contracts/positions';
import { useMay, useSession } from '@cantera/shared/session';

/** The rule of a position, for who may change it: an admin, or a recruiter of the position. */
export function useDiscardRule({ id, recruiters }: Pick<Position, 'id' | 'recruiters'>) {
  const may = useMay(saveDiscardRule);
  const user = useSession((session) => session.user);
  const isOwn = user?.role === 'AGENCY_ADMIN' || recruiters.some((recruiter) => recruiter.id === user?.id);
  const mayManage = may && isOwn;
  const query = useApi(getDiscardRule, mayManage ? { params: { id } } : null);
  return { mayManage, query, rule: query.data };
}
