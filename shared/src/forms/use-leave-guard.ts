import { useEffect, useRef } from 'react';
import { useBlocker } from 'react-router-dom';
import { confirm } from '../design-system/overlays/confirm.tsx';
import { useText } from '../design-system/use-text.ts';
import { hasLostSession } from '../session/index.ts';

/**
 * Asks before unsaved changes are left: inside the app with our question, on closing or reloading with the browser's.
 * @param question the title of ours, where a screen asks in words of its own.
 * @returns a function to call right before navigating after a save, when the form has not yet rendered as clean.
 */
export function useLeaveGuard(isDirty: boolean, question?: string): () => void {
  const text = useText();
  const guards = useRef(isDirty);
  useEffect(() => {
    guards.current = isDirty;
  }, [isDirty]);
  // Only another page loses what was typed; a tab or filter in the same page's search does not.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      guards.current && !hasLostSession() && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    let isCurrent = true;
    confirm({
      title: question ?? text('shared.form.leave.title'),
      body: text('shared.form.leave.text'),
      confirmLabel: text('shared.form.leave.confirm'),
      cancelLabel: text('shared.form.leave.stay'),
      isDanger: true,
    }).then((isLeaving) => {
      if (!isCurrent) return;
      if (isLeaving) blocker.proceed();
      else blocker.reset();
    });
    return () => {
      isCurrent = false;
    };
  }, [blocker, text, question]);
  useEffect(() => {
    if (!isDirty) return;
    const onUnload = (event: BeforeUnloadEvent) => {
      if (!hasLostSession()) event.preventDefault();
    };
    window.addEventListener('beforeunload', onUnload);
    return () => window.removeEventListener('beforeunload', onUnload);
  }, [isDirty]);
  return () => {
    guards.current = false;
  };
}
