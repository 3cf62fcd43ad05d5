import { createCandidate } from '@cantera/shared/contracts/candidate-creation';
import { isFeatureOn, useMay } from '@cantera/shared/session';
import { UserPlus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useT } from '../../../messages/board.ts';
import styles from './board-toolbar.module.css';

/** The way to the wizard, whose candidate joins this position. The switch `boardCreateCandidate` turns it off. */
export function CreateCandidate({ positionId }: { positionId: string }) {
  const t = useT();
  if (!useMay(createCandidate)) return null;
  const words = (
    <>
      <UserPlus size={16} aria-hidden />
      <span className={styles.words}>{t('board.createCandidate')}</span>
    </>
  );
  if (!isFeatureOn('boardCreateCandidate'))
    return (
      <button type="button" className={styles.control} disabled>
        {words}
      </button>
    );
  return (
    <Link className={styles.control} to={`/candidates/add?${new URLSearchParams({ positionId })}`}>
      {words}
    </Link>
  );
}
