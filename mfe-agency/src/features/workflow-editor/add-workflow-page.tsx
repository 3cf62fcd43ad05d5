import { createWorkflow } from '@cantera/shared/contracts/workflows';
import { ForbiddenState, SkeletonRows } from '@cantera/shared/design-system';
import { useMay, usePageTitle, useSession } from '@cantera/shared/session';
import { useT } from '../../messages/workflows.ts';
import { WorkflowEditor } from './workflow-editor.tsx';

/** Where a workflow is written. */
export function Component() {
  const t = useT();
  usePageTitle(t('editor.create'));
  const isKnown = useSession(({ user }) => user !== null);
  const mayCreate = useMay(createWorkflow);
  if (!isKnown) return <SkeletonRows />;
  return mayCreate ? <WorkflowEditor /> : <ForbiddenState isPage />;
}
