import type { BoardStep } from '@cantera/shared/contracts/pipeline';
import { Remote } from '@cantera/shared/remotes';
import { Check } from 'lucide-react';
import { useT } from '../../../messages/board.ts';
import type { BoardAddress } from '../data/use-board-address.ts';
import type { LocatedApplication } from '../model/board-changes.ts';
import type { Place } from '../model/neighbours.ts';
import { stepName } from '../model/step-name.ts';
import styles from './board-panel.module.css';
import { PanelFoot } from './panel-foot.tsx';
import { usePanelKeys } from './use-panel-keys.ts';

interface BoardPanelProps {
  positionId: string;
  steps: readonly BoardStep[];
  address: BoardAddress;
  found: LocatedApplication;
  /** Absent while a filter hides the card. */
  place: Place | undefined;
  canMove: boolean;
  /** Whether a move just worked: a check shows until the next candidate comes. */
  isDone: boolean;
  /** To the next candidate of the lane, or to the previous. */
  onPage: (direction: 1 | -1) => void;
  onMove: (stepId: string) => void;
  onDiscard: () => void;
  onUndo: () => void;
  onToggleCv: () => void;
  onClose: () => void;
}

/** The step that an application would go to next. */
function nextStep(steps: readonly BoardStep[], current: BoardStep): BoardStep | undefined {
  if (current.type === 'HIRED' || current.type === 'DISCARDED') return undefined;
  return steps.find(({ position, type }) => position > current.position && type !== 'DISCARDED');
}

/** Says that a move worked. */
function MoveCheck({ isShown }: { isShown: boolean }) {
  const t = useT();
  return (
    <div className={styles.spoken} role="status">
      {isShown && (
        <span className={styles.done}>
          <Check size={28} aria-hidden />
          {t('board.panel.moved')}
        </span>
      )}
    </div>
  );
}

/** The candidate that is looked at, over the board's right side or beside the CV. */
export function BoardPanel({ positionId, steps, address, found, place, canMove, ...on }: BoardPanelProps) {
  const t = useT();
  const { step, application } = found;
  const next = nextStep(steps, step);
  const { previousId, nextId } = place ?? {};
  const canDiscard = canMove && step.type !== 'DISCARDED';
  const keys = {
    onPrevious: previousId ? () => on.onPage(-1) : undefined,
    onNext: nextId ? () => on.onPage(1) : undefined,
    onDiscard: canDiscard ? on.onDiscard : undefined,
    onClose: on.onClose,
  };
  usePanelKeys(
    {
      ...keys,
      onPrevious: () => on.onPage(-1),
      onNext: () => on.onPage(1),
      onAdvance: canMove && next ? () => on.onMove(next.id) : undefined,
    },
    address.isCvOpen,
  );
  const values = { at: (place?.index ?? 0) + 1, count: place?.walk.cards.length ?? 0, step: stepName(step) };
  const foot = canMove && (
    <PanelFoot
      positionId={positionId}
      applicationId={application.id}
      steps={steps}
      current={step}
      next={next}
      onMove={on.onMove}
      onDiscard={keys.onDiscard}
    />
  );
  const panel = (
    <Remote
      id="mfe_candidates/candidate-panel"
      candidateId={application.candidate.id}
      positionId={positionId}
      applicationId={application.id}
      place={
        place ? t(place.walk.step ? 'board.panel.place' : 'board.panel.placeChosen', values) : stepName(step)
      }
      isCvOpen={address.isCvOpen}
      onToggleCv={on.onToggleCv}
      onUndoMove={canMove ? on.onUndo : undefined}
      onDeleted={on.onClose}
      {...keys}
      foot={foot}
    />
  );
  const check = <MoveCheck isShown={on.isDone} />;
  if (address.isCvOpen)
    return (
      <div className={styles.panel}>
        <Remote
          id="mfe_candidates/cv-viewer"
          candidateId={application.candidate.id}
          onClose={on.onToggleCv}
          aside={
            <>
              {panel}
              {check}
            </>
          }
          foot={foot}
        />
      </div>
    );
  return (
    <div className={styles.panel}>
      {panel}
      {check}
    </div>
  );
}
