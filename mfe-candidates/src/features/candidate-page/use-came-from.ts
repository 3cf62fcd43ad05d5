import { useSearchParams } from 'react-router-dom';
import type { CameFrom } from '../../lib/candidate-address.ts';

/** Where one came from, as the address says; `backTo` is the position's page with the application open. */
export function useCameFrom(): { cameFrom: CameFrom; backTo: string | undefined } {
  const [params] = useSearchParams();
  const positionId = params.get('positionId') ?? undefined;
  const applicationId = params.get('applicationId') ?? undefined;
  const open = applicationId ? `?${new URLSearchParams({ applicationId })}` : '';
  return {
    cameFrom: { positionId, applicationId },
    backTo: positionId && `/positions/${encodeURIComponent(positionId)}${open}`,
  };
}
