import type { PositionListItem } from '@cantera/shared/contracts/positions';
import { AvatarGroup, PriorityIcon, Truncated, useText } from '@cantera/shared/design-system';
import { formatNumber } from '@cantera/shared/i18n';
import { PositionStatusDot, PRIORITY_TEXTS } from '@cantera/shared/positions';
import { Link } from 'react-router-dom';
import { useT } from '../messages/index.ts';
import { placesOf } from './position-columns.tsx';
import styles from './position-rows.module.css';
import { personOf } from './position-words.ts';

/** A position in three lines, for a phone: title and status, client and place, counts and people. */
export function CompactPosition({ row }: { row: PositionListItem }) {
  const t = useT();
  const text = useText();
  const { inboxTotal, inboxUnseenTotal, inProcessInternalTotal, inProcessExternalTotal, hiredTotal } =
    row.processInformation;
  const place = [row.client?.name, placesOf(row)].filter(Boolean).join(' · ');
  return (
    <>
      <span className={styles.line}>
        <Link className={styles.title} to={`/positions/${row.id}`}>
          <Truncated>{row.title}</Truncated>
        </Link>
        <PositionStatusDot status={row.status} />
      </span>
      <span className={styles.meta}>{place || '–'}</span>
      <span className={styles.line}>
        <span className={styles.counts}>
          {t('positions.list.compactCounts', {
            inbox:
              inboxUnseenTotal > 0
                ? `${formatNumber(inboxTotal)}${t('positions.list.inboxNew', { count: inboxUnseenTotal })}`
                : formatNumber(inboxTotal),
            process: inProcessInternalTotal + inProcessExternalTotal,
            hired: hiredTotal,
          })}
        </span>
        {row.agencyPriority !== 'NONE' && (
          <span className={styles.priority} title={text(PRIORITY_TEXTS[row.agencyPriority])}>
            <PriorityIcon level={row.agencyPriority} />
          </span>
        )}
        <AvatarGroup people={row.recruiters.map(personOf)} size={20} />
      </span>
    </>
  );
}
