import { isApiError, useApi } from '@cantera/shared/api-client';
import { getPosition, type Position } from '@cantera/shared/contracts/positions';
import { ErrorState, SkeletonBlock, StateMessage } from '@cantera/shared/design-system';
import { usePageTitle } from '@cantera/shared/session';
import { SearchX } from 'lucide-react';
import { Link, Outlet, useParams } from 'react-router-dom';
import { useT } from '../../messages/index.ts';
import { ChannelsBanner } from './channels-banner.tsx';
import { PositionHeader } from './position-header.tsx';
import styles from './position-page.module.css';
import { PositionTabs } from './position-tabs.tsx';

function NotFound() {
  const t = useT();
  return (
    <StateMessage
      isPage
      icon={<SearchX />}
      title={t('positions.page.notFound')}
      description={t('positions.page.notFoundText')}
      actions={<Link to="/positions">{t('positions.page.backToList')}</Link>}
    />
  );
}

function Loading() {
  return (
    <div className={styles.loading} aria-busy="true">
      <SkeletonBlock width={280} height={20} />
      <SkeletonBlock width={200} height={12} />
    </div>
  );
}

function Loaded({ position }: { position: Position }) {
  usePageTitle(position.title);
  return (
    <>
      <PositionHeader position={position} />
      <PositionTabs position={position} />
      <ChannelsBanner position={position} />
      <div className={styles.body}>
        <Outlet />
      </div>
    </>
  );
}

/** The head of a position with its tabs; the tab's own page stands below. */
export function Component() {
  const t = useT();
  const { position: id = '' } = useParams();
  const query = useApi(getPosition, { params: { id } });
  const isMissing = isApiError(query.error) && (query.error.status === 404 || query.error.status === 400);
  return (
    <div className={styles.page}>
      {query.data && !isMissing && <Loaded position={query.data.data} />}
      {!query.data && !query.error && <Loading />}
      {isMissing && <NotFound />}
      {!query.data && query.error && !isMissing && (
        <ErrorState
          isPage
          title={t('positions.page.error')}
          requestId={query.error.requestId}
          onRetry={() => query.mutate()}
        />
      )}
    </div>
  );
}
