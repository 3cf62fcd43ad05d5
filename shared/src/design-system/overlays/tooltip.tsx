import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import styles from './tooltip.module.css';
import { useFloating } from './use-floating.ts';

export type TooltipTargetProps<T extends HTMLElement> = {
  ref: RefObject<T | null>;
  onPointerEnter: () => void;
  onPointerLeave: () => void;
  onFocus: () => void;
  onBlur: () => void;
  'aria-describedby': string | undefined;
};
type TooltipProps<T extends HTMLElement> = {
  content: ReactNode;
  /** False when the target's name already says the same: then it is for the eyes only. */
  isDescription?: boolean;
  /** Asked before showing, e.g. whether the text is really cut. */
  shouldShow?: (target: T) => boolean;
  children: (props: TooltipTargetProps<T>) => ReactNode;
};

const SHOW_AFTER = 400;
const HIDE_AFTER = 100;

/** A short text beside what the pointer rests on or the keyboard focuses; Escape hides it and the pointer may enter it. */
export function Tooltip<T extends HTMLElement>({
  content,
  isDescription = true,
  shouldShow,
  children,
}: TooltipProps<T>) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const target = useRef<T>(null);
  const floating = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useFloating(target, floating, { isOpen, align: 'center', side: 'above' });
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!isOpen) return;
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && setIsOpen(false);
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isOpen]);
  const later = (next: boolean, after: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const element = target.current;
      setIsOpen(next && element !== null && (shouldShow?.(element) ?? true));
    }, after);
  };
  return (
    <>
      {children({
        ref: target,
        onPointerEnter: () => later(true, SHOW_AFTER),
        onPointerLeave: () => later(false, HIDE_AFTER),
        onFocus: () => target.current?.matches(':focus-visible, :has(:focus-visible)') && later(true, 0),
        onBlur: () => later(false, 0),
        'aria-describedby': isOpen && isDescription ? id : undefined,
      })}
      {isOpen && (
        <div
          ref={floating}
          id={id}
          popover="manual"
          role="tooltip"
          // Inside a link or a button its words would be read twice.
          aria-hidden={!isDescription}
          className={styles.tooltip}
          onPointerEnter={() => clearTimeout(timer.current)}
          onPointerLeave={() => later(false, HIDE_AFTER)}
        >
          {content}
        </div>
      )}
    </>
  );
}
