import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import styles from './candidate-panel.module.css';

type Tab<T extends string> = { key: T; label: string; count?: number };
type PanelTabsProps<T extends string> = {
  tabs: readonly Tab<T>[];
  value: T;
  onChange: (key: T) => void;
  children: ReactNode;
};

/** Scrolls what a tab shows from under the tabs, which stay above what is scrolled, once another is chosen. */
function useTopOf(value: string) {
  const list = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const before = useRef(value);
  useLayoutEffect(() => {
    if (before.current === value) return;
    before.current = value;
    const scroller = list.current?.parentElement;
    if (!list.current || !panel.current || !scroller) return;
    // On a low screen the tabs go with the rest.
    const top = Math.max(list.current.getBoundingClientRect().bottom, scroller.getBoundingClientRect().top);
    scroller.scrollTop -= Math.max(0, top - panel.current.getBoundingClientRect().top);
  }, [value]);
  return { list, panel };
}

/** Tabs that switch what is below without changing the address; arrows, Home and End move between them. */
export function PanelTabs<T extends string>({ tabs, value, onChange, children }: PanelTabsProps<T>) {
  const id = useId();
  const { list, panel } = useTopOf(value);
  const onKey = (event: KeyboardEvent) => {
    const now = tabs.findIndex(({ key }) => key === value);
    const next = {
      ArrowRight: (now + 1) % tabs.length,
      ArrowLeft: (now + tabs.length - 1) % tabs.length,
      Home: 0,
      End: tabs.length - 1,
    }[event.key];
    const tab = next === undefined ? undefined : tabs[next];
    if (!tab || next === undefined) return;
    event.preventDefault();
    onChange(tab.key);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  };
  return (
    <>
      <div ref={list} role="tablist" className={styles.tabs} onKeyDown={onKey}>
        {tabs.map(({ key, label, count }) => (
          <button
            key={key}
            type="button"
            role="tab"
            id={`${id}-${key}`}
            aria-selected={key === value}
            aria-controls={`${id}-panel`}
            tabIndex={key === value ? 0 : -1}
            className={styles.tab}
            onClick={() => onChange(key)}
          >
            {label}
            {count !== undefined && count > 0 && <span className={styles.count}>{count}</span>}
          </button>
        ))}
      </div>
      <div
        ref={panel}
        id={`${id}-panel`}
        role="tabpanel"
        aria-labelledby={`${id}-${value}`}
        className={styles.tabPanel}
      >
        {children}
      </div>
    </>
  );
}
