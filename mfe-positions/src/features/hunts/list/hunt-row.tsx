import type { HuntSummary } from '@cantera/shared/contracts/hunts';
import { Chip, classNames, StatusDot } from '@cantera/shared/design-system';
import { formatAge } from '@cantera/shared/i18n';
import { Flame } from 'lucide-react';
import { useT } from '../../../messages/hunts.ts';
import { stateOf } from '../data/hunt-words.ts';
import styles from './list.module.css';

const TONES = { SEARCHING: 'accent', READY: 'success', STOPPED: 'neutral' } as const;

type HuntRowProps = {
  hunt: HuntSummary;
  isCurrent: boolean;
  /** Whether the page around it says of which position it is. */
  hasPosition: boolean;
  onOpen: () => void;
};

/** One hunt of the list: what it is called and for, whether it is news, and how far it is decided. */
export function HuntRow({ hunt, isCurrent, hasPosition, onOpen }: HuntRowProps) {
  const t = useT();
  const { name, viewed, job } = hunt;
  const state = stateOf(hunt);
  return (
    <li className={classNames(styles.row, isCurrent && styles.current)}>
      <button
        type="button"
        className={styles.hunt}
        data-hunt={hunt.id}
        aria-current={isCurrent ? 'true' : undefined}
        onClick={onOpen}
      >
        <span className={styles.name}>
          {name}
          {!viewed && (
            <Chip tone="warning" icon={<Flame aria-hidden />}>
              {t('hunts.unviewed')}
            </Chip>
          )}
        </span>
        {!hasPosition && <span className={styles.job}>{job.title}</span>}
        <span className={styles.meta}>
          <StatusDot tone={TONES[state]}>{t(`hunts.status.${state}`)}</StatusDot>
          {state === 'READY' && (
            <span>
              {t('hunts.row.found', { pending: hunt.totalPending, added: hunt.totalAddedToProcess })}
            </span>
          )}
          <span>{formatAge(hunt.createdAt)}</span>
        </span>
      </button>
    </li>
  );
}
