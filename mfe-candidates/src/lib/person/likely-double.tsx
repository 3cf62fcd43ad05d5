import { useApi } from '@cantera/shared/api-client';
import { listDuplicates } from '@cantera/shared/contracts/duplicates';
import { useCan } from '@cantera/shared/session';
import { Users } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useT } from '../../messages/index.ts';
import { mergeAddress } from '../doubles.ts';
import { fullName } from '../person-name.ts';
import styles from './likely-double.module.css';

/** Says that a candidate looks like another, and leads to the two side by side; nothing for who may not merge. */
export function LikelyDouble({ candidateId }: { candidateId: string }) {
  const t = useT();
  const canMerge = useCan('candidates.merge');
  const { data } = useApi(listDuplicates, canMerge ? { query: { candidateId, perPage: 1 } } : null);
  const pair = data?.data.items[0];
  if (!pair) return null;
  const other = pair.first.id === candidateId ? pair.second : pair.first;
  return (
    <div className={styles.notice}>
      <Users size={16} aria-hidden />
      <div>
        <p>{t('candidates.doubles.notice', { name: fullName(other) })}</p>
        <Link to={mergeAddress(candidateId, other.id)}>{t('candidates.doubles.compare')}</Link>
      </div>
    </div>
  );
}
