// Owns lists that people put into another order: by pointer, touch or keyboard, spoken.
export { LateSortableList as SortableList } from './late-sortable-list.tsx';
export type { SortableItem } from './sortable-list.tsx';
