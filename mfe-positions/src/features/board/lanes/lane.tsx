import { MenuButton } from '@cantera/shared/design-system';
import { Building2, CircleCheck, CircleX, Inbox, ListChecks } from 'lucide-react';
import { memo, useState } from 'react';
import { useT } from '../../../messages/index.ts';
import { useBoardActions } from '../board-context.ts';
import type { StepChanges } from '../data/use-step-changes.ts';
import { useStepName } from '../model/step-name.ts';
import type { LaneView } from '../model/visible-cards.ts';
import { selectMore } from '../select/selection-store.ts';
import { DropZone } from './drop-zone.tsx';
import styles from './lane.module.css';
import { LaneCards } from './lane-cards.tsx';
import { laneMenu } from './lane-menu.ts';
import { StepNameField } from './step-name.tsx';

const ICONS = { INBOX: Inbox, STEP: ListChecks, HIRED: CircleCheck, DISCARDED: CircleX };

export interface LaneProps {
  lane: LaneView;
  selectedId: string | null;
  canMove: boolean;
  canEdit: boolean;
  /** Whether a search or a filter is on. */
  isFiltered: boolean;
  /** Whether the position is a draft, to which nobody can be added. */
  isDraft: boolean;
  isHidden: boolean;
  changes: StepChanges;
  onHide: (stepId: string, isHidden: boolean) => void;
}

function LaneHead({ lane: { step, cards }, canMove, canEdit, isHidden, changes, onHide }: LaneProps) {
  const t = useT();
  const { discard } = useBoardActions();
  const [isRenaming, setIsRenaming] = useState(false);
  const name = useStepName()(step);
  const Icon = ICONS[step.type];
  const entries = laneMenu(t, {
    step,
    isHidden,
    canMove,
    canEdit,
    onAdd: () => void changes.add(step),
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
      {entries.length > 0 && (
        <MenuButton size="small" label={t('board.step.menu', { step: name })} entries={entries} />
      )}
    </div>
  );
}

/** One step with its applications. */
export const Lane = memo(function Lane(props: LaneProps) {
  const t = useT();
  const { lane, selectedId, canMove, isDraft, isFiltered, isHidden } = props;
  const { step, cards } = lane;
  const isEmptyDraft = isDraft && step.type === 'INBOX' && step.applications.length === 0;
  const words = isFiltered && step.applications.length > 0 ? 'board.lane.noMatch' : 'board.lane.empty';
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
        label={useStepName()(step)}
        cards={cards}
        selectedId={selectedId}
        canMove={canMove}
        empty={<p className={styles.empty}>{t(isEmptyDraft ? 'board.lane.draft' : words)}</p>}
      />
    </DropZone>
  );
});
