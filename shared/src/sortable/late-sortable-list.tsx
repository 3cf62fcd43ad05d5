import { type ReactNode, Suspense } from 'react';
import { lazyPart } from '../remotes/lazy-part.tsx';
import type { SortableItem, SortableListProps } from './sortable-list.tsx';

const Loaded = lazyPart<SortableListProps<SortableItem>>(() =>
  import(/* webpackChunkName: "sortable-list" */ './sortable-list.tsx').then(({ SortableList }) => ({
    default: SortableList,
  })),
);

type LateProps<Item extends SortableItem> = Omit<SortableListProps<Item>, 'renderItem'> & {
  renderItem: (item: Item, handle: ReactNode) => ReactNode;
};

/**
 * A list that is put into another order by its handles: pointer, touch, keyboard, spoken. What carries them comes when it is
 * first drawn; until then the rows stand without handles.
 */
export function LateSortableList<Item extends SortableItem>(props: LateProps<Item>) {
  const { label, items, onMove, renderItem } = props;
  const byId = new Map(items.map((item) => [item.id, item]));
  return (
    <Suspense
      fallback={
        <ul aria-label={label}>
          {items.map((item) => (
            <li key={item.id}>{renderItem(item, null)}</li>
          ))}
        </ul>
      }
    >
      <Loaded
        label={label}
        items={items}
        onMove={onMove}
        renderItem={({ id }, handle) => {
          const item = byId.get(id);
          return item && renderItem(item, handle);
        }}
      />
    </Suspense>
  );
}
