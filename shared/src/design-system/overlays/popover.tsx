import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import styles from './popover.module.css';
import { useDismiss } from './use-dismiss.ts';
import { type FloatingAlign, useFloating } from './use-floating.ts';

export type PopoverTriggerProps = {
  ref: RefObject<HTMLButtonElement | null>;
  onClick: () => void;
  'aria-haspopup': 'dialog';
  'aria-expanded': boolean;
  'aria-controls': string | undefined;
};
type PopoverProps = {
  /** Accessible name of the floating part. */
  label: string;
  align?: FloatingAlign;
  /** Width in px; the content's own when left out. */
  width?: number;
  /** Draws the button; spread the given props on it. */
  trigger: (props: PopoverTriggerProps, isOpen: boolean) => ReactNode;
  children: (close: () => void) => ReactNode;
};

const FOCUSABLE = 'input:not(:disabled), button:not(:disabled), select, textarea, a[href], [tabindex="0"]';

/** A button with a floating, non-modal dialog. Focus goes in on opening and back on closing. */
export function Popover({ label, align = 'start', width, trigger, children }: PopoverProps) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const anchor = useRef<HTMLButtonElement>(null);
  const floating = useRef<HTMLDivElement>(null);
  const close = () => {
    setIsOpen(false);
    anchor.current?.focus();
  };
  useFloating(anchor, floating, { isOpen, align, gap: 8 });
  useDismiss(isOpen, () => setIsOpen(false), anchor, floating);
  useEffect(() => {
    if (isOpen) floating.current?.querySelector<HTMLElement>(FOCUSABLE)?.focus();
  }, [isOpen]);
  return (
    <>
      {trigger(
        {
          ref: anchor,
          onClick: () => setIsOpen((wasOpen) => !wasOpen),
          'aria-haspopup': 'dialog',
          'aria-expanded': isOpen,
          'aria-controls': isOpen ? id : undefined,
        },
        isOpen,
      )}
      {isOpen && (
        <div
          ref={floating}
          id={id}
          popover="manual"
          role="dialog"
          aria-label={label}
          className={styles.popover}
          style={{ width }}
        >
          {children(close)}
        </div>
      )}
    </>
  );
}
