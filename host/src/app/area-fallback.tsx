import { ErrorState, StateMessage } from '@cantera/shared/design-system';
import { Button } from 'antd';
import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { appRouter } from '../core/current-router.ts';
import { CONTENT_ROUTE } from '../core/route-ids.ts';
import { NotFoundPage } from '../layout/not-found-page.tsx';
import { useT } from '../messages/index.ts';
import { remoteOf } from '../remotes/areas.ts';
import { DoesNotFitError } from '../remotes/fit.ts';
import { failureOf, hasFailed, loadArea } from '../remotes/load-area.ts';
import { MovedAwayError } from '../remotes/moved-away.ts';
import { reloadOnce } from '../remotes/new-version.ts';
import { RefusedPage } from '../remotes/refused-page.tsx';

/** What stands when no remote took the address: its remote did not load, or nobody knows the address. */
export function Component() {
  const location = useLocation();
  const remote = remoteOf(location.pathname);
  if (!remote || !hasFailed(remote)) return <NotFoundPage />;
  const failure = failureOf(remote);
  if (failure instanceof MovedAwayError) return <AreaMoved />;
  return failure instanceof DoesNotFitError ? (
    <RefusedPage remote={remote} misfit={failure.misfit} />
  ) : (
    <AreaUnavailable key={remote} remote={remote} />
  );
}

/** By a button, not by itself: what stands on the page and is not saved would be lost. */
function AreaMoved() {
  const t = useT();
  return (
    <StateMessage
      isPage
      role="status"
      icon={<RefreshCw />}
      title={t('host.moved.title')}
      description={t('host.moved.text')}
      actions={<Button onClick={() => void reloadOnce({ isAsked: true })}>{t('host.reload')}</Button>}
    />
  );
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
