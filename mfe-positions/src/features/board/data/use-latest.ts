import { type RefObject, useLayoutEffect, useRef } from 'react';

/** The value of the last drawing, for callbacks that must not change with it. */
export function useLatest<T>(value: T): RefObject<T> {
  const ref = useRef(value);
  useLayoutEffect(() => {
    ref.current = value;
  });
  return ref;
}
