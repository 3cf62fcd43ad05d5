import { useCallback, useSyncExternalStore } from 'react';
import { sizes } from './theme/tokens.ts';

/** Whether the media query matches now; follows its changes. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (notify: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', notify);
      return () => list.removeEventListener('change', notify);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}

/** True below 640 px, where a screen has one column and a table row becomes an item. */
export const useIsCompact = (): boolean => useMediaQuery(`(max-width: ${sizes.compactBelow - 0.02}px)`);
