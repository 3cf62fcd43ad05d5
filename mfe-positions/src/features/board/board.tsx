import { MailPreview } from '@cantera/shared/announcements';
import { confirmDiscards } from '@cantera/shared/contracts/discard-scoring';
import type { BoardApplication, BoardStep } from '@cantera/shared/contracts/pipeline';
import type { Position } from '@cantera/shared/contracts/positions';
import { classNames } from '@cantera/shared/design-system';
import { lazyPart, Remote } from '@cantera/shared/remotes';
import { useCan, useMay } from '@cantera/shared/session';
import { Suspense, useMemo, useRef, useState } from 'react';
import { AutodiscardStrip } from './autodiscard/autodiscard-strip.tsx';
import { NEW_REVIEW, type Review } from './autodiscard/pending/review.ts';
import { pendingOf } from './autodiscard/pending-of.ts';
import { useDiscardRule } from './autodiscard/use-discard-rule.ts';
import { useFocusAfter } from './autodiscard/use-focus-after.ts';
import styles from './board.module.css';
import { BoardActionsProvider } from './board-context.ts';
import { CardMenu } from './cards/card-menu.tsx';
import { SourceSprite } from './cards/source.tsx';
import { type BoardState, useBoardState } from './data/use-board-state.ts';
import { MoveDialogs } from './dialogs/move-dialogs.tsx';
import { CardKeys } from './drag/card-keys.ts';
import { DragArea } from './drag/drag-area.tsx';
import { Lane } from './lanes/lane.tsx';
import { findApplication } from './model/board-changes.ts';
import { placeOf } from './model/neighbours.ts';
import { BoardPanel } from './panel/board-panel.tsx';
import { SelectionBar } from './select/selection-bar.tsx';
import { ActionsMenu } from './toolbar/actions-menu.tsx';
import { BoardToolbar } from './toolbar/board-toolbar.tsx';

const AutomationsDialog = lazyPart(
  () => import(/* webpackChunkName: "board-automations" */ './automations/automations-dialog.tsx'),
);

const RuleDialog = lazyPart(
  () => import(/* webpackChunkName: "board-autodiscard" */ './autodiscard/rule/rule-dialog.tsx'),
);
const PendingDialog = lazyPart(
  () => import(/* webpackChunkName: "board-pending-discards" */ './autodiscard/pending/pending-dialog.tsx'),
);

interface PartProps {
  position: Position;
  state: BoardState;
}

function Lanes({ position, state }: PartProps) {
  const { view, address } = state;
  const isEmpty = state.steps.every(({ applications }) => applications.length === 0);
  return (
    <DragArea steps={state.steps} slotIn={view.slotIn} onDrop={state.onDrop} onHold={state.actions.select}>
      <div className={classNames(styles.lanes, state.open && styles.withPanel)} data-board>
        {view.lanes.map((lane, place) => (
          <Lane
            key={lane.step.id}
            positionId={position.id}
            place={place}
            lane={lane}
            selectedId={address.applicationId}
            canMove={state.canMove}
            canEdit={state.canEdit}
            isFiltered={address.query !== '' || view.isOnlyNew}
            position={position}
            isBoardEmpty={isEmpty}
            isHidden={view.isHidden(lane.step)}
            changes={state.changes}
            onHide={view.hide}
          />
        ))}
      </div>
      <CardKeys
        lanes={view.lanes}
        canMove={state.canMove}
        slotIn={view.slotIn}
        onDrop={state.onDrop}
        onOpenCv={state.actions.openCv}
        onSelect={state.actions.select}
      />
    </DragArea>
  );
}

function OpenCandidate({ position, state }: PartProps) {
  const { open, actions, address, moves, change } = state;
  if (!open) return null;
  const { id } = open.application;
  return (
    <BoardPanel
      positionId={position.id}
      steps={state.steps}
      address={address}
      found={open}
      place={placeOf(state.walks, id)}
      canMove={state.canMove}
      isDone={state.isDone}
      onPage={actions.page}
      onMove={(stepId) => actions.start([id], stepId)}
      onDiscard={() => actions.discard([id])}
      onUndo={() => moves.undoOf(id)}
      onToggleCv={() => change({ candidateMode: address.isCvOpen ? null : 'cv' })}
      onClose={actions.close}
    />
  );
}

function Automations({ position, state }: PartProps) {
  const { addTriggerTo } = state.address;
  const stepId = addTriggerTo ?? state.automationsOf;
  const step = state.steps.find(({ id }) => id === stepId);
  if (!useCan('workflows.read') || !step) return null;
  return (
    <Suspense>
      <AutomationsDialog
        positionId={position.id}
        step={step}
        steps={state.steps}
        isAdding={addTriggerTo !== null}
        canEdit={state.canEdit}
        onClose={state.actions.closeAutomations}
      />
    </Suspense>
  );
}

