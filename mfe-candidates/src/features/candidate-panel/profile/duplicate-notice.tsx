import { Users } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useT } from '../../../messages/index.ts';
import styles from './profile.module.css';

/** Another candidate looks like the same person. */
export function DuplicateNotice({ otherId }: { otherId: string | null }) {
  const t = useT();
  if (!otherId) return null;
  return (
    <div className={styles.warning}>
      <Users size={16} aria-hidden />
      <div>
        <p>{t('candidates.duplicate.text')}</p>
        <Link to={`/candidates?candidateId=${otherId}`}>{t('candidates.duplicate.link')}</Link>
      </div>
    </div>
  );
}
