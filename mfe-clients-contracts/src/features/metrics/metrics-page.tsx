import { ForbiddenState, PageHeader, SkeletonRows, StateMessage } from '@cantera/shared/design-system';
import { useCan, usePageTitle, useSession } from '@cantera/shared/session';
import { ExternalLink, Unplug } from 'lucide-react';
import { type MouseEvent, useRef, useState } from 'react';
import { useT } from '../../messages/metrics-frame.ts';
import { type Dashboard, dashboardOf } from './dashboard-address.ts';
import styles from './metrics-page.module.css';

/** What a page of others may do in its frame: work as it would in a tab, without leading ours anywhere. */
const FOREIGN = 'allow-scripts allow-same-origin allow-forms allow-popups allow-downloads';

/** The address that our own page in the frame has now, with its filters; undefined for a page of others, which tells nobody. */
function addressIn(frame: HTMLIFrameElement | null): string | undefined {
  try {
    const { href, protocol } = frame?.contentWindow?.location ?? {};
    return protocol?.startsWith('http') ? href : undefined;
  } catch {
    return undefined;
  }
}

function DashboardFrame({ dashboard }: { dashboard: Dashboard }) {
  const t = useT();
  const frame = useRef<HTMLIFrameElement>(null);
  const [isLoaded, setIsLoaded] = useState(false);
  const followFrame = ({ currentTarget }: MouseEvent<HTMLAnchorElement>) => {
    currentTarget.href = addressIn(frame.current) ?? dashboard.href;
  };
  return (
    <div className={styles.page}>
      <PageHeader
        title={t('metrics.title')}
        actions={
          // A page that refuses to be framed cannot be told from one that does not: the link is always there.
          <a
            className={styles.open}
            href={dashboard.href}
            target="_blank"
            rel={dashboard.isOwn ? 'noopener' : 'noreferrer'}
            onClick={followFrame}
            onAuxClick={followFrame}
          >
            <ExternalLink aria-hidden />
            {t('metrics.openTab')}
          </a>
        }
      />
      <div className={styles.place}>
        {!isLoaded && (
          <div className={styles.wait}>
            <SkeletonRows />
          </div>
        )}
        <iframe
          ref={frame}
          className={styles.frame}
          title={t('metrics.frame')}
          src={dashboard.href}
          sandbox={dashboard.isOwn ? undefined : FOREIGN}
          onLoad={() => setIsLoaded(true)}
        />
      </div>
    </div>
  );
}

/** The dashboard of the reader's agency in a frame. What stands in it asks for itself. */
export function Component() {
  const t = useT();
  usePageTitle(t('metrics.title'));
  const agencyId = useSession(({ user }) => user?.agencyId);
  const canRead = useCan('metrics.read');
  if (!agencyId) return <SkeletonRows />;
  if (!canRead) return <ForbiddenState isPage />;
  const dashboard = dashboardOf(agencyId);
  return dashboard ? (
    <DashboardFrame dashboard={dashboard} />
  ) : (
    <StateMessage
      isPage
      role="alert"
      icon={<Unplug />}
      title={t('metrics.wrongAddress')}
      description={t('metrics.wrongAddressText')}
    />
  );
}
