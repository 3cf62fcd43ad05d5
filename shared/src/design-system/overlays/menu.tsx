import { Check } from 'lucide-react';
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { Link } from 'react-router-dom';
import { classNames } from '../class-names.ts';
import styles from './menu.module.css';
import { isAction, type MenuAction, type MenuEntry } from './menu-item.ts';
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

function MenuRow({ action, close }: { action: MenuAction; close: () => void }) {
  const shared = {
    className: classNames(styles.item, action.isDanger && styles.danger),
    role: action.isChecked === undefined ? 'menuitem' : 'menuitemradio',
    'aria-checked': action.isChecked,
    'aria-disabled': action.isDisabled || undefined,
    tabIndex: -1,
    onClick: () => {
      if (action.isDisabled) return;
      close();
      action.onSelect?.();
    },
  };
  const content = (
    <>
      {action.icon}
      <span className={styles.label}>{action.label}</span>
      {action.isChecked && <Check aria-hidden />}
    </>
  );
  if (action.to !== undefined) {
    return (
      <Link {...shared} to={action.to}>
        {content}
      </Link>
    );
  }
  if (action.href !== undefined) {
    return (
      <a {...shared} href={action.href} target="_blank" rel="noreferrer">
        {content}
      </a>
    );
  }
  return (
    <button {...shared} type="button">
      {content}
    </button>
  );
}

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

/** A button that opens a menu: arrows, Home, End and letters move, Enter chooses, Escape goes back. */
export function Menu({ label, entries, align = 'start', trigger }: MenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const anchor = useRef<HTMLButtonElement>(null);
  const floating = useRef<HTMLDivElement>(null);
  useFloating(anchor, floating, { isOpen, align });
  useDismiss(isOpen, () => setIsOpen(false), anchor, floating);
  const items = () => [...(floating.current?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [])];
  useEffect(() => {
    if (isOpen)
      floating.current?.querySelector<HTMLElement>('[aria-checked="true"], [role^="menuitem"]')?.focus();
  }, [isOpen]);
  const close = () => {
    setIsOpen(false);
    anchor.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Tab') return close();
    const target = nextItem(items(), event.key);
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
          {entries.map((entry) => {
            if (isAction(entry)) return <MenuRow key={entry.key} action={entry} close={close} />;
            if (entry.kind === 'separator') return <hr key={entry.key} className={styles.separator} />;
            return (
              <div key={entry.key} role="presentation" className={styles.heading}>
                {entry.label}
              </div>
            );
          })}
        </div>
      )}
    </>
  );
}
