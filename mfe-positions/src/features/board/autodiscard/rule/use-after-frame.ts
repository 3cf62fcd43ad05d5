import { startTransition, useCallback, useEffect, useRef } from 'react';

interface AfterFrame<T> {
  /** Takes a value, of which only the last is handed on. */
  take: (value: T) => void;
  /** Hands on at once what waits. */
  flush: () => void;
  /** Whether a value waits. */
  isWaiting: () => boolean;
}

/** Hands a value on once the browser has drawn the frame in which it came: what follows from it never holds up that frame. */
export function useAfterFrame<T>(hand: (value: T) => void): AfterFrame<T> {
  const waiting = useRef<{ readonly value: T; readonly frame: number } | null>(null);
  const handing = useRef(hand);
  useEffect(() => {
    handing.current = hand;
  });
  const isWaiting = useCallback(() => waiting.current !== null, []);
  const flush = useCallback(() => {
    if (!waiting.current) return;
    const { value, frame } = waiting.current;
    cancelAnimationFrame(frame);
    waiting.current = null;
    handing.current(value);
  }, []);
  const take = useCallback(
    (value: T) => {
      // A task that a frame asks for runs after it was drawn.
      const frame =
        waiting.current?.frame ?? requestAnimationFrame(() => setTimeout(() => startTransition(flush)));
      waiting.current = { value, frame };
    },
    [flush],
  );
  useEffect(
    () => () => {
      if (waiting.current) cancelAnimationFrame(waiting.current.frame);
      waiting.current = null;
    },
    [],
  );
  return { take, flush, isWaiting };
}
