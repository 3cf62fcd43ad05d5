import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  type Modifier,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { GripVertical } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { useOverlayRoot } from '../design-system/overlays/open-dialogs.ts';
import { VisuallyHidden } from '../design-system/text/visually-hidden.tsx';
import { useText } from '../texts/use-text.ts';
import styles from './sortable-list.module.css';

export type SortableItem = {
  id: string;
  /** Names it for its handle and for what is spoken. */
  name: string;
  /** Stays where it is, and nothing goes before it; at most the first ones. */
  isFixed?: boolean;
};

export type SortableListProps<Item extends SortableItem> = {
  label: string;
  items: readonly Item[];
  /** Puts an item at an index of `items`, from 0. */
  onMove: (id: string, index: number) => void;
  /** A row; the handle stands where the row puts it, and is missing where nothing moves. */
  renderItem: (item: Item, handle: ReactNode) => ReactNode;
};

/** A mouse or a finger lifts after 4 px, so that a press is none. */
const POINTER = { activationConstraint: { distance: 4 } };
const KEYS = { coordinateGetter: sortableKeyboardCoordinates };
const upAndDown: Modifier = ({ transform }) => ({ ...transform, x: 0 });

type RowProps = {
  item: SortableItem;
  /** One up or one down, without lifting. */
  onStep: (step: 1 | -1) => void;
  children: (handle: ReactNode) => ReactNode;
};

function Row({ item, onStep, children }: RowProps) {
  const text = useText();
  const { attributes, listeners, transform, transition, isDragging, ...refs } = useSortable({
    id: item.id,
    disabled: item.isFixed,
  });
  const onKeyDown = (event: KeyboardEvent) => {
    const step = ({ ArrowUp: -1, ArrowDown: 1 } as const)[event.key];
    if (!step || isDragging) return listeners?.onKeyDown?.(event);
    event.preventDefault();
    onStep(step);
  };
  const handle = item.isFixed ? null : (
    <button
      {...listeners}
      ref={refs.setActivatorNodeRef}
      type="button"
      className={styles.handle}
      aria-label={text('shared.sort.handle', { name: item.name })}
      aria-describedby={attributes['aria-describedby']}
      aria-pressed={isDragging || undefined}
      data-held={isDragging || undefined}
      onKeyDown={onKeyDown}
    >
      <GripVertical size={14} aria-hidden />
    </button>
  );
  return (
    <li
      ref={refs.setNodeRef}
      className={isDragging ? styles.held : undefined}
      style={{ transform: transform ? `translate3d(0, ${transform.y}px, 0)` : undefined, transition }}
    >
      {children(handle)}
    </li>
  );
}

/** What is said while something is carried, as dnd-kit asks for it. */
function useAnnouncements(items: readonly SortableItem[]): Announcements {
  const text = useText();
  const hasMoved = useRef(false);
  const at = (id: unknown) => items.findIndex((item) => item.id === id);
  const said = (kind: 'lifted' | 'over' | 'dropped', activeId: unknown, placeId: unknown) =>
    text(`shared.sort.${kind}`, {
      name: items[at(activeId)]?.name ?? '',
      position: at(placeId) + 1,
      count: items.length,
    });
  return {
    onDragStart: ({ active }) => {
      hasMoved.current = false;
      return said('lifted', active.id, active.id);
    },
    onDragOver: ({ active, over }) => {
      hasMoved.current ||= over !== null && over.id !== active.id;
      // Over its own place to begin with: that was said by the lift.
      return over && hasMoved.current ? said('over', active.id, over.id) : undefined;
    },
    onDragEnd: ({ active, over }) => said('dropped', active.id, over?.id ?? active.id),
    onDragCancel: ({ active }) => text('shared.sort.cancelled', { name: items[at(active.id)]?.name ?? '' }),
  };
}

/**
 * A list whose rows are put into another order: carried by their handles with mouse or finger; by keyboard with the
 * arrows at once, or lifted with Space, placed with the arrows, dropped with Space, put back with Escape. All of it is
 * spoken. Its code is big: draw it below `lazyPart`.
 */
export function SortableList<Item extends SortableItem>(props: SortableListProps<Item>) {
  const { label, items, onMove, renderItem } = props;
  const text = useText();
  const container = useOverlayRoot();
  const sensors = useSensors(useSensor(PointerSensor, POINTER), useSensor(KeyboardSensor, KEYS));
  const announcements = useAnnouncements(items);
  const [moved, setMoved] = useState('');
  const first = items.filter(({ isFixed }) => isFixed).length;
  const indexOf = (id: unknown) => items.findIndex((item) => item.id === id);
  const put = (id: string, target: number): number | undefined => {
    const index = Math.max(first, Math.min(target, items.length - 1));
    if (index === indexOf(id)) return undefined;
    onMove(id, index);
    return index;
  };
  const step = (item: Item, by: 1 | -1) => {
    const index = put(item.id, indexOf(item.id) + by);
    if (index === undefined) return;
    setMoved(text('shared.sort.over', { name: item.name, position: index + 1, count: items.length }));
  };
  const drop = ({ active, over }: DragEndEvent) => {
    if (over) put(String(active.id), indexOf(over.id));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[upAndDown]}
      accessibility={{
        announcements,
        container,
        screenReaderInstructions: { draggable: text('shared.sort.help') },
      }}
      onDragEnd={drop}
    >
      <SortableContext items={items.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
        <ul aria-label={label} className={styles.list}>
          {items.map((item) => (
            <Row key={item.id} item={item} onStep={(by) => step(item, by)}>
              {(handle) => renderItem(item, handle)}
            </Row>
          ))}
        </ul>
      </SortableContext>
      <VisuallyHidden>
        <span role="status">{moved}</span>
      </VisuallyHidden>
    </DndContext>
  );
}
