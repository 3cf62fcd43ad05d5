import { Fragment, type ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { FieldMark, type FieldMarkProps } from '../indicators/field-mark.tsx';
import styles from './tab-links.module.css';

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
};

/** The 40 px row of a page's tabs. They are addresses, so they are links in a named navigation. */
export function TabLinks({ label, tabs }: { label: string; tabs: readonly TabLink[] }) {
  return (
    <nav className={styles.tabs} aria-label={label}>
      {tabs.map((tab) => (
        <Fragment key={tab.to}>
          <NavLink to={tab.to} end={tab.isEnd} className={styles.tab}>
            {tab.label}
            {tab.mark && <FieldMark {...tab.mark} />}
            {tab.count !== undefined && <span className={styles.count}>{tab.count}</span>}
          </NavLink>
          {tab.after}
        </Fragment>
      ))}
    </nav>
  );
}
