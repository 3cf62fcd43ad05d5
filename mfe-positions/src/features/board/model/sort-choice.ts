import { storage } from '@cantera/shared/session';
import { create } from 'zustand';

export const SORT_PROPERTIES = ['name', 'scoring', 'createdAt', 'source'] as const;
export type SortProperty = (typeof SORT_PROPERTIES)[number];
export interface SortChoice {
  property: SortProperty;
  direction: 'ASC' | 'DESC';
}

const STARTS: Record<SortProperty, SortChoice['direction']> = {
  name: 'ASC',
  scoring: 'DESC',
  createdAt: 'DESC',
  source: 'ASC',
};
const DEFAULT: SortChoice = { property: 'createdAt', direction: 'DESC' };

const isChoice = (value: unknown): value is SortChoice =>
  typeof value === 'object' &&
  value !== null &&
  'property' in value &&
  SORT_PROPERTIES.some((property) => property === value.property) &&
  'direction' in value &&
  (value.direction === 'ASC' || value.direction === 'DESC');

/** The stored choice; the newest first when there is none, or none that can be read. */
export function readSort(): SortChoice {
  try {
    const stored: unknown = JSON.parse(storage.get('boardSort') ?? 'null');
    return isChoice(stored) ? stored : DEFAULT;
  } catch {
    return DEFAULT;
  }
}

/** What choosing a property leads to: its own first direction, or the other one when it is chosen already. */
export function nextSort(current: SortChoice, property: SortProperty): SortChoice {
  if (current.property !== property) return { property, direction: STARTS[property] };
  return { property, direction: current.direction === 'ASC' ? 'DESC' : 'ASC' };
}

const useStore = create<{ sort: SortChoice }>(() => ({ sort: readSort() }));

/** The sort of every board, and the way to choose another, which is remembered. */
export function useSort(): readonly [SortChoice, (property: SortProperty) => void] {
  return [useStore(({ sort }) => sort), chooseSort];
}

function chooseSort(property: SortProperty): void {
  const sort = nextSort(useStore.getState().sort, property);
  storage.set('boardSort', JSON.stringify(sort));
  useStore.setState({ sort });
}
