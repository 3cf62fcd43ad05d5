import { isApiError, useApi } from '@cantera/shared/api-client';
import { getWorkflow, updateWorkflow, type Workflow } from '@cantera/shared/contracts/workflows';
import { ErrorState, ForbiddenState, SkeletonRows, StateMessage } from '@cantera/shared/design-system';
import { useMay, usePageTitle, useSession } from '@cantera/shared/session';
import { SearchX } from 'lucide-react';
import { Link, useParams } from 'react-router-dom';
import { useT } from '../../messages/workflows.ts';
import { isMissing } from './model/use-editor.ts';
import { WorkflowEditor } from './workflow-editor.tsx';

function NotFound() {
  const t = useT();
  return (
    <StateMessage
      isPage
      icon={<SearchX />}
      title={t('editor.notFound')}
      description={t('editor.notFoundText')}
      actions={<Link to="/agency/workflows">{t('editor.all')}</Link>}
    />
  );
}

function Loaded({ workflow, isGone }: { workflow: Workflow; isGone: boolean }) {
  usePageTitle(workflow.name);
  return <WorkflowEditor workflow={workflow} isGone={isGone} />;
}

function WorkflowPage({ id }: { id: string }) {
  const t = useT();
  const { data, error, mutate } = useApi(getWorkflow, { params: { id } });
  const isKnown = useSession(({ user }) => user !== null);
  const mayWrite = useMay(updateWorkflow);
  if (isKnown && !mayWrite) return <ForbiddenState isPage />;
  // One that was deleted meanwhile stays where it is being edited: what was typed must not go with it.
  if (data && isKnown) return <Loaded workflow={data.data} isGone={isMissing(error)} />;
  if (!error) return <SkeletonRows />;
  if (isMissing(error) || (isApiError(error) && error.status === 400)) return <NotFound />;
  if (error.status === 403) return <ForbiddenState isPage />;
  return <ErrorState isPage title={t('editor.error')} requestId={error.requestId} onRetry={() => mutate()} />;
}

/** Where a workflow is changed. */
export function Component() {
  const { workflow: id = '' } = useParams();
  return <WorkflowPage key={id} id={id} />;
}
