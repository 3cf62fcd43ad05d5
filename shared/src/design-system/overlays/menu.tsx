import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { classNames } from '../class-names.ts';
import styles from './menu.module.css';
import type { MenuEntry } from './menu-item.ts';
import { focusChosen, MenuRows } from './menu-rows.tsx';
import popoverStyles from './popover.module.css';
import { useDismiss } from './use-dismiss.ts';
import { type FloatingAlign, useFloating } from './use-floating.ts';

export type MenuTriggerProps = {
  ref: RefObject<HTMLButtonElement | null>;
  onClick: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
  'aria-haspopup': 'menu';
  'aria-expanded': boolean;
  'aria-controls': string | undefined;
};
type MenuProps = {
  label: string;
  entries: readonly MenuEntry[];
  align?: FloatingAlign;
  /** Draws the button; spread the given props on it. */
  trigger: (props: MenuTriggerProps, isOpen: boolean) => ReactNode;
};

/** Which item an arrow, Home, End or a letter leads to, as in any desktop menu. */
function nextItem(items: readonly HTMLElement[], key: string): HTMLElement | undefined {
  const at = items.findIndex((item) => item.matches(':focus'));
  if (key === 'ArrowDown') return items[(at + 1) % items.length];
  if (key === 'ArrowUp') return items.at(at <= 0 ? -1 : at - 1);
  if (key === 'Home') return items[0];
  if (key === 'End') return items.at(-1);
  if (key.length !== 1 || key === ' ') return undefined;
  const rest = [...items.slice(at + 1), ...items.slice(0, at + 1)];
  return rest.find((item) => item.textContent?.trim().toLowerCase().startsWith(key.toLowerCase()));
}

/** The items of the menu or submenu that an item stands in. */
function siblings(floating: HTMLElement | null, from: EventTarget): HTMLElement[] {
  const menu = from instanceof Element ? from.closest('[role="menu"]') : floating;
  const all = floating?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [];
  return [...all].filter((item) => item.closest('[role="menu"]') === menu);
}

/** A button that opens a menu: arrows, Home, End and letters move, Enter chooses, Escape goes back. */
export function Menu({ label, entries, align = 'start', trigger }: MenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const anchor = useRef<HTMLButtonElement>(null);
  const floating = useRef<HTMLDivElement>(null);
  useFloating(anchor, floating, { isOpen, align });
  useDismiss(isOpen, () => setIsOpen(false), anchor, floating);
  useEffect(() => {
    if (isOpen) focusChosen(floating.current);
  }, [isOpen]);
  const close = () => {
    setIsOpen(false);
    anchor.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Tab') return close();
    const target = nextItem(siblings(floating.current, event.target), event.key);
    if (!target) return;
    event.preventDefault();
    target.focus();
  };
  return (
    <>
      {trigger(
        {
          ref: anchor,
          onClick: () => setIsOpen((wasOpen) => !wasOpen),
          onKeyDown: (event) => {
            if (event.key !== 'ArrowDown') return;
            event.preventDefault();
            setIsOpen(true);
          },
          'aria-haspopup': 'menu',
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
          role="menu"
          tabIndex={-1}
          aria-label={label}
          className={classNames(popoverStyles.popover, styles.menu)}
          onKeyDown={onKeyDown}
        >
          <MenuRows entries={entries} close={close} />
        </div>
      )}
    </>
  );
}
