import type { Position } from '@cantera/shared/contracts/positions';
import { MenuButton } from '@cantera/shared/design-system';
import { useCan } from '@cantera/shared/session';
import { Building2, CircleCheck, CircleX, Inbox, ListChecks } from 'lucide-react';
import { memo, useState } from 'react';
import { isClosed } from '../../../lib/closed.ts';
import { useT } from '../../../messages/board.ts';
import { LateCount } from '../automations/late-count.tsx';
import { useBoardActions } from '../board-context.ts';
import type { StepChanges } from '../data/use-step-changes.ts';
import { stepName } from '../model/step-name.ts';
import type { LaneView } from '../model/visible-cards.ts';
import { selectMore } from '../select/selection-store.ts';
import { DropZone } from './drop-zone.tsx';
import styles from './lane.module.css';
import { LaneCards } from './lane-cards.tsx';
import { laneMenu } from './lane-menu.ts';
import { NobodyYet, SearchLink } from './nobody-yet.tsx';
import { StepNameField } from './step-name.tsx';

const ICONS = { INBOX: Inbox, STEP: ListChecks, HIRED: CircleCheck, DISCARDED: CircleX };

export interface LaneProps {
  positionId: string;
  /** Which of the lanes it is, from 0. */
  place: number;
  lane: LaneView;
  selectedId: string | null;
  canMove: boolean;
  canEdit: boolean;
  /** Whether a search or a filter is on. */
  isFiltered: boolean;
  position: Position;
  /** Whether nobody is in the whole process. */
  isBoardEmpty: boolean;
  isHidden: boolean;
  changes: StepChanges;
  onHide: (stepId: string, isHidden: boolean) => void;
}

function LaneHead({ lane: { step, cards }, isHidden, changes, onHide, ...props }: LaneProps) {
  const t = useT();
  const { discard, openAutomations } = useBoardActions();
  const canAutomate = useCan('workflows.read') && !isClosed(props.position.status);
  const [isRenaming, setIsRenaming] = useState(false);
  const name = stepName(step);
  const Icon = ICONS[step.type];
  const entries = laneMenu(t, {
    step,
    isHidden,
    canMove: props.canMove,
    canEdit: props.canEdit,
    canAutomate,
    onAdd: () => void changes.add(step),
    onAutomate: () => openAutomations(step.id),
    onRename: () => setIsRenaming(true),
    onSwitch: () => void changes.handOver(step.id, step.categoryId === 'EXTERNAL' ? 'INTERNAL' : 'EXTERNAL'),
    onHide: () => onHide(step.id, !isHidden),
    onDelete: () => void changes.remove(step),
    onSelectAll: () => selectMore(cards.map(({ id }) => id)),
    onDiscardAll: () => discard(step.applications.map(({ id }) => id)),
  });
  return (
    <div className={styles.head}>
      <Icon size={16} aria-hidden />
      {isRenaming ? (
        <StepNameField
          step={step}
          onRename={(typed) => void changes.rename(step.id, typed)}
          onClose={() => setIsRenaming(false)}
        />
      ) : (
        <h2 className={styles.title} title={name}>
          {name}
        </h2>
      )}
      <span className={styles.count}>{cards.length}</span>
      <span className={styles.space} />
      {canAutomate && (
        <LateCount
          positionId={props.positionId}
          stepId={step.id}
          stepName={name}
          onOpen={() => openAutomations(step.id)}
        />
      )}
      {entries.length > 0 && (
        <MenuButton size="small" label={t('board.step.menu', { step: name })} entries={entries} />
      )}
    </div>
  );
}

/** What stands in a lane without cards: of a board without anybody, the inbox says how somebody comes in. */
function NoCards({ lane: { step }, position, isBoardEmpty, isFiltered, canMove }: LaneProps) {
  const t = useT();
  if (isBoardEmpty && step.type !== 'INBOX') return null;
  if (isBoardEmpty && position.status === 'OPEN') return <NobodyYet position={position} canAdd={canMove} />;
  const isEmptyDraft = position.status === 'DRAFT' && step.type === 'INBOX' && step.applications.length === 0;
  const words = isFiltered && step.applications.length > 0 ? 'board.lane.noMatch' : 'board.lane.empty';
  const offersSearch = position.status === 'OPEN' && step.type === 'INBOX' && !isFiltered;
  return (
    <>
      <p className={styles.empty}>{t(isEmptyDraft ? 'board.lane.draft' : words)}</p>
      {offersSearch && (
        <p className={styles.offer}>
          <SearchLink position={position} />
        </p>
      )}
    </>
  );
}

/** One step with its applications. */
export const Lane = memo(function Lane(props: LaneProps) {
  const t = useT();
  const { lane, selectedId, canMove, isHidden } = props;
  const { step, cards } = lane;
  return (
    <DropZone stepId={step.id} isInbox={step.type === 'INBOX'} isHidden={isHidden} isDisabled={!canMove}>
      <LaneHead {...props} />
      {step.categoryId === 'EXTERNAL' && (
        <p className={styles.external}>
          <Building2 size={14} aria-hidden />
          {t('board.step.handledByClient')}
        </p>
      )}
      <LaneCards
        stepId={step.id}
        place={props.place}
        label={stepName(step)}
        cards={cards}
        selectedId={selectedId}
        canMove={canMove}
        empty={<NoCards {...props} />}
      />
    </DropZone>
  );
});
