import { apiKey, call, useApi } from '@cantera/shared/api-client';
import {
  listNotifications,
  type Notification,
  readNotifications,
} from '@cantera/shared/contracts/notifications';
import { countNotifications } from '@cantera/shared/contracts/unread-notifications';
import {
  BusyButton,
  classNames,
  EmptyState,
  ErrorState,
  SkeletonRows,
  toast,
  VisuallyHidden,
} from '@cantera/shared/design-system';
import { formatAge } from '@cantera/shared/i18n';
import { Bell as BellIcon } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import { useT } from '../../messages/index.ts';
import { notificationAddress } from './notification-address.ts';
import styles from './notification-list.module.css';
import { notificationWords } from './notification-words.ts';

/** Marks notifications as read; the bell and the list show it at once where the server agrees. */
function useReading() {
  const { mutate } = useSWRConfig();
  return async (which: { ids?: string[]; upTo?: string }): Promise<void> => {
    const answer = await call(readNotifications, { body: which });
    await Promise.all([
      mutate(apiKey(countNotifications, {}), answer, { revalidate: false }),
      mutate(apiKey(listNotifications, { query: {} })),
    ]);
  };
}

/** The pages after the first, which live updates do not touch. */
function useOlder() {
  const [older, setOlder] = useState<Notification[]>([]);
  const [hasMore, setHasMore] = useState<boolean>();
  const [isBusy, setIsBusy] = useState(false);
  const readMore = async (before: string) => {
    setIsBusy(true);
    try {
      const { data } = await call(listNotifications, { query: { before } });
      setOlder((known) => [...known, ...data.items]);
      setHasMore(data.hasMore);
    } catch {
      toast.standardError();
    }
    setIsBusy(false);
  };
  return { older, hasMore, isBusy, readMore };
}

type RowProps = { told: Notification; isRead: boolean; onOpen: () => void };

function Row({ told, isRead, onOpen }: RowProps) {
  const t = useT();
  return (
    <li>
      <Link
        to={notificationAddress(told)}
        className={classNames(styles.row, !isRead && styles.unread)}
        onClick={onOpen}
      >
        <span className={styles.dot} aria-hidden />
        <span className={styles.words}>
          {!isRead && <VisuallyHidden>{t('host.bell.isUnread')} </VisuallyHidden>}
          {notificationWords(t, told)}
          <span className={styles.age}>{formatAge(told.createdAt)}</span>
        </span>
      </Link>
    </li>
  );
}

/** What one is told of, the newest first. */
export default function NotificationList({ onClose }: { onClose: () => void }) {
  const t = useT();
  const query = useApi(listNotifications, { query: {} });
  const read = useReading();
  const { older, hasMore, isBusy, readMore } = useOlder();
  const [isReading, setIsReading] = useState(false);
  // Older pages are not read again: what was read up to is known here.
  const [readUpTo, setReadUpTo] = useState('');
  if (query.error && !query.data)
    return <ErrorState title={t('host.bell.error')} onRetry={() => void query.mutate()} />;
  if (!query.data) return <SkeletonRows rows={3} />;
  const { data } = query.data;
  const items = [...data.items, ...older];
  const first = items[0];
  const last = items.at(-1);
  const open = (told: Notification) => {
    onClose();
    // Its page opens whether or not this succeeds; unread it is told again.
    if (!told.isRead) read({ ids: [told.id] }).catch(() => undefined);
  };
  const readAll = async (upTo: string) => {
    setIsReading(true);
    try {
      await read({ upTo });
      setReadUpTo(upTo);
    } catch {
      toast.standardError();
    }
    setIsReading(false);
  };
  return (
    <div className={styles.list}>
      <div className={styles.head}>
        <h2 className={styles.title}>{t('host.bell.title')}</h2>
        {first && data.unreadCount > 0 && (
          <BusyButton size="small" type="text" isBusy={isReading} onClick={() => void readAll(first.id)}>
            {t('host.bell.readAll')}
          </BusyButton>
        )}
      </div>
      {items.length === 0 ? (
        <EmptyState icon={<BellIcon />} title={t('host.bell.empty')} description={t('host.bell.emptyText')} />
      ) : (
        <ul className={styles.rows}>
          {items.map((told) => (
            <Row
              key={told.id}
              told={told}
              isRead={told.isRead || told.id <= readUpTo}
              onOpen={() => open(told)}
            />
          ))}
        </ul>
      )}
      {last && (hasMore ?? data.hasMore) && (
        <div className={styles.foot}>
          <BusyButton size="small" isBusy={isBusy} onClick={() => void readMore(last.id)}>
            {t('host.bell.older')}
          </BusyButton>
        </div>
      )}
    </div>
  );
}
