import { ErrorState } from '@cantera/shared/design-system';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { appRouter } from '../core/current-router.ts';
import { CONTENT_ROUTE } from '../core/route-ids.ts';
import { NotFoundPage } from '../layout/not-found-page.tsx';
import { useT } from '../messages/index.ts';
import { remoteOf } from '../remotes/areas.ts';
import { hasFailed, loadArea } from '../remotes/load-area.ts';

/** What stands when no remote took the address: its remote did not load, or nobody knows the address. */
export function Component() {
  const location = useLocation();
  const remote = remoteOf(location.pathname);
  return remote && hasFailed(remote) ? <AreaUnavailable key={remote} remote={remote} /> : <NotFoundPage />;
}

function AreaUnavailable({ remote }: { remote: string }) {
  const t = useT();
  const navigate = useNavigate();
  const location = useLocation();
  const [attempt, setAttempt] = useState(0);
  const retry = async () => {
    await loadArea(remote, (routes) => appRouter().patchRoutes(CONTENT_ROUTE, routes));
    if (hasFailed(remote)) setAttempt(attempt + 1);
    else await navigate(location.pathname + location.search + location.hash, { replace: true });
  };
  return <ErrorState isPage title={t('host.area.title')} description={t('host.area.text')} onRetry={retry} />;
}
