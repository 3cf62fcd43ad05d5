import type { BoardApplication, BoardStep } from '@cantera/shared/contracts/pipeline';
import { fullName } from '@cantera/shared/contracts/text';
import { classNames } from '@cantera/shared/design-system';
import { formatNumber } from '@cantera/shared/i18n';
import {
  DndContext,
  type DragEndEvent,
  type DragOverEvent,
  DragOverlay,
  type DragStartEvent,
  MeasuringStrategy,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { type ReactNode, useEffect, useState } from 'react';
import styles from '../cards/card.module.css';
import { CardFace } from '../cards/card-face.tsx';
import { useLatest } from '../data/use-latest.ts';
import { findApplication, type LocatedApplication } from '../model/board-changes.ts';
import { cardName } from '../model/card-name.ts';
import { withSelected } from '../select/selection-store.ts';
import { DragNotice } from './drag-notice.tsx';
import { holdOver, letGo } from './lift-store.ts';
import { isNearEdge, type Point } from './near-edge.ts';

/** A mouse lifts after 6 px; a finger after a moment, since without one it scrolls. */
const MOUSE = { activationConstraint: { distance: 6 } };
const TOUCH = { activationConstraint: { delay: 220, tolerance: 8 } };
/** A finger that went less far than this, in px, has stayed where it was. */
const STILL = 8;
const MEASURING = { droppable: { strategy: MeasuringStrategy.WhileDragging } };
const SCROLL = { threshold: { x: 0.12, y: 0.12 }, acceleration: 14 };

/** Settings of scrolling while a card is carried: only what the pointer is near the edge of. */
function useScrolling(isCarrying: boolean) {
  const [{ at, settings }] = useState(() => {
    const at: { current: Point | undefined } = { current: undefined };
    const canScroll = (element: Element): boolean =>
      at.current === undefined || isNearEdge(element, at.current, SCROLL.threshold);
    return { at, settings: { ...SCROLL, canScroll } };
  });
  useEffect(() => {
    if (!isCarrying) return;
    const note = ({ clientX: x, clientY: y }: PointerEvent) => {
      at.current = { x, y };
    };
    window.addEventListener('pointermove', note, true);
    return () => {
      window.removeEventListener('pointermove', note, true);
      at.current = undefined;
    };
  }, [isCarrying, at]);
  return settings;
}
/** Our own words are said by the board, for pointer and keyboard alike. */
const SILENT = {
  announcements: {
    onDragStart: () => undefined,
    onDragOver: () => undefined,
    onDragEnd: () => undefined,
    onDragCancel: () => undefined,
  },
};

interface DragAreaProps {
  steps: readonly BoardStep[];
  /** The place that an application would take in a step, from 0. */
  slotIn: (stepId: string, application: BoardApplication) => number;
  onDrop: (applicationId: string, stepId: string) => void;
  /** A finger was held on a card and let go where it was. */
  onHold: (applicationId: string) => void;
  children: ReactNode;
}

/** Cards are carried by mouse or finger to another lane; lanes are the only targets, since a lane sorts itself. */
export function DragArea({ steps, slotIn, onDrop, onHold, children }: DragAreaProps) {
  const [held, setHeld] = useState<LocatedApplication>();
  const scrolling = useScrolling(held !== undefined);
  const carriedCount = held ? withSelected(held.application.id).length : 0;
  const sensors = useSensors(useSensor(MouseSensor, MOUSE), useSensor(TouchSensor, TOUCH));
  const latest = useLatest({ steps, slotIn, held, onDrop, onHold });
  const [handlers] = useState(() => ({
    start: ({ active }: DragStartEvent) => setHeld(findApplication(latest.current.steps, String(active.id))),
    over: ({ over }: DragOverEvent) => {
      const { held: carried } = latest.current;
      const stepId = over && over.id !== carried?.step.id ? String(over.id) : null;
      holdOver(null, stepId, stepId && carried ? latest.current.slotIn(stepId, carried.application) : null);
    },
    end: ({ active, over, activatorEvent, delta }: DragEndEvent) => {
      const { held: carried } = latest.current;
      setHeld(undefined);
      letGo();
      const isHold = 'touches' in activatorEvent && Math.hypot(delta.x, delta.y) < STILL;
      if (isHold) return latest.current.onHold(String(active.id));
      if (over && over.id !== carried?.step.id) latest.current.onDrop(String(active.id), String(over.id));
    },
    cancel: () => {
      setHeld(undefined);
      letGo();
    },
  }));
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={pointerWithin}
      measuring={MEASURING}
      autoScroll={scrolling}
      accessibility={SILENT}
      onDragStart={handlers.start}
      onDragOver={handlers.over}
      onDragEnd={handlers.end}
      onDragCancel={handlers.cancel}
    >
      {children}
      <DragOverlay dropAnimation={null}>
        {held && (
          <div className={classNames(styles.card, styles.overlay)}>
            <CardFace
              application={held.application}
              name={<span className={styles.name}>{cardName(fullName(held.application.candidate))}</span>}
            />
            {carriedCount > 1 && <span className={styles.many}>{formatNumber(carriedCount)}</span>}
          </div>
        )}
      </DragOverlay>
      <DragNotice steps={steps} carried={held} />
    </DndContext>
  );
}
