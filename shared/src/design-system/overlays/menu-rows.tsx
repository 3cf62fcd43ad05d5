import { Check, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { classNames } from '../class-names.ts';
import styles from './menu.module.css';
import { isAction, type MenuAction, type MenuEntry, type Submenu } from './menu-item.ts';

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

/** Focus starts on what is chosen, else on the first item. */
export function focusChosen(menu: HTMLElement | null): void {
  const chosen = menu?.querySelector<HTMLElement>('[aria-checked="true"]');
  (chosen ?? menu?.querySelector<HTMLElement>('[role^="menuitem"]'))?.focus();
}

interface SubmenuRowProps {
  submenu: Submenu;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  close: () => void;
}

/** Opens below its line, so that it has room on a phone; the right arrow goes in, the left one comes back. */
function SubmenuRow({ submenu, isOpen, onToggle, close }: SubmenuRowProps) {
  const id = useId();
  const line = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isOpen) focusChosen(list.current);
  }, [isOpen]);
  const onKeyDown = (event: KeyboardEvent) => {
    const isInside = list.current?.contains(document.activeElement) ?? false;
    if (event.key !== (isInside ? 'ArrowLeft' : 'ArrowRight')) return;
    event.preventDefault();
    event.stopPropagation();
    if (isInside) line.current?.focus();
    onToggle(!isInside);
  };
  return (
    <div role="none" onKeyDown={onKeyDown}>
      <button
        ref={line}
        type="button"
        role="menuitem"
        className={styles.item}
        tabIndex={-1}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => onToggle(!isOpen)}
      >
        <span className={styles.label}>{submenu.label}</span>
        <ChevronRight className={styles.arrow} aria-hidden />
      </button>
      {isOpen && (
        <div ref={list} id={id} role="menu" aria-label={submenu.label} className={styles.submenu}>
          {submenu.entries.map((action) => (
            <MenuRow key={action.key} action={action} close={close} />
          ))}
        </div>
      )}
    </div>
  );
}

/** The lines of a menu; at most one of its submenus is open. */
export function MenuRows({ entries, close }: { entries: readonly MenuEntry[]; close: () => void }) {
  const [openKey, setOpenKey] = useState<string>();
  return entries.map((entry) => {
    if (isAction(entry)) return <MenuRow key={entry.key} action={entry} close={close} />;
    if (entry.kind === 'separator') return <hr key={entry.key} className={styles.separator} />;
    if (entry.kind === 'submenu')
      return (
        <SubmenuRow
          key={entry.key}
          submenu={entry}
          isOpen={openKey === entry.key}
          onToggle={(isOpen) => setOpenKey(isOpen ? entry.key : undefined)}
          close={close}
        />
      );
    return (
      <div key={entry.key} role="presentation" className={styles.heading}>
        {entry.label}
      </div>
    );
  });
}
