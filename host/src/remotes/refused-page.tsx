import type { Misfit } from '@cantera/shared/contracts/remote-manifest';
import { StateMessage } from '@cantera/shared/design-system';
import { useCan } from '@cantera/shared/session';
import { Button } from 'antd';
import { RefreshCw } from 'lucide-react';
import { useEffect } from 'react';
import type { RouteObject } from 'react-router-dom';
import { tellOfError } from '../core/client-errors.ts';
import { useT } from '../messages/index.ts';
import { DoesNotFitError, misfitsIn } from './fit.ts';
import { reloadOnce } from './new-version.ts';
import styles from './refused-page.module.css';

interface Refused {
  /** Federation name of the remote whose page it is. */
  readonly remote: string;
  readonly misfit: Misfit;
}

/** In place of a page that this host cannot run; administrators read which names are missing and who is to publish. */
export function RefusedPage({ remote, misfit }: Refused) {
  const t = useT();
  const canManage = useCan('agency.manage');
  useEffect(() => tellOfError(new DoesNotFitError(remote, misfit), remote), [remote, misfit]);
  const pkg = remote.replaceAll('_', '-');
  return (
    <div className={styles.page}>
      <div>
        <StateMessage
          isPage
          role="status"
          icon={<RefreshCw />}
          title={t('host.misfit.title')}
          description={t('host.misfit.text')}
          actions={<Button onClick={() => void reloadOnce({ isAsked: true })}>{t('host.reload')}</Button>}
        />
      </div>
      {canManage && (
        <section className={styles.details} aria-labelledby="misfit-details">
          <h2 id="misfit-details">{t('host.misfit.details')}</h2>
          <p>
            {t(misfit.behind === 'host' ? 'host.misfit.hostBehind' : 'host.misfit.remoteBehind', {
              remote: pkg,
            })}
          </p>
          <ul className={styles.lacks}>
            {misfit.lacks.map((lack) => (
              <li key={lack}>{lack}</li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

/**
 * Routes that stand in place of the pages of a remote that do not fit; the others of the remote are not touched. An index
 * route is the most exact that an address can have, so that none of the remote's own is taken before it.
 */
export const refusedRoutes = (remote: string): RouteObject[] =>
  misfitsIn(remote)
    .filter(({ at }) => at.startsWith('/'))
    .map((misfit) => ({
      path: misfit.at,
      children: [{ index: true, element: <RefusedPage remote={remote} misfit={misfit} /> }],
    }));
