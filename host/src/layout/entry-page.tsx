import { usePageTitle } from '@cantera/shared/session';
import type { ReactNode } from 'react';
import { BrandMark } from './brand.tsx';
import styles from './entry-page.module.css';

interface EntryPageProps {
  title: string;
  text?: ReactNode;
  /** Whose page it is when it is not the product's: an agency's name. */
  brand?: string;
  children?: ReactNode;
}

/** The frame of the pages before the login: the brand, a title, one narrow column. */
export function EntryPage({ title, text, brand, children }: EntryPageProps) {
  usePageTitle(title);
  return (
    <main className={styles.page}>
      <div className={styles.column}>
        <p className={styles.brand}>
          {brand ?? (
            <>
              <BrandMark />
              <span>Cantera</span>
            </>
          )}
        </p>
        <h1 className={styles.title}>{title}</h1>
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
