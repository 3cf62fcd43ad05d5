import { ErrorState } from '@cantera/shared/design-system';
import { noteFailedCode, noteRetry } from '@cantera/shared/remotes';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useT } from '../messages/index.ts';

/** A page threw while it was drawn, or a part of it did not load: the page says so, the frame around it stays. */
export function RouteError() {
  const t = useT();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  useEffect(() => {
    void noteFailedCode();
  }, []);
  const retry = () => {
    noteRetry();
    return navigate(pathname + search + hash, { replace: true });
  };
  return <ErrorState isPage title={t('host.page.failed')} onRetry={retry} />;
}
