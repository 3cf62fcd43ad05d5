import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './state-message.module.css';

export type StateMessageProps = {
  icon: ReactNode;
  tone?: 'neutral' | 'error';
  title: string;
  description?: ReactNode;
  /** One or two buttons. */
  actions?: ReactNode;
  /** A quiet last line, e.g. the number of the request. */
  footnote?: ReactNode;
  /** `alert` says it at once to a screen reader. */
  role?: 'alert' | 'status';
  /** Stands in place of a whole page, whose title it then is. */
  isPage?: boolean;
};

/** What stands where content would be: an icon, what it is, what to do. */
export function StateMessage({
  icon,
  tone = 'neutral',
  title,
  description,
  actions,
  footnote,
  role,
  isPage = false,
}: StateMessageProps) {
  const Title = isPage ? 'h1' : 'h2';
  return (
    <div className={styles.state} role={role}>
      <span className={classNames(styles.icon, styles[tone])} aria-hidden>
        {icon}
      </span>
      <Title className={styles.title}>{title}</Title>
      {description && <p className={styles.description}>{description}</p>}
      {actions && <div className={styles.actions}>{actions}</div>}
      {footnote && <div className={styles.footnote}>{footnote}</div>}
    </div>
  );
}
