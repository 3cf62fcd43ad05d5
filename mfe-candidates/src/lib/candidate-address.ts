/** The position, and the application in it, that one comes from; kept in the address, so that there is a way back. */
export type CameFrom = { positionId?: string | undefined; applicationId?: string | undefined };

/** Where a candidate is changed: the first of the update forms. */
export const UPDATE = 'update/basic-information';

/** The address of a candidate's page, or of one of its tabs. */
export function candidateAddress(id: string, cameFrom: CameFrom = {}, tab?: string): string {
  const kept = new URLSearchParams();
  if (cameFrom.positionId) kept.set('positionId', cameFrom.positionId);
  if (cameFrom.applicationId) kept.set('applicationId', cameFrom.applicationId);
  return `/candidates/${id}${tab ? `/${tab}` : ''}${kept.size > 0 ? `?${kept}` : ''}`;
}

/** The board of a position with an application open. */
export const boardAddress = (positionId: string, applicationId: string): string =>
  `/positions/${positionId}?${new URLSearchParams({ applicationId })}`;
