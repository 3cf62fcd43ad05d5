import { useSearchParams } from 'react-router-dom';

/**
 * The position (and the application in it) that one came from: `positionId` and `applicationId` of the address.
 * `search` carries them on to the other tabs; `backTo` is the position's page with the application open.
 */
export function useCameFrom(): { search: string; backTo: string | undefined } {
  const [params] = useSearchParams();
  const positionId = params.get('positionId');
  const applicationId = params.get('applicationId');
  const kept = new URLSearchParams();
  if (positionId) kept.set('positionId', positionId);
  if (applicationId) kept.set('applicationId', applicationId);
  const open = applicationId ? `?${new URLSearchParams({ applicationId })}` : '';
  return {
    search: kept.size > 0 ? `?${kept}` : '',
    backTo: positionId ? `/positions/${encodeURIComponent(positionId)}${open}` : undefined,
  };
}
