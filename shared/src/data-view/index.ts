// Owns how an answer is shown: its six states, and its pages.
export { DataView } from './data-view.tsx';
export { Pagination } from './pagination.tsx';
export type { QueryState } from './query-state.ts';
