import { Button } from 'antd';
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { useText } from '../../texts/use-text.ts';
import { BusyButton } from '../controls/busy-button.tsx';
import { Dialog } from './dialog.tsx';

export type ConfirmRequest = {
  /** Asks about the named thing: `Delete Gorka Mendia?` */
  title: string;
  body?: ReactNode;
  /** Repeats the verb: `Delete candidate`. */
  confirmLabel: string;
  /** `Cancel` in the reader's language when left out. */
  cancelLabel?: string;
  isDanger?: boolean;
};
type ConfirmDialogProps = ConfirmRequest & {
  /** May be a promise: the button is busy until it ends. */
  onConfirm: () => void | Promise<void>;
  onCancel: () => void;
};

/** A 400 px question. Focus starts on the button that changes nothing. */
export function ConfirmDialog({
  title,
  body,
  confirmLabel,
  cancelLabel,
  isDanger,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const text = useText();
  const [isBusy, setIsBusy] = useState(false);
  const confirm = async () => {
    if (isBusy) return;
    setIsBusy(true);
    try {
      await onConfirm();
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Dialog
      title={title}
      size="confirm"
      role="alertdialog"
      onClose={onCancel}
      footer={
        <>
          <Button data-autofocus onClick={onCancel}>
            {cancelLabel ?? text('shared.cancel')}
          </Button>
          <BusyButton type="primary" danger={isDanger} isBusy={isBusy} onClick={confirm}>
            {confirmLabel}
          </BusyButton>
        </>
      }
    >
      {body}
    </Dialog>
  );
}

type Pending = ConfirmRequest & { answer: (isConfirmed: boolean) => void };
let pending: Pending | null = null;
const listeners = new Set<() => void>();

function publish(next: Pending | null) {
  pending = next;
  for (const listener of listeners) listener();
}
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Asks, and resolves to whether the answer was yes. A second question while one is open answers the first with no. */
export function confirm(request: ConfirmRequest): Promise<boolean> {
  pending?.answer(false);
  return new Promise((resolve) => {
    publish({
      ...request,
      answer: (isConfirmed) => {
        publish(null);
        resolve(isConfirmed);
      },
    });
  });
}

/** Draws the question of `confirm()`; mounted by `AppTheme`. */
export function ConfirmHost() {
  const request = useSyncExternalStore(subscribe, () => pending);
  if (!request) return null;
  return (
    <ConfirmDialog
      {...request}
      onConfirm={() => request.answer(true)}
      onCancel={() => request.answer(false)}
    />
  );
}
