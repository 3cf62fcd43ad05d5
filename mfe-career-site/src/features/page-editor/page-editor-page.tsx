import {
  getCareerSite,
  SITE_PAGES,
  type SitePage,
  saveCareerSite,
} from '@cantera/shared/contracts/career-site';
import { ErrorState, ForbiddenState, SkeletonRows, StateMessage } from '@cantera/shared/design-system';
import { useMay, usePageTitle, useSession } from '@cantera/shared/session';
import { SearchX } from 'lucide-react';
import { Link, useParams } from 'react-router-dom';
import { useCareerSite } from '../../lib/career-site/use-career-site.ts';
import { useT } from '../../messages/page-editor.ts';
import { Editor } from './editor.tsx';

function NotFound() {
  const t = useT();
  usePageTitle(t('editor.notFound'));
  return (
    <StateMessage
      isPage
      icon={<SearchX />}
      title={t('editor.notFound')}
      description={t('editor.notFound.text')}
      actions={<Link to="/agency/new-job-portal">{t('editor.back')}</Link>}
    />
  );
}

function PageEditor({ page }: { page: SitePage }) {
  const t = useT();
  const { data, error, mutate } = useCareerSite();
  const isKnown = useSession(({ user }) => user !== null);
  const mayRead = useMay(getCareerSite);
  const maySave = useMay(saveCareerSite);
  if (isKnown && !mayRead) return <ForbiddenState isPage />;
  if (data) return <Editor page={page} site={data.careerSite} isReadOnly={!maySave} />;
  if (!error) return <SkeletonRows />;
  if (error.status === 403) return <ForbiddenState isPage />;
  return <ErrorState isPage title={t('editor.error')} requestId={error.requestId} onRetry={() => mutate()} />;
}

/** Where a page of the career site is written. */
export function Component() {
  const { page = '' } = useParams();
  const known = SITE_PAGES.find((one) => one === page);
  return known ? <PageEditor key={known} page={known} /> : <NotFound />;
}
