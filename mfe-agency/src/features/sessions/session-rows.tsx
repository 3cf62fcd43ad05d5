import type { UserSession } from '@cantera/shared/contracts/auth';
import { Chip } from '@cantera/shared/design-system';
import { formatAge, formatDateTime } from '@cantera/shared/i18n';
import type { Column } from '@cantera/shared/lists';
import { Button } from 'antd';
import { Monitor, Smartphone } from 'lucide-react';
import type { useT } from '../../messages/sessions.ts';
import { deviceWords } from './device-words.ts';
import styles from './sessions.module.css';

type Translate = ReturnType<typeof useT>;
export type RowActions = { t: Translate; onEnd: (session: UserSession) => void };

function Device({ session, t }: { session: UserSession; t: Translate }) {
  const Icon = session.isMobile ? Smartphone : Monitor;
  return (
    <span className={styles.device}>
      <Icon size={16} aria-hidden />
      <span className={styles.name}>{deviceWords(session, t)}</span>
      {session.isCurrent && <Chip tone="accent">{t('sessions.current')}</Chip>}
    </span>
  );
}

function EndButton({ session, t, onEnd }: RowActions & { session: UserSession }) {
  if (session.isCurrent) return null;
  return (
    <Button
      size="small"
      aria-label={t('sessions.end.of', { device: deviceWords(session, t) })}
      onClick={() => onEnd(session)}
    >
      {t('sessions.end')}
    </Button>
  );
}

const lastUse = (session: UserSession, t: Translate): string =>
  session.isCurrent ? t('sessions.now') : formatAge(session.lastUsedAt);

/** Device, first and last use, and the way to end it. */
export const sessionColumns = ({ t, onEnd }: RowActions): Column<UserSession>[] => [
  { key: 'device', header: t('sessions.device'), cell: (row) => <Device session={row} t={t} /> },
  {
    key: 'lastUse',
    header: t('sessions.lastUse'),
    width: 160,
    cell: (row) => (
      <time dateTime={row.lastUsedAt} title={formatDateTime(row.lastUsedAt)}>
        {lastUse(row, t)}
      </time>
    ),
  },
  {
    key: 'firstUse',
    header: t('sessions.firstUse'),
    width: 160,
    cell: (row) => <time dateTime={row.createdAt}>{formatDateTime(row.createdAt)}</time>,
  },
  {
    key: 'end',
    header: t('sessions.end'),
    isHeaderHidden: true,
    width: 120,
    align: 'end',
    cell: (row) => <EndButton session={row} t={t} onEnd={onEnd} />,
  },
];

/** A session on a phone. */
export function CompactSession({ session, t, onEnd }: RowActions & { session: UserSession }) {
  return (
    <div className={styles.compact}>
      <div className={styles.lines}>
        <Device session={session} t={t} />
        <span className={styles.meta}>
          {t('sessions.lastUse')}: {lastUse(session, t)}
        </span>
        <span className={styles.meta}>
          {t('sessions.firstUse')}: {formatDateTime(session.createdAt)}
        </span>
      </div>
      <EndButton session={session} t={t} onEnd={onEnd} />
    </div>
  );
}
