import { useLeaveGuard } from '@cantera/shared/editing';
import { useCallback, useState } from 'react';

/** Gathers which sections of a page hold changes that are not saved, and asks once before they are left. Stable between renders. */
export function useDirtySections<Name extends string>(): (section: Name, isDirty: boolean) => void {
  const [dirty, setDirty] = useState<ReadonlySet<Name>>(new Set());
  // One question for the page: the router holds back a navigation for one asker only.
  useLeaveGuard(dirty.size > 0);
  return useCallback((section, isDirty) => {
    setDirty((current) => {
      if (current.has(section) === isDirty) return current;
      const next = new Set(current);
      if (isDirty) next.add(section);
      else next.delete(section);
      return next;
    });
  }, []);
}
