import { useApi, useLiveUpdates } from '@cantera/shared/api-client';
import { getAgency } from '@cantera/shared/contracts/agency';
import { getMe } from '@cantera/shared/contracts/users';
import { type Session, useSession } from '@cantera/shared/session';
import { useEffect } from 'react';

/** Keeps the session's user and agency as the server has them, and the page's data live. */
export function useSessionData(): Pick<Session, 'user' | 'agency'> {
  const isLoggedIn = useSession(({ token }) => token !== null);
  const me = useApi(getMe, isLoggedIn ? {} : null);
  const agency = useApi(getAgency, isLoggedIn ? {} : null);
  useLiveUpdates(isLoggedIn);
  useEffect(() => {
    if (me.data) useSession.setState({ user: me.data.data });
  }, [me.data]);
  useEffect(() => {
    if (agency.data) useSession.setState({ agency: agency.data.data });
  }, [agency.data]);
  return useSession();
}
