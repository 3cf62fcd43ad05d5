import { SkeletonRows } from '@cantera/shared/design-system';
import { useSession } from '@cantera/shared/session';
import { Suspense } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { isOpenTo } from '../remotes/listed-areas.ts';

/** The page of an address; whose agency may not enter it is led to the positions. */
export function AreaOutlet() {
  const { pathname } = useLocation();
  const agencyId = useSession(({ user }) => user?.agencyId);
  if (agencyId && !isOpenTo(pathname, agencyId)) return <Navigate to="/positions" replace />;
  return (
    <Suspense fallback={<SkeletonRows />}>
      <Outlet />
    </Suspense>
  );
}
