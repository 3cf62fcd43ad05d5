import { call } from '@cantera/shared/api-client';
import { getMe } from '@cantera/shared/contracts/users';
import { appConfig, useSession } from '@cantera/shared/session';
import { isBelow } from '../core/guard.ts';

/** Lists of agencies that a remote has bound a path to; the router takes an address in whatever case. */
const listsOf = (path: string): string[] =>
  Object.values(appConfig().descriptions)
    .flatMap((description) => description?.listedAreas ?? [])
    .filter(({ at }) => isBelow(path.toLowerCase(), at))
    .map(({ onlyAgencies }) => onlyAgencies);

/** Whether members of an agency may enter a path: everyone may, but where a remote names a list that they are not on. */
export const isOpenTo = (path: string, agencyId: string): boolean =>
  listsOf(path).every((list) => appConfig().agencies[list]?.includes(agencyId) ?? false);

/**
 * The same for who is logged in; where that is not known yet, the server is asked. When it does not answer, the path is open:
 * its calls are refused to whoever may not enter.
 */
export async function isOpenToReader(path: string): Promise<boolean> {
  if (listsOf(path).length === 0) return true;
  const { user } = useSession.getState();
  if (user) return isOpenTo(path, user.agencyId);
  try {
    const { data: me } = await call(getMe);
    // So that the shell knows at its first rendering whom to lead away.
    useSession.setState({ user: me });
    return isOpenTo(path, me.agencyId);
  } catch {
    return true;
  }
}
