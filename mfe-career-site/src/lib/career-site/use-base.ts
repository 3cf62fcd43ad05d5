import { useRef } from 'react';

/** What a form's changes are made from: what stood when the person began, whatever others have saved since. */
export function useBase<T>(isDirty: boolean, now: T): T {
  const held = useRef(now);
  if (!isDirty) held.current = now;
  return held.current;
}
