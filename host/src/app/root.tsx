import { SkeletonRows } from '@cantera/shared/design-system';
import { useSession } from '@cantera/shared/session';
import { useEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { isFramed } from '../core/framed.ts';
import { guard, hasShell, wantsLogout } from '../core/guard.ts';
import { isLeavingForLogin, logout } from '../core/logout.ts';
import { isBare } from '../remotes/bare-paths.ts';
import styles from './root.module.css';

/** Every page stands below this: sends the logged-out to the login, the logged-in away from it. */
export function GuardedOutlet() {
  const location = useLocation();
  const isLoggedIn = useSession(({ token }) => token !== null);
  const isForced = wantsLogout(location);
  useEffect(() => {
    if (isForced) void logout();
  }, [isForced]);
  const target = isForced ? undefined : guard(location, isLoggedIn, window.location.origin);
  const toLogin = isLoggedIn ? undefined : target;
  useEffect(() => {
    // The login is a document of its own, and stands in no frame: the page around one leads there.
    if (toLogin !== undefined && !isLeavingForLogin() && !isFramed()) window.location.replace(toLogin);
  }, [toLogin]);
  if (isForced || toLogin !== undefined) return null;
  return target === undefined ? <Outlet /> : <Navigate to={target} replace />;
}

/** Stands until the first page's code is there: the shell's bar and lines in the place of content. */
export function PageSkeleton() {
  const { pathname } = window.location;
  if (!hasShell(pathname) || isBare(pathname)) return null;
  return (
    <div className={styles.page} aria-busy="true">
      <div className={styles.bar} />
      <div className={styles.lines}>
        <SkeletonRows />
      </div>
    </div>
  );
}
