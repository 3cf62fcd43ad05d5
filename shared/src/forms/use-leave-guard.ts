import { useEffect, useLayoutEffect, useRef } from 'react';
import { type Location, useBlocker } from 'react-router-dom';
import { confirm } from '../design-system/overlays/confirm.tsx';
import { useText } from '../design-system/use-text.ts';
import { hasLostSession } from '../session/index.ts';

type Guard = { isDirty: boolean; question: string | undefined; isInDialog: boolean };
/** All that hold something unsaved now: the router asks only the one that came last, so each answers for every other too. */
const guards = new Set<Guard>();

/** Only another page loses what was typed in one; a dialog is gone with whatever its page was showing. */
function isLeaving({ isDirty, isInDialog }: Guard, from: Location, to: Location): boolean {
  if (!isDirty) return false;
  return from.pathname !== to.pathname || (isInDialog && from.search !== to.search);
}

type LeaveGuardOptions = {
  /** Title of the question, where a screen asks in words of its own. */
  question?: string | undefined;
  /** Of a form in a dialog: Back closes it, even where the page stays. */
  isInDialog?: boolean;
};

/**
 * Asks before unsaved changes are left: inside the app with our question, on closing or reloading with the browser's.
 * @returns a function to call right before navigating after a save, when the form has not yet rendered as clean.
 */
export function useLeaveGuard(
  isDirty: boolean,
  { question, isInDialog = false }: LeaveGuardOptions = {},
): () => void {
  const text = useText();
  const own = useRef<Guard>({ isDirty, question, isInDialog });
  useLayoutEffect(() => {
    const guard = own.current;
    guards.add(guard);
    return () => {
      guards.delete(guard);
    };
  }, []);
  useLayoutEffect(() => {
    Object.assign(own.current, { isDirty, question, isInDialog });
  }, [isDirty, question, isInDialog]);
  const asking = useRef<string>(undefined);
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const left = [...guards].filter((guard) => isLeaving(guard, currentLocation, nextLocation));
    asking.current = left.find((guard) => guard.question)?.question;
    return left.length > 0 && !hasLostSession();
  });
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    let isCurrent = true;
    confirm({
      title: asking.current ?? text('shared.form.leave.title'),
      body: text('shared.form.leave.text'),
      confirmLabel: text('shared.form.leave.confirm'),
      cancelLabel: text('shared.form.leave.stay'),
      isDanger: true,
    }).then((isSure) => {
      if (!isCurrent) return;
      if (isSure) blocker.proceed();
      else blocker.reset();
    });
    return () => {
      isCurrent = false;
    };
  }, [blocker, text]);
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
