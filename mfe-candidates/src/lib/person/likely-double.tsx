import { useApi } from '@cantera/shared/api-client';
import type { Candidate } from '@cantera/shared/contracts/candidates';
import { listDuplicates } from '@cantera/shared/contracts/duplicates';
import { fullName } from '@cantera/shared/contracts/text';
import { useMay } from '@cantera/shared/session';
import { Users } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useT } from '../../messages/index.ts';
import { mergeAddress } from '../doubles.ts';
import styles from './likely-double.module.css';

type LikelyDoubleProps = { candidate: Pick<Candidate, 'id' | 'possibleDuplicateOfId'> };

/**
 * Says that a candidate looks like another, or came in under the address of another, and leads to the two side by side; nothing
 * for who may not merge.
 */
export function LikelyDouble({ candidate: { id, possibleDuplicateOfId } }: LikelyDoubleProps) {
  const t = useT();
  const canMerge = useMay(listDuplicates);
  const { data, error } = useApi(
    listDuplicates,
    canMerge ? { query: { candidateId: id, perPage: 1 } } : null,
  );
  // Until the pairs are known there is nothing to say: a mark would give way to the name a moment later.
  if (!canMerge || (!data && !error)) return null;
  const pair = data?.data.items[0];
  const other = pair && (pair.first.id === id ? pair.second : pair.first);
  const otherId = other?.id ?? possibleDuplicateOfId;
  if (!otherId) return null;
  return (
    <div className={styles.notice}>
      <Users size={16} aria-hidden />
      <div>
        <p>
          {other
            ? t('candidates.doubles.notice', { name: fullName(other) })
            : t('candidates.doubles.noticeOther')}
        </p>
        <Link to={mergeAddress(id, otherId)}>{t('candidates.doubles.compare')}</Link>
      </div>
    </div>
  );
}
