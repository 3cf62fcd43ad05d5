import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useText } from '../../texts/use-text.ts';
import { classNames } from '../class-names.ts';
import { floatFromHere, useDialogDepth } from '../overlays/open-dialogs.ts';
import { type Toast, type ToastAction, toast as toasts, useCurrentToast } from './toast-store.ts';
import styles from './toaster.module.css';

const icons = { success: CircleCheck, error: CircleAlert, status: Info };

/** What a toast says now. */
function useNow(toast: Toast): Toast {
  const { later } = toast;
  const [isLater, setIsLater] = useState(false);
  useEffect(() => {
    if (!later) return;
    const timer = setTimeout(() => setIsLater(true), later.inMs);
    return () => clearTimeout(timer);
  }, [later]);
  return later && isLater ? { ...toast, ...later } : toast;
}

/** Whether a dialog was opened over the toast, as its own `Preview` does: it lies under it. */
function useIsCovered(): boolean {
  const depth = useDialogDepth();
  const [shownAt] = useState(depth);
  return depth > shownAt;
}

/**
 * Counts down, and starts again after the pointer or focus was on the toast, or a dialog over it: nobody reads against a
 * clock, and the focus goes back from a dialog to the button that opened it.
 */
function useExpiry(toast: Toast, isHeld: boolean) {
  useEffect(() => {
    if (toast.duration === null || isHeld) return;
    const timer = setTimeout(() => toasts.dismiss(toast.id), toast.duration);
    return () => clearTimeout(timer);
  }, [toast, isHeld]);
}

function Action({ action, close }: { action: ToastAction; close: () => void }) {
  const select = () => {
    if (!action.keepsToast) close();
    action.onSelect();
  };
  if (action.href === undefined)
    return (
      <button type="button" className={styles.action} onClick={select}>
        {action.label}
      </button>
    );
  return (
    <a
      className={styles.action}
      href={action.href}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        select();
      }}
    >
      {action.label}
    </a>
  );
}

const STANDARD = {
  ERROR: { title: 'shared.standardError.title', description: 'shared.standardError.text' },
  STORAGE_FULL: { title: 'shared.storageFull.title', description: 'shared.storageFull.text' },
} as const;

function ToastCard({ toast: shown, supportUrl }: { toast: Toast; supportUrl: string | undefined }) {
  const text = useText();
  const toast = useNow(shown);
  const [isHeld, setIsHeld] = useState(false);
  const isCovered = useIsCovered();
  // Focus that was inside a toast when it closes would fall to the body: it goes back to where it came from.
  const cameFrom = useRef<Element | null>(null);
  const close = () => {
    toasts.dismiss(toast.id);
    if (cameFrom.current instanceof HTMLElement && cameFrom.current.isConnected) cameFrom.current.focus();
  };
  useExpiry(shown, isHeld || isCovered);
  const Icon = icons[toast.kind];
  const actions = [...(toast.moreActions ?? []), ...(toast.action ? [toast.action] : [])];
  const standard = toast.standard && STANDARD[toast.standard];
  const description = standard ? text(standard.description) : toast.description;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only stops the clock; every action is a button inside.
    <div
      className={styles.toast}
      data-toast
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={(event) => {
        setIsHeld(true);
        if (!event.currentTarget.contains(event.relatedTarget)) cameFrom.current = event.relatedTarget;
      }}
      onBlur={() => setIsHeld(false)}
    >
      <Icon className={classNames(styles.icon, styles[toast.kind])} aria-hidden />
      <div className={styles.content} role={toast.kind === 'error' ? 'alert' : 'status'}>
        <p className={styles.title}>{standard ? text(standard.title) : toast.title}</p>
        {description && <p className={styles.description}>{description}</p>}
        {toast.standard === 'ERROR' && supportUrl && (
          <a className={styles.action} href={supportUrl} target="_blank" rel="noreferrer">
            {text('shared.standardError.link')}
          </a>
        )}
        {actions.length > 0 && (
          <div className={styles.actions}>
            {actions.map((action) => (
              <Action key={action.label} action={action} close={close} />
            ))}
          </div>
        )}
      </div>
      <button type="button" className={styles.close} aria-label={text('shared.closeNotice')} onClick={close}>
        <X aria-hidden />
      </button>
    </div>
  );
}

/** Where the one toast shows: bottom left, 360 px; on a phone above the foot. Mounted by `AppTheme`. */
export function Toaster({ supportUrl }: { supportUrl?: string }) {
  const toast = useCurrentToast();
  // The toast itself moves out of a dialog that closes, so that its clock goes on and its buttons stay the same.
  const [place] = useState(() => document.createElement('div'));
  const id = toast?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each toast floats where it was shown.
  useLayoutEffect(() => floatFromHere(place), [place, id]);
  return toast && createPortal(<ToastCard key={toast.id} toast={toast} supportUrl={supportUrl} />, place);
}
