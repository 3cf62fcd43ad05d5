import type { Hunt, PoolCandidate } from '@cantera/shared/contracts/hunts';
import { Chip, IconButton } from '@cantera/shared/design-system';
import { formatAge } from '@cantera/shared/i18n';
import { lazyPart } from '@cantera/shared/remotes';
import { Info, Trash2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { useT } from '../../../messages/hunts.ts';
import { precisionText, stateOf } from '../data/hunt-words.ts';
import { useDeleteHunt } from '../data/use-hunt-calls.ts';
import styles from './detail.module.css';

const InfoDialog = lazyPart(() => import('./info-dialog.tsx'));

const TONES = { SEARCHING: 'info', READY: 'success', STOPPED: 'neutral' } as const;

type HuntHeadProps = {
  hunt: Hunt;
  people: readonly PoolCandidate[];
  /** Whether the page around it says of which position it is. */
  hasPosition: boolean;
  /** While it is being called off nobody asks for it: it may be gone at any moment. */
  onCallingOff: (isCallingOff: boolean) => void;
  onGone: () => void;
};

/** What a hunt is called, what became of it, what is known of it, and the way to call it off. */
export function HuntHead({ hunt, people, hasPosition, onCallingOff, onGone }: HuntHeadProps) {
  const t = useT();
  const remove = useDeleteHunt();
  const [isInfoOpen, setInfoOpen] = useState(false);
  const { name, status, job } = hunt;
  const state = stateOf(hunt);
  const callOff = async () => {
    if (await remove(hunt, () => onCallingOff(true))) onGone();
    else onCallingOff(false);
  };
  return (
    <header className={styles.head}>
      <div className={styles.what}>
        <h2 className={styles.name}>{name}</h2>
        <div className={styles.meta}>
          <Chip tone={TONES[state]}>{t(`hunts.status.${state}`)}</Chip>
          {!hasPosition && <Link to={`/positions/${job.id}`}>{job.title}</Link>}
          <span>{precisionText(t, hunt.precision)}</span>
          <span>{formatAge(hunt.createdAt)}</span>
        </div>
      </div>
      <IconButton
        look="bordered"
        label={t('hunts.info')}
        icon={<Info size={16} aria-hidden />}
        onClick={() => setInfoOpen(true)}
      />
      {status === 'SEARCHING' && hunt.isMine && (
        <IconButton
          look="bordered"
          label={t('hunts.delete')}
          icon={<Trash2 size={16} aria-hidden />}
          onClick={() => void callOff()}
        />
      )}
      {isInfoOpen && (
        <Suspense>
          <InfoDialog hunt={hunt} people={people} onClose={() => setInfoOpen(false)} />
        </Suspense>
      )}
    </header>
  );
}
