import { appConfig, useCan, useSession } from '@cantera/shared/session';

/** Whether the user is shown external portals: their agency is not on the list of those that have none. */
export function useSeesPortals(): boolean {
  const agencyId = useSession(({ user }) => user?.agencyId);
  const mayRead = useCan('positions.read_all');
  return mayRead && !appConfig().agencies.multipostingHidden?.includes(agencyId ?? '');
}
