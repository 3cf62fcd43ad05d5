import type { PoolCandidate } from '@cantera/shared/contracts/hunts';
import { Chip } from '@cantera/shared/design-system';
import { formatDate } from '@cantera/shared/i18n';
import { useT } from '../../../messages/hunts.ts';
import styles from './people.module.css';

/** From this age on, what is known of somebody says its date. */
const OLD_DAYS = 365;
const DAY_MS = 86_400_000;

const isOld = (iso: string): boolean => Date.now() - new Date(iso).getTime() > OLD_DAYS * DAY_MS;

/** What stands beside a name: the file or server that they come from, a maybe, why they were discarded, and how old the data are. */
export function PersonMarks({ person }: { person: PoolCandidate }) {
  const t = useT();
  const { source, status, kept, reason, updatedAt } = person;
  const isDated = isOld(updatedAt);
  if (!source && !isDated && !reason && !(kept && status === 'NONE')) return null;
  return (
    <span className={styles.personMarks}>
      {source && (
        <span className={styles.source}>{t(`hunts.source.${source.kind}`, { name: source.name })}</span>
      )}
      {kept && status === 'NONE' && <Chip tone="accent">{t('hunts.kept')}</Chip>}
      {reason && <Chip>{t(`hunts.reason.${reason}`)}</Chip>}
      {isDated && (
        <span className={styles.dated}>
          {t('hunts.oldData', { date: formatDate(updatedAt, { month: 'short', year: 'numeric' }) })}
        </span>
      )}
    </span>
  );
}
