import { MailPreview } from '@cantera/shared/announcements';
import type { BoardStep } from '@cantera/shared/contracts/pipeline';
import type { Position } from '@cantera/shared/contracts/positions';
import { classNames } from '@cantera/shared/design-system';
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
import { BoardToolbar } from './toolbar/board-toolbar.tsx';

interface PartProps {
  position: Position;
  state: BoardState;
}

function Lanes({ position, state }: PartProps) {
  const { view, address } = state;
  return (
    <DragArea steps={state.steps} slotIn={view.slotIn} onDrop={state.onDrop} onHold={state.actions.select}>
      <div className={classNames(styles.lanes, state.open && styles.withPanel)} data-board>
        {view.lanes.map((lane) => (
          <Lane
            key={lane.step.id}
            lane={lane}
            selectedId={address.applicationId}
            canMove={state.canMove}
            canEdit={state.canEdit}
            isFiltered={address.query !== '' || view.isOnlyNew}
            isDraft={position.status === 'DRAFT'}
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
      {moves.previewed && <MailPreview announced={moves.previewed} onClose={moves.closePreview} />}
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

interface BoardProps {
  position: Position;
  /** As the server told them. */
  steps: readonly BoardStep[];
}

/** The kanban board of a position: its steps, their cards, and all that moves them. */
export function Board({ position, steps }: BoardProps) {
  const state = useBoardState(position, steps);
  const { view, address, change } = state;
  return (
    <BoardActionsProvider value={state.actions}>
      <div className={styles.board}>
        <SourceSprite />
        <BoardToolbar
          query={address.query}
          onQuery={(query) => change({ query })}
          isOnlyNew={view.isOnlyNew}
          onOnlyNew={view.setIsOnlyNew}
          newCount={state.newCount}
          hidden={view.hidden}
          positionId={position.id}
        />
        <Lanes position={position} state={state} />
        <SelectionBar state={state} />
        <OpenCandidate position={position} state={state} />
        <Floating position={position} state={state} />
      </div>
    </BoardActionsProvider>
  );
}
