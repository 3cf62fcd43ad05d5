import type { Action } from '@cantera/shared/contracts/automation';
import type { Workflow } from '@cantera/shared/contracts/workflows';
import { PageHeader } from '@cantera/shared/design-system';
import { Form, FormConflict, SubmitButton, TextField } from '@cantera/shared/forms';
import { isTyping, useShortcuts } from '@cantera/shared/keyboard';
import { ArrowLeft } from 'lucide-react';
import { useMemo, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { WaitingButton } from '../../lib/workflow-parts/index.ts';
import { WorkflowTrial } from '../../lib/workflow-trial/index.ts';
import { useT } from '../../messages/workflows.ts';
import { ActionList } from './cards/action-list.tsx';
import { DeletedNotice } from './deleted-notice.tsx';
import { EditorFoot } from './editor-foot.tsx';
import { actionsToTry, type EditedWorkflow } from './model/edited-workflow.ts';
import { useCardsView } from './model/use-cards-view.ts';
import { type Editor, useEditor } from './model/use-editor.ts';
import { useStructure } from './model/use-structure.ts';
import { useRefusedFields, type WorkflowForm } from './model/use-workflow-form.ts';
import { SavedVersion } from './saved-version.tsx';
import styles from './workflow-editor.module.css';

/** The same text for the same actions, so that what is tried changes only with them. */
function textToTry(edited: EditedWorkflow): string {
  const found = actionsToTry(edited);
  return JSON.stringify({
    actions: found.map(({ action }) => action),
    keys: found.map(({ key }) => key),
    unfinished: edited.order.length - found.length,
  });
}

function BackLink({ positionId }: { positionId: string | undefined }) {
  const t = useT();
  return (
    <Link className={styles.back} to={positionId ? `/positions/${positionId}` : '/agency/workflows'}>
      <ArrowLeft size={14} aria-hidden />
      {t(positionId ? 'editor.backToPosition' : 'editor.all')}
    </Link>
  );
}

/** How many go on with the text that they started with. */
function WaitingNote({ workflow }: { workflow: Workflow }) {
  const t = useT();
  const { waitingRuns } = workflow.usage;
  if (waitingRuns === 0) return null;
  return (
    <div className={styles.note}>
      {t('editor.waiting', { count: waitingRuns })} <WaitingButton workflow={workflow} count={waitingRuns} />
    </div>
  );
}

function Column({ editor, workflow }: { editor: Editor; workflow: Workflow | undefined }) {
  const t = useT();
  const { form, base, uploads, deletion, other } = editor;
  const root = useRef<HTMLDivElement>(null);
  const view = useCardsView(form, root);
  const structure = useStructure(form, base, view.moveFocus);
  useShortcuts('page', [
    {
      keys: ['Mod+z'],
      label: t('editor.undoKey'),
      // Text has its own.
      isMeant: (target) => !isTyping(target),
      run: structure.undo,
    },
  ]);
  return (
    <div ref={root} className={styles.column}>
      {deletion.isDeleted && (
        <DeletedNotice
          onRestore={async () => {
            if (await deletion.restore()) root.current?.querySelector('input')?.focus();
          }}
        />
      )}
      <FormConflict />
      {other && <SavedVersion workflow={other} />}
      {workflow && <WaitingNote workflow={workflow} />}
      <TextField control={form.control} name="name" label={t('editor.name')} autoComplete="off" />
      <ActionList form={form} structure={structure} view={view} uploads={uploads} />
      <EditorFoot form={form} structure={structure} />
    </div>
  );
}

interface Tried {
  actions: readonly Action[];
  /** Of the cards of the actions. */
  keys: readonly string[];
  unfinished: number;
}

/** Tries what stands in the editor, saved or not. What cannot be tried is told at its field, as when it is saved. */
function Trial({ form, positionId }: { form: WorkflowForm; positionId: string | undefined }) {
  const text = useWatch({ control: form.control, compute: textToTry });
  const { keys, ...tried } = useMemo<Tried>(() => JSON.parse(text), [text]);
  const showRefused = useRefusedFields(form);
  return (
    <div className={styles.trial}>
      <WorkflowTrial {...tried} positionId={positionId} onRefused={(error) => showRefused(error, keys)} />
    </div>
  );
}

/** Writes a workflow, or changes one: what it does, one card below the other. */
export function WorkflowEditor({ workflow, isGone = false }: { workflow?: Workflow; isGone?: boolean }) {
  const t = useT();
  const editor = useEditor(workflow, isGone);
  const { form, save, tell, reload, positionId } = editor;
  const title = workflow ? workflow.name : t('editor.create');
  return (
    <div className={styles.page}>
      <Form
        form={form}
        onSubmit={save}
        onFailure={tell}
        onReload={workflow && reload}
        label={title}
        className={styles.form}
        hasOwnConflictPlace
      >
        <PageHeader
          title={title}
          actions={
            <>
              <BackLink positionId={positionId} />
              <SubmitButton>{t('editor.save')}</SubmitButton>
            </>
          }
        />
        <Column editor={editor} workflow={workflow} />
      </Form>
      {/* A form of its own. */}
      <Trial form={form} positionId={positionId} />
    </div>
  );
}
