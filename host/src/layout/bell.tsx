import { useApi } from '@cantera/shared/api-client';
import { countNotifications, MAX_UNREAD_COUNT } from '@cantera/shared/contracts/unread-notifications';
import { Popover, SkeletonRows, VisuallyHidden } from '@cantera/shared/design-system';
import { lazyPart } from '@cantera/shared/remotes';
import { useSession } from '@cantera/shared/session';
import { Bell as BellIcon } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import { useT } from '../messages/index.ts';
import styles from './bell.module.css';

const NotificationList = lazyPart(
  () => import(/* webpackChunkName: "notification-list" */ './notifications/notification-list.tsx'),
);

const WIDTH = 400;
/** How many this tab knew of, and whose they are: the bar is drawn anew with each area. */
let known: { userId: string; count: number } | undefined;

/** How many have come since the count was last seen; what was there when the tab opened is not news. */
function useNews(userId: string | undefined, count: number | undefined): number {
  const [news, setNews] = useState(0);
  useEffect(() => {
    if (userId === undefined || count === undefined) return;
    if (known?.userId === userId && count > known.count) setNews(count - known.count);
    known = { userId, count };
  }, [userId, count]);
  return news;
}

/** What one is told of: how many are unread, and on request which. */
export function Bell() {
  const t = useT();
  const isLoggedIn = useSession(({ token }) => token !== null);
  const userId = useSession(({ user }) => user?.id);
  const { data } = useApi(countNotifications, isLoggedIn ? {} : null);
  const count = data?.data.unreadCount;
  const news = useNews(userId, count);
  const isMany = (count ?? 0) >= MAX_UNREAD_COUNT;
  return (
    <>
      <Popover
        label={t('host.bell.title')}
        align="end"
        width={WIDTH}
        trigger={(props) => (
          <button
            {...props}
            type="button"
            className={styles.bell}
            aria-label={
              count ? t('host.bell.unread', { count: isMany ? '99+' : count }) : t('host.bell.title')
            }
          >
            <BellIcon size={18} aria-hidden />
            {Boolean(count) && (
              <span className={styles.count} aria-hidden>
                {isMany ? '99+' : count}
              </span>
            )}
          </button>
        )}
      >
        {(close) => (
          <Suspense fallback={<SkeletonRows rows={3} />}>
            <NotificationList onClose={close} />
          </Suspense>
        )}
      </Popover>
      <VisuallyHidden>
        <span aria-live="polite">{news > 0 && t('host.bell.news', { count: news })}</span>
      </VisuallyHidden>
    </>
  );
}
