import { classNames } from '@cantera/shared/design-system';
import { useDroppable } from '@dnd-kit/core';
import type { ReactNode } from 'react';
import { useLift } from '../drag/lift-store.ts';
import styles from './lane.module.css';

interface DropZoneProps {
  stepId: string;
  isInbox: boolean;
  isHidden: boolean;
  isDisabled: boolean;
  children: ReactNode;
}

/** The lane as a whole takes what is dropped; it alone is drawn again while a card is held over it. */
export function DropZone({ stepId, isInbox, isHidden, isDisabled, children }: DropZoneProps) {
  const { setNodeRef } = useDroppable({ id: stepId, disabled: isDisabled });
  const isOver = useLift((lift) => lift.stepId === stepId);
  return (
    <div
      ref={setNodeRef}
      data-step={stepId}
      className={classNames(
        styles.lane,
        isInbox && styles.inbox,
        isHidden && styles.shownHidden,
        isOver && styles.over,
      )}
    >
      {children}
    </div>
  );
}
