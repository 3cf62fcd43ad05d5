import type { BoardStep } from '@cantera/shared/contracts/pipeline';
import type { Position } from '@cantera/shared/contracts/positions';
import { classNames } from '@cantera/shared/design-system';
import { useCan } from '@cantera/shared/session';
import { useEffect, useMemo, useState } from 'react';
import styles from './board.module.css';
import { BoardActionsProvider } from './board-context.ts';
import { CardMenu } from './cards/card-menu.tsx';
import { SourceSprite } from './cards/source.tsx';
import { useBoardAddress } from './data/use-board-address.ts';
import { boardActions, useBoardControls } from './data/use-board-controls.ts';
import { useMoves } from './data/use-moves.ts';
import { useSeen } from './data/use-seen.ts';
import { useStepChanges } from './data/use-step-changes.ts';
import { MoveDialogs } from './dialogs/move-dialogs.tsx';
import { DragArea } from './drag/drag-area.tsx';
import { clearLift } from './drag/lift-store.ts';
import { useCardKeys } from './drag/use-card-keys.ts';
import { Lane } from './lanes/lane.tsx';
import { findApplication, relocate } from './model/board-changes.ts';
import { useHiddenSteps } from './model/hidden-steps.ts';
import { placeOf } from './model/neighbours.ts';
import { useSort } from './model/sort-choice.ts';
import { createLanesOf } from './model/visible-cards.ts';
import { BoardPanel } from './panel/board-panel.tsx';
import { BoardToolbar } from './toolbar/board-toolbar.tsx';
import { useUndoKey } from './use-undo-key.ts';

/** Statuses in which a board may be changed. */
const CHANGEABLE: readonly string[] = ['OPEN', 'DRAFT', 'ON_HOLD'];

/** Which lanes show, and what is known of those that do not. */
function useLanes(positionId: string, steps: readonly BoardStep[], query: string, keepId: string | null) {
  const [sort] = useSort();
  const [isOnlyNew, setIsOnlyNew] = useState(false);
  const [lanesOf] = useState(createLanesOf);
  const [hiddenIds, hide] = useHiddenSteps(positionId);
  const [areShown, setAreShown] = useState(false);
  const all = useMemo(
    () => lanesOf(steps, { sort, query, isOnlyNew, keepId }),
    [lanesOf, steps, sort, query, isOnlyNew, keepId],
  );
  const isHidden = (step: BoardStep) => step.type !== 'INBOX' && hiddenIds.has(step.id);
  const hidden = steps.filter(isHidden);
  return {
    lanes: areShown ? all : all.filter(({ step }) => !isHidden(step)),
    isHidden,
    hide,
    isOnlyNew,
    setIsOnlyNew,
    hidden: {
      steps: hidden.length,
      applications: hidden.reduce((sum, { applications }) => sum + applications.length, 0),
      areShown,
      onToggle: () => setAreShown((wereShown) => !wereShown),
    },
  };
}

interface BoardProps {
  position: Position;
  /** As the server told them. */
  steps: readonly BoardStep[];
}

/** The kanban board of a position: its steps, their cards, and all that moves them. */
export function Board({ position, steps: confirmed }: BoardProps) {
  const { address, change } = useBoardAddress();
  const isOpenForChange = CHANGEABLE.includes(position.status);
  const canMove = useCan('pipeline.move') && isOpenForChange;
  const canEdit = useCan('pipeline.edit_steps') && isOpenForChange;
  const moves = useMoves(position.id, confirmed);
  const steps = useMemo(() => relocate(confirmed, moves.pending), [confirmed, moves.pending]);
  const changes = useStepChanges(position.id, confirmed);
  const view = useLanes(position.id, steps, address.query, address.applicationId);
  const { lanes } = view;
  const { actions, menu, closeMenu, isDone } = useBoardControls({
    steps,
    lanes,
    address,
    change,
    moves,
    canMove,
  });
  const onCardKey = useCardKeys({
    lanes,
    canMove,
    onDrop: (applicationId, stepId) => actions.start([applicationId], stepId),
  });
  const context = useMemo(() => boardActions(actions, onCardKey), [actions, onCardKey]);
  const open = findApplication(steps, address.applicationId);
  const asked = findApplication(steps, menu?.applicationId ?? null);
  const newCount = useMemo(
    () => steps.reduce((sum, step) => sum + step.applications.filter(({ seen }) => !seen).length, 0),
    [steps],
  );
  useSeen(position.id, open);
  useUndoKey(moves.undoLast);
  useEffect(() => clearLift, []);
  return (
    <BoardActionsProvider value={context}>
      <div className={styles.board}>
        <SourceSprite />
        <BoardToolbar
          query={address.query}
          onQuery={(query) => change({ query })}
          isOnlyNew={view.isOnlyNew}
          onOnlyNew={view.setIsOnlyNew}
          newCount={newCount}
          hidden={view.hidden}
        />
        <DragArea steps={steps} onDrop={(id, stepId) => actions.start([id], stepId)}>
          <div className={classNames(styles.lanes, open && styles.withPanel)} data-board>
            {lanes.map((lane) => (
              <Lane
                key={lane.step.id}
                lane={lane}
                selectedId={address.applicationId}
                canMove={canMove}
                canEdit={canEdit}
                isFiltered={address.query !== '' || view.isOnlyNew}
                isDraft={position.status === 'DRAFT'}
                isHidden={view.isHidden(lane.step)}
                changes={changes}
                onHide={view.hide}
              />
            ))}
          </div>
        </DragArea>
        {open && (
          <BoardPanel
            positionId={position.id}
            steps={steps}
            address={address}
            found={open}
            place={placeOf(lanes, open.application.id)}
            canMove={canMove}
            isDone={isDone}
            onOpen={actions.open}
            onMove={(stepId) => actions.start([open.application.id], stepId)}
            onDiscard={() => actions.discard([open.application.id])}
            onUndo={() => moves.undoOf(open.application.id)}
            onToggleCv={() => change({ candidateMode: address.isCvOpen ? null : 'cv' })}
            onClose={actions.close}
          />
        )}
        {menu && asked && (
          <CardMenu
            request={menu}
            found={asked}
            steps={steps}
            onMove={(stepId) => actions.start([asked.application.id], stepId)}
            onClosed={closeMenu}
          />
        )}
        {canMove && (
          <MoveDialogs
            steps={steps}
            address={address}
            positionTitle={position.title}
            onHire={actions.hire}
            onReject={actions.reject}
            onCancel={actions.cancelQuestion}
          />
        )}
      </div>
    </BoardActionsProvider>
  );
}
