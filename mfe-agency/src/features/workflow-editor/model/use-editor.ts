import { call, isApiError, useRefresh } from '@cantera/shared/api-client';
import {
  createWorkflow,
  getWorkflow,
  listWorkflows,
  restoreWorkflow,
  updateWorkflow,
  type Workflow,
} from '@cantera/shared/contracts/workflows';
import { toast } from '@cantera/shared/design-system';
import { isChangedMeanwhile, useLeaveGuard } from '@cantera/shared/editing';
import { beforeSessionLoss } from '@cantera/shared/session';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useT } from '../../../messages/workflows.ts';
import { bodyOf, type EditedWorkflow, editedWorkflowOf } from './edited-workflow.ts';
import { useKeptDraft } from './use-kept-draft.ts';
import { useUploads } from './use-uploads.ts';
import { useRefusedFields, useWorkflowForm, type WorkflowForm } from './use-workflow-form.ts';

/** What tells two versions apart. */
const textOf = (edited: EditedWorkflow): string => JSON.stringify(bodyOf(edited));

/** The position that the editor was opened from, if any, and where a save leads. */
export function useOrigin(): { positionId: string | undefined; back: string } {
  const [search] = useSearchParams();
  const positionId = search.get('positionId') ?? undefined;
  return { positionId, back: positionId ? `/positions/${positionId}` : '/agency/workflows' };
}

/** The version that is edited, and its text as it was. */
export type Base = { version: number | undefined; text: string };

/** Nothing was saved, and whoever saved has read why: at a field, or of a file. */
class AlreadyTold extends Error {}

/** Whether something is unsaved; that is kept as a draft, and asked about before it is left. */
function useUnsaved(form: WorkflowForm, base: Base, draft: ReturnType<typeof useKeptDraft>) {
  const text = useWatch({ control: form.control, compute: textOf });
  const isDirty = text !== base.text;
  const { keep, end } = draft;
  const { getValues } = form;
  useEffect(() => {
    if (text !== base.text) keep(getValues(), base.version);
    else end();
  }, [text, base, getValues, keep, end]);
  // A text editor tells what was typed last only now.
  useEffect(
    () =>
      beforeSessionLoss('keep', () => {
        if (textOf(getValues()) !== base.text) keep(getValues(), base.version);
      }),
    [base, getValues, keep],
  );
  return { isDirty, release: useLeaveGuard(isDirty) };
}

/** Whether there is no such workflow: somebody has deleted it. */
export const isMissing = (error: unknown): boolean => isApiError(error) && error.status === 404;

/** That somebody deleted the workflow meanwhile, and how it is brought back: it starts again where it is named. */
function useDeletion(workflow: Workflow | undefined, isKnown: boolean) {
  const t = useT();
  const refresh = useRefresh();
  const [wasMissed, setWasMissed] = useState(false);
  /** Whether it is back; a failure is told. */
  const restore = async (): Promise<boolean> => {
    if (!workflow) return false;
    try {
      await call(restoreWorkflow, { params: { id: workflow.id } });
      await Promise.all([refresh(getWorkflow), refresh(listWorkflows)]);
      setWasMissed(false);
      toast.success(t('workflows.restored', { name: workflow.name }));
      return true;
    } catch {
      toast.standardError();
      return false;
    }
  };
  return { isDeleted: isKnown || wasMissed, miss: () => setWasMissed(true), restore };
}

/**
 * The version that is edited, begun from `saved`, and that of somebody else that a save ran into. Another one that is read takes
 * the place of what is edited while nothing of that is unsaved.
 */
function useVersions(
  workflow: Workflow | undefined,
  form: WorkflowForm,
  draft: ReturnType<typeof useKeptDraft>,
  saved: EditedWorkflow,
) {
  const { found } = draft;
  const [base, setBase] = useState<Base>(() => ({
    version: found ? found.version : workflow?.version,
    text: textOf(saved),
  }));
  const { isDirty, release } = useUnsaved(form, base, draft);
  const [other, setOther] = useState<Workflow>();
  const { reset } = form;
  const take = useCallback(
    (stored: Workflow) => {
      const edited = editedWorkflowOf(stored);
      reset(edited);
      setBase({ version: stored.version, text: textOf(edited) });
      setOther(undefined);
    },
    [reset],
  );
  const { isSubmitting } = form.formState;
  useEffect(() => {
    if (workflow && workflow.version !== base.version && !isDirty && !isSubmitting) take(workflow);
  }, [workflow, base, isDirty, isSubmitting, take]);
  return { base, other, setOther, take, release };
}

/**
 * All that the editor holds of a workflow, or of a new one: its form, its draft, its files on their way, and how it is saved.
 * `isGone`: somebody has deleted it since it was read.
 */
export function useEditor(workflow: Workflow | undefined, isGone: boolean) {
  const t = useT();
  const navigate = useNavigate();
  const refresh = useRefresh();
  const { positionId, back } = useOrigin();
  const saved = useMemo(() => editedWorkflowOf(workflow), [workflow]);
  const draft = useKeptDraft(workflow?.id);
  const form = useWorkflowForm(draft.found?.edited ?? saved);
  const { base, other, setOther, take, release } = useVersions(workflow, form, draft, saved);
  const uploads = useUploads(form);
  const deletion = useDeletion(workflow, isGone);
  const showRefused = useRefusedFields(form);

  const readStored = async (): Promise<Workflow | undefined> =>
    workflow && (await call(getWorkflow, { params: { id: workflow.id } })).data;
  const write = async (overwrites: boolean) => {
    const body = bodyOf(form.getValues());
    // Over theirs is over the one that is shown: what a third person saves meanwhile is shown first.
    const version = overwrites && other ? other.version : base.version;
    if (workflow) await call(updateWorkflow, { params: { id: workflow.id }, body: { ...body, version } });
    else await call(createWorkflow, { body });
  };
  const save = async (_: unknown, { overwrites }: { overwrites: boolean }) => {
    if (!(await uploads.settle())) throw new AlreadyTold();
    try {
      await write(overwrites);
    } catch (error) {
      if (isChangedMeanwhile(error)) setOther(await readStored().catch(() => undefined));
      if (workflow && isMissing(error)) {
        deletion.miss();
        throw new AlreadyTold();
      }
      throw showRefused(error) ? new AlreadyTold() : error;
    }
    release();
    draft.end();
    toast.success(t(workflow ? 'editor.updated' : 'editor.created'));
    void Promise.all([refresh(listWorkflows), refresh(getWorkflow)]);
    navigate(back);
  };
  const tell = (error: unknown) => {
    if (!(error instanceof AlreadyTold)) toast.standardError();
  };
  const reload = async () => {
    const stored = await readStored();
    if (stored) take(stored);
    await refresh(getWorkflow);
  };
  return { form, base, uploads, deletion, save, tell, reload, other, positionId };
}
export type Editor = ReturnType<typeof useEditor>;
