import { useSyncExternalStore } from 'react';
import { isStorageFull } from '../../api-client/storage-full.ts';

export type ToastKind = 'success' | 'error' | 'status';
export type ToastAction = {
  label: string;
  onSelect: () => void;
  /** Where `onSelect` goes: the action is then a link, which can also be opened in a tab of its own. */
  href?: string;
  /** Leaves the toast where it is. */
  keepsToast?: boolean;
};
export type ToastOptions = {
  /** A second line. */
  description?: string;
  action?: ToastAction;
  /** More of them; they stand before `action`. */
  moreActions?: readonly ToastAction[];
  /** In ms; null keeps it until it is closed. */
  duration?: number | null;
  /** What stands in place of these once so many ms have passed, however long somebody rests on the toast. */
  later?: { readonly inMs: number } & Pick<ToastOptions, 'description' | 'moreActions'>;
};
export type Toast = ToastOptions & {
  id: number;
  kind: ToastKind;
  title: string;
  duration: number | null;
  /** The toaster adds the words: of the standard error, with its link, or of a server without room to write. */
  standard?: 'ERROR' | 'STORAGE_FULL';
};

const DEFAULT_DURATION = 5000;
const STATUS_DURATION = 4000;

let current: Toast | null = null;
let lastId = 0;
const listeners = new Set<() => void>();

function publish(next: Toast | null) {
  current = next;
  for (const listener of listeners) listener();
}

/** Null is an answer: it stays. */
const lasting = ({ duration }: ToastOptions, otherwise: number | null): number | null =>
  duration === undefined ? otherwise : duration;

function show(toast: Omit<Toast, 'id'>): number {
  lastId += 1;
  publish({ ...toast, id: lastId });
  return lastId;
}

/** One toast at a time: each replaces the one before. Only for the answer to an action, never for a failed query. */
export const toast = {
  /** 5 s. */
  success: (title: string, options: ToastOptions = {}) =>
    show({ ...options, kind: 'success', title, duration: lasting(options, DEFAULT_DURATION) }),
  /** A note on something under way or changed; 4 s. */
  status: (title: string, options: ToastOptions = {}) =>
    show({ ...options, kind: 'status', title, duration: lasting(options, STATUS_DURATION) }),
  /** Stays until it is closed or replaced. */
  error: (title: string, options: ToastOptions = {}) =>
    show({ ...options, kind: 'error', title, duration: lasting(options, null) }),
  /**
   * `Error`, the sentence about support, and the link to it: when nothing better can be said. Where the server had no room for
   * what failed last, that is said. Stays.
   */
  standardError: (options: Pick<ToastOptions, 'action'> = {}) =>
    show({
      ...options,
      kind: 'error',
      title: '',
      duration: null,
      standard: isStorageFull() ? 'STORAGE_FULL' : 'ERROR',
    }),
  /** Closes the toast with this id, or whichever shows. */
  dismiss: (id?: number) => {
    if (id === undefined || current?.id === id) publish(null);
  },
};

export const useCurrentToast = (): Toast | null =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => current,
  );
