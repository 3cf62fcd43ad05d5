import type { PoolCandidate } from '@cantera/shared/contracts/hunts';
import { fullName } from '@cantera/shared/contracts/text';
import { IconButton } from '@cantera/shared/design-system';
import { useCan } from '@cantera/shared/session';
import { Button } from 'antd';
import { Bookmark, BookmarkCheck } from 'lucide-react';
import { useT } from '../../../messages/hunts.ts';
import styles from './people.module.css';

/** What can be done with one of the people. */
export interface PersonDecisions {
  /** Undefined while nobody can be added. */
  onAdd: ((person: PoolCandidate) => void) | undefined;
  onKeep: (person: PoolCandidate) => void;
  onDiscard: (person: PoolCandidate) => void;
  onPutBack: (person: PoolCandidate) => void;
}
type PersonActionsProps = PersonDecisions & {
  person: PoolCandidate;
  /** Larger, below a panel; its name need not be said again. */
  isFoot?: boolean;
};

/** Yes, maybe and no of somebody whom a hunt found, as far as they have not been added. */
export function PersonActions({ person, isFoot = false, ...on }: PersonActionsProps) {
  const t = useT();
  const { status, kept, source } = person;
  const { onAdd } = on;
  const mayMakeCandidates = useCan('candidates.write');
  if (status === 'ADDED_TO_JOB') return null;
  const name = fullName(person);
  const size = isFoot ? 'middle' : 'small';
  const KeptIcon = kept ? BookmarkCheck : Bookmark;
  return (
    <span className={styles.actions} data-person={person.id}>
      {onAdd && (!source || mayMakeCandidates) && (
        <Button
          type={isFoot ? 'primary' : 'default'}
          size={size}
          aria-label={t('hunts.addOf', { name })}
          aria-keyshortcuts="y"
          onClick={() => onAdd(person)}
        >
          {t('hunts.add')}
        </Button>
      )}
      {status === 'NONE' && (
        <IconButton
          size={isFoot ? 'base' : 'small'}
          label={t('hunts.keepOf', { name })}
          aria-pressed={kept}
          aria-keyshortcuts="m"
          icon={<KeptIcon size={16} aria-hidden />}
          onClick={() => on.onKeep(person)}
        />
      )}
      {status === 'NONE' && (
        <Button
          danger={isFoot}
          size={size}
          aria-label={t('hunts.discardOf', { name })}
          aria-keyshortcuts="n"
          onClick={() => on.onDiscard(person)}
        >
          {t('hunts.discard')}
        </Button>
      )}
      {status === 'REJECTED' && (
        <Button size={size} aria-label={t('hunts.putBackOf', { name })} onClick={() => on.onPutBack(person)}>
          {t('hunts.putBack')}
        </Button>
      )}
    </span>
  );
}
