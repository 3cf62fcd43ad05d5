import { isApiError } from '@cantera/shared/api-client';
import { updateCandidate } from '@cantera/shared/contracts/candidate-changes';
import type { Candidate } from '@cantera/shared/contracts/candidates';
import { fullName } from '@cantera/shared/contracts/text';
import {
  Avatar,
  ErrorState,
  ForbiddenState,
  PageHeader,
  SkeletonRows,
  StateMessage,
} from '@cantera/shared/design-system';
import { useMay, usePageTitle } from '@cantera/shared/session';
import { ArrowLeft, SearchX } from 'lucide-react';
import { Link, Outlet, useLocation, useParams } from 'react-router-dom';
import { useCandidate } from '../../lib/use-candidate.ts';
import { useT } from '../../messages/update-pages.ts';
import styles from './update.module.css';
import { UPDATE_FORMS } from './update-forms.ts';
import { UpdateMenu } from './update-menu.tsx';

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
  const t = useT();
  const { pathname, search } = useLocation();
  const name = fullName(candidate);
  const form = UPDATE_FORMS.find(({ path }) => pathname.endsWith(`/${path}`));
  usePageTitle(form ? `${t(form.title)} — ${name}` : name);
  const home = `/candidates/${candidate.id}`;
  return (
    <>
      <PageHeader
        title={name}
        leading={
          <Avatar
            person={{ id: candidate.id, name, imageUrl: candidate.profileImageUrl }}
            size={28}
            isDecorative
          />
        }
        actions={
          <Link to={`${home}${search}`} className={styles.back}>
            <ArrowLeft size={14} aria-hidden />
            {t('candidates.update.back')}
          </Link>
        }
      />
      <div className={styles.columns}>
        <UpdateMenu base={`${home}/update`} />
        <div className={styles.column}>
          <Outlet />
        </div>
      </div>
    </>
  );
}

function Content({ id }: { id: string }) {
  const t = useT();
  const { data, error, mutate } = useCandidate(id);
  if (isApiError(error) && (error.status === 404 || error.status === 400)) return <NotFound />;
  if (data) return <Loaded candidate={data.data} />;
  if (!error) return <SkeletonRows />;
  return (
    <ErrorState
      isPage
      title={t('candidates.panel.error')}
      requestId={error.requestId}
      onRetry={() => mutate()}
    />
  );
}

/** The forms in which a candidate is changed, beside the menu that leads to them. */
export function Component() {
  const canWrite = useMay(updateCandidate);
  const { candidate: id = '' } = useParams();
  return (
    <div className={styles.page} key={id}>
      {canWrite ? <Content id={id} /> : <ForbiddenState />}
    </div>
  );
}