type AutodiscardProps = PartProps & {
  pending: readonly BoardApplication[];
  isRuleOpen: boolean;
  onRuleClose: () => void;
  onPending: () => void;
};

function Autodiscard({ position, state, pending, ...props }: AutodiscardProps) {
  const { mayManage } = useDiscardRule(position);
  // Also of a position that was closed: somebody has to.
  const canSettle = useMay(confirmDiscards);
  const [review, setReview] = useState<Review>(NEW_REVIEW);
  const closePending = () => {
    setReview(NEW_REVIEW);
    state.change({ pendingDiscards: null });
  };
  return (
    <Suspense>
      {props.isRuleOpen && mayManage && (
        <RuleDialog position={position} onPending={props.onPending} onClose={props.onRuleClose} />
      )}
      {state.address.arePendingOpen && (
        <PendingDialog
          positionId={position.id}
          pending={pending}
          canSettle={canSettle}
          canUndoRuns={mayManage}
          search={state.address.query}
          review={review}
          onReview={setReview}
          tell={state.moves.tell}
          onClose={closePending}
        />
      )}
    </Suspense>
  );
}

function Floating({ position, state }: PartProps) {
  const { menu, steps, actions, moves } = state;
  const asked = findApplication(steps, menu?.applicationId ?? null);
  return (
    <>
      {menu && asked && (
        <CardMenu
          request={menu}
          found={asked}
          steps={steps}
          onMove={(stepId) => actions.start([asked.application.id], stepId)}
          onSelect={() => actions.select(asked.application.id)}
          onClosed={state.closeMenu}
        />
      )}
      {moves.previewed && <MailPreview {...moves.previewed} onClose={moves.closePreview} />}
      <Automations position={position} state={state} />
      {state.canMove && (
        <MoveDialogs
          steps={steps}
          address={state.address}
          asked={state.asked}
          position={position}
          onMoveMany={actions.moveMany}
          onHire={actions.hire}
          onReject={actions.reject}
          onCancel={actions.cancelQuestion}
        />
      )}
    </>
  );
}

/** Whose report is open: of some applications, or of all. */
type OpenReport = { applicationIds?: readonly string[] };

interface BoardProps {
  position: Position;
  /** As the server told them. */
  steps: readonly BoardStep[];
}

/** The kanban board of a position: its steps, their cards, and all that moves them. */
export function Board({ position, steps }: BoardProps) {
  const state = useBoardState(position, steps);
  const { view, address, change } = state;
  const pending = useMemo(() => pendingOf(state.steps), [state.steps]);
  const [isRuleOpen, setIsRuleOpen] = useState(false);
  const openRule = () => setIsRuleOpen(true);
  const board = useRef<HTMLDivElement>(null);
  const [report, setReport] = useState<OpenReport | null>(null);
  useFocusAfter(isRuleOpen || report !== null || address.arePendingOpen, board);
  const openPending = () => change({ pendingDiscards: 'true' }, { isStep: true });
  return (
    <BoardActionsProvider value={state.actions}>
      <div ref={board} className={styles.board}>
        <SourceSprite />
        <BoardToolbar
          query={address.query}
          onQuery={(query) => change({ query })}
          isOnlyNew={view.isOnlyNew}
          onOnlyNew={view.setIsOnlyNew}
          newCount={state.newCount}
          hidden={view.hidden}
          positionId={position.id}
          actions={
            <ActionsMenu
              position={position}
              isLocked={state.isLocked}
              onAutodiscard={openRule}
              onDownload={() => setReport({})}
            />
          }
        />
        <AutodiscardStrip
          position={position}
          pendingCount={pending.length}
          isLocked={state.isLocked}
          onRule={openRule}
          onPending={openPending}
        />
        <Lanes position={position} state={state} />
        <SelectionBar state={state} onReport={(applicationIds) => setReport({ applicationIds })} />
        <OpenCandidate position={position} state={state} />
        <Floating position={position} state={state} />
        <Autodiscard
          position={position}
          state={state}
          pending={pending}
          isRuleOpen={isRuleOpen}
          onRuleClose={() => setIsRuleOpen(false)}
          onPending={openPending}
        />
        {report && (
          <Remote
            id="mfe_candidates/report-dialog"
            positionId={position.id}
            {...report}
            onClose={() => setReport(null)}
          />
        )}
      </div>
    </BoardActionsProvider>
  );
}
