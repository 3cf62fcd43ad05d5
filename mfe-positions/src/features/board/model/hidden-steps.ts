import { storage } from '@cantera/shared/session';
import { useCallback, useState } from 'react';

function readHidden(positionId: string): ReadonlySet<string> {
  try {
    const stored: unknown = JSON.parse(storage.getHiddenSteps(positionId) ?? '[]');
    return new Set(Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : []);
  } catch {
    return new Set();
  }
}

/** The steps that are hidden on a position's board in this browser, and the way to hide or show one. */
export function useHiddenSteps(
  positionId: string,
): readonly [ReadonlySet<string>, (stepId: string, isHidden: boolean) => void] {
  const [hidden, setHidden] = useState(() => readHidden(positionId));
  const hide = useCallback(
    (stepId: string, isHidden: boolean) =>
      setHidden((before) => {
        const after = new Set(before);
        if (isHidden) after.add(stepId);
        else after.delete(stepId);
        storage.setHiddenSteps(positionId, JSON.stringify([...after]));
        return after;
      }),
    [positionId],
  );
  return [hidden, hide];
}
