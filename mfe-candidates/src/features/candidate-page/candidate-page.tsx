import { isApiError } from '@cantera/shared/api-client';
import type { Candidate } from '@cantera/shared/contracts/candidates';
import { fullName } from '@cantera/shared/contracts/text';
import { ErrorState, StateMessage } from '@cantera/shared/design-system';
import { usePageTitle } from '@cantera/shared/session';
import { SearchX } from 'lucide-react';
import { Link, Navigate, Outlet, useLocation, useParams } from 'react-router-dom';
import { useCandidate } from '../../lib/use-candidate.ts';
import { useT } from '../../messages/index.ts';
import { CandidateHeader } from './candidate-header.tsx';
import styles from './candidate-page.module.css';
import { CandidateTabs } from './candidate-tabs.tsx';
import { PageLoading } from './page-loading.tsx';

function NotFound() {
  const t = useT();
  return (
    <StateMessage
      isPage
      icon={<SearchX />}
      title={t('candidates.panel.notFound')}
      description={t('candidates.panel.notFoundText')}
      actions={<Link to="/candidates">{t('candidates.page.backToList')}</Link>}
    />
  );
}

function Loaded({ candidate }: { candidate: Candidate }) {
  usePageTitle(fullName(candidate));
  return (
    <>
      <CandidateHeader candidate={candidate} />
      <CandidateTabs candidate={candidate} />
      <div className={styles.body}>
        <Outlet />
      </div>
    </>
  );
}

/**
 * The head of a candidate with its tabs; the tab's own page stands below and reads the candidate by their id.
 */
export function Component() {
  const t = useT();
  const { candidate: id = '' } = useParams();
  const { pathname, search, hash } = useLocation();
  const { data, error, mutate } = useCandidate(id);
  const isMissing = isApiError(error) && (error.status === 404 || error.status === 400);
  const isMerged = data !== undefined && !isMissing && data.data.id !== id;
  return (
    <div className={styles.page} key={id}>
      {/* The id of one who was merged means the survivor. */}
      {isMerged && <Navigate replace to={pathname.replace(id, data.data.id) + search + hash} />}
      {data && !isMissing && !isMerged && <Loaded candidate={data.data} />}
      {!data && !error && <PageLoading />}
      {isMissing && <NotFound />}
      {!data && error && !isMissing && (
        <ErrorState
          isPage
          title={t('candidates.panel.error')}
          requestId={error.requestId}
          onRetry={() => mutate()}
        />
      )}
    </div>
  );
}
