import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { type Location, useBlocker } from 'react-router-dom';
import { confirm } from '../design-system/overlays/confirm.tsx';
import { hasLostSession } from '../session/index.ts';
import { useText } from '../texts/use-text.ts';

type Leaves = (from: Location, to: Location) => boolean;
type Guard = { isDirty: boolean; question: string | undefined; leaves: Leaves };
/** All that hold something unsaved now: the router asks only the one that came last, so each answers for every other too. */
const guards = new Set<Guard>();

const isOtherPage: Leaves = (from, to) => from.pathname !== to.pathname;

type LeaveGuardOptions = {
  /** Title of the question, where a screen asks in words of its own. */
  question?: string | undefined;
  /**
   * Whether the way from one address to another loses what was typed. Only another page does, when left out: a tab or
   * filter in the same page's search does not. Stable between renders.
   */
  leaves?: Leaves;
};

/** The question before what was typed is given up; resolves to whether the person is sure. Stable between renders. */
export function useConfirmLeave(): (title?: string) => Promise<boolean> {
  const text = useText();
  return useCallback(
    (title = text('shared.form.leave.title')) =>
      confirm({
        title,
        body: text('shared.form.leave.text'),
        confirmLabel: text('shared.form.leave.confirm'),
        cancelLabel: text('shared.form.leave.stay'),
        isDanger: true,
      }),
    [text],
  );
}

/**
 * Asks before unsaved changes are left: inside the app with our question, on closing or reloading with the browser's.
 * @returns a function to call right before navigating after a save, when the form has not yet rendered as clean.
 */
export function useLeaveGuard(
  isDirty: boolean,
  { question, leaves = isOtherPage }: LeaveGuardOptions = {},
): () => void {
  const confirmLeave = useConfirmLeave();
  const own = useRef<Guard>({ isDirty, question, leaves });
  useLayoutEffect(() => {
    const guard = own.current;
    guards.add(guard);
    return () => {
      guards.delete(guard);
    };
  }, []);
  useLayoutEffect(() => {
    Object.assign(own.current, { isDirty, question, leaves });
  }, [isDirty, question, leaves]);
  const asking = useRef<string>(undefined);
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const left = [...guards].filter((guard) => guard.isDirty && guard.leaves(currentLocation, nextLocation));
    asking.current = left.find((guard) => guard.question)?.question;
    return left.length > 0 && !hasLostSession();
  });
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    let isCurrent = true;
    confirmLeave(asking.current).then((isSure) => {
      if (!isCurrent) return;
      if (isSure) blocker.proceed();
      else blocker.reset();
    });
    return () => {
      isCurrent = false;
    };
  }, [blocker, confirmLeave]);
  useEffect(() => {
    if (!isDirty) return;
    const onUnload = (event: BeforeUnloadEvent) => {
      if (!hasLostSession()) event.preventDefault();
    };
    window.addEventListener('beforeunload', onUnload);
    return () => window.removeEventListener('beforeunload', onUnload);
  }, [isDirty]);
  return () => {
    own.current.isDirty = false;
  };
}
