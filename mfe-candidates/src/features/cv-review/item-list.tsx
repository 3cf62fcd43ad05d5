import type { IntakeItem } from '@cantera/shared/contracts/intakes';
import { classNames, StatusDot } from '@cantera/shared/design-system';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { useT } from '../../messages/review.ts';
import type { ReviewAddress } from './data/use-review-address.ts';
import styles from './review.module.css';
import { nameOf, statusTone, statusWords, unreadWords } from './review-words.ts';

type RowProps = { item: IntakeItem; isOpen: boolean; href: string };

/** Why an item is where it is, in a few words. */
function useReason() {
  const t = useT();
  return (item: IntakeItem): string => {
    if (item.status === 'LIKELY_DOUBLE')
      return t('candidates.review.duplicateCount', { count: item.duplicateCount });
    const unread = item.status === 'UNREADABLE' && unreadWords(item.cvStatus);
    return unread ? t(unread) : t(statusWords(item));
  };
}

/** Doubles bear the same name and often the same title: by their files they are told apart. */
function aboutOf({ status, jobTitle, fileName }: IntakeItem): string {
  if (status !== 'LIKELY_DOUBLE') return jobTitle ?? fileName;
  return [fileName, jobTitle].filter(Boolean).join(' · ');
}

function Row({ item, isOpen, href }: RowProps) {
  const reasonOf = useReason();
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (isOpen) link.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isOpen]);
  return (
    <li>
      <Link
        ref={link}
        replace
        to={href}
        className={classNames(styles.row, isOpen && styles.open)}
        aria-current={isOpen ? 'true' : undefined}
      >
        <span className={styles.name}>{nameOf(item)}</span>
        <span className={styles.job}>{aboutOf(item)}</span>
        <span className={styles.state}>
          <StatusDot tone={statusTone(item)}>{reasonOf(item)}</StatusDot>
        </span>
      </Link>
    </li>
  );
}

type ItemListProps = {
  items: readonly IntakeItem[];
  openId: string | undefined;
  address: ReviewAddress;
};

/** The CVs of an intake in the order in which they came. */
export function ItemList({ items, openId, address }: ItemListProps) {
  const t = useT();
  return (
    <ul className={styles.items} aria-label={t('candidates.review.cvs')}>
      {items.map((item) => (
        <Row key={item.id} item={item} isOpen={item.id === openId} href={address.hrefTo(item.id)} />
      ))}
    </ul>
  );
}
