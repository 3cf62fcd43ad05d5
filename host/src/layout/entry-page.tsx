import { classNames } from '@cantera/shared/design-system';
import { usePageTitle } from '@cantera/shared/session';
import { type ReactNode, useEffect, useRef } from 'react';
import { BrandMark } from './brand.tsx';
import styles from './entry-page.module.css';

interface EntryPageProps {
  title: string;
  text?: ReactNode;
  /** Whose page it is when it is not the product's: an agency's name. */
  brand?: string;
  /** The colour of whose page it is. */
  color?: string;
  children?: ReactNode;
}

/**
 * Where somebody begins: at the first field of the product's own pages, and at the heading of what takes a form's place, whose
 * button is gone. An agency's page is read first.
 */
function useBeginning(title: string, isOwn: boolean) {
  const page = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each title is another page.
  useEffect(() => {
    const isElsewhere = document.activeElement !== null && document.activeElement !== document.body;
    if (!isOwn || isElsewhere) return;
    const field = page.current?.querySelector<HTMLElement>('input:not([hidden])');
    (field ?? page.current?.querySelector('h1'))?.focus();
  }, [title, isOwn]);
  return page;
}

/** The frame of the pages before the login: the brand, a title, one narrow column. */
export function EntryPage({ title, text, brand, color, children }: EntryPageProps) {
  usePageTitle(title);
  const page = useBeginning(title, brand === undefined);
  return (
    // Whoever is asked by an agency reads once, mostly on a phone: larger, in its colour.
    <main
      ref={page}
      className={classNames(styles.page, brand !== undefined && styles.reading)}
      style={color ? { borderTopColor: color } : undefined}
    >
      <div className={styles.column}>
        <p className={styles.brand}>
          {brand ?? (
            <>
              <BrandMark />
              <span>Cantera</span>
            </>
          )}
        </p>
        <h1 tabIndex={-1} className={styles.title}>
          {title}
        </h1>
        {text && <p className={styles.text}>{text}</p>}
        {children}
      </div>
    </main>
  );
}

/** A refusal that belongs to the form as a whole, e.g. a wrong password. */
export const EntryAlert = ({ children }: { children: ReactNode }) => (
  <p role="alert" className={styles.alert}>
    {children}
  </p>
);

/** The way to another page, below the form. */
export const EntryFoot = ({ children }: { children: ReactNode }) => <p className={styles.foot}>{children}</p>;
