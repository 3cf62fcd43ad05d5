import { Fragment, type ReactNode } from 'react';
import { Link, NavLink } from 'react-router-dom';
import { FieldMark, type FieldMarkProps } from '../indicators/field-mark.tsx';
import styles from './tab-links.module.css';
import { usePresentInView } from './use-present-in-view.ts';

export type TabLink = {
  to: string;
  label: string;
  /** A figure after the label, e.g. how many comments there are. */
  count?: number;
  mark?: FieldMarkProps | undefined;
  /** Stands right after the link, e.g. a lock with its own tooltip. */
  after?: ReactNode;
  /** Active only on exactly this path. */
  isEnd?: boolean;
  /** Says whether it is the present one where the path does not: tabs that stand in the address's search. */
  isCurrent?: boolean;
};

function Tab({ to, isEnd, isCurrent, label, mark, count }: TabLink) {
  const words = (
    <>
      {label}
      {mark && <FieldMark {...mark} />}
      {count !== undefined && <span className={styles.count}>{count}</span>}
    </>
  );
  if (isCurrent === undefined)
    return (
      <NavLink to={to} end={isEnd} className={styles.tab}>
        {words}
      </NavLink>
    );
  return (
    <Link to={to} className={styles.tab} aria-current={isCurrent ? 'page' : undefined}>
      {words}
    </Link>
  );
}

/** The 40 px row of a page's tabs. They are addresses, so they are links in a named navigation. */
export function TabLinks({ label, tabs }: { label: string; tabs: readonly TabLink[] }) {
  const row = usePresentInView<HTMLElement>();
  return (
    <nav ref={row} className={styles.tabs} aria-label={label}>
      {tabs.map((tab) => (
        <Fragment key={tab.to}>
          <Tab {...tab} />
          {tab.after}
        </Fragment>
      ))}
    </nav>
  );
}
