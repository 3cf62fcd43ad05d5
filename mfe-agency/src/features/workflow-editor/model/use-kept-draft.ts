import { toast } from '@cantera/shared/design-system';
import { useWizardDraft } from '@cantera/shared/forms';
import { hasLostSession } from '@cantera/shared/session';
import { useCallback, useEffect, useState } from 'react';
import { z } from 'zod';
import { useT } from '../../../messages/workflows.ts';
import { type EditedWorkflow, editedWorkflow } from './edited-workflow.ts';

const NOTICE_MS = 8000;

const keptDraft = z.object({
  edited: editedWorkflow,
  /** Of the workflow when it was begun to be changed; a new one has none. */
  version: z.number().optional(),
});
export type KeptDraft = z.infer<typeof keptDraft>;

/**
 * What was typed and not saved, kept for this tab and this person: it stands here again after a reload and after a new
 * login. Whoever leaves for another page gives it up.
 */
export function useKeptDraft(workflowId: string | undefined) {
  const t = useT();
  const kept = useWizardDraft(`workflow.${workflowId ?? 'new'}`, keptDraft);
  const { write, end } = kept;
  const [found] = useState(kept.draft);
  useEffect(() => {
    if (found) toast.status(t('editor.draft'), { duration: NOTICE_MS });
  }, [found, t]);
  useEffect(() => {
    // Strict mode leaves and comes back at once.
    if (found) write(() => found);
    return () => {
      if (!hasLostSession()) end();
    };
  }, [found, write, end]);
  const keep = useCallback(
    (edited: EditedWorkflow, version: number | undefined) => write(() => ({ edited, version })),
    [write],
  );
  return { found, keep, end };
}
