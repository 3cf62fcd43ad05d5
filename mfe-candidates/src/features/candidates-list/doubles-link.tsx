import { useApi } from '@cantera/shared/api-client';
import { listDuplicates } from '@cantera/shared/contracts/duplicates';
import { useMay } from '@cantera/shared/session';
import { Link } from 'react-router-dom';
import { useT } from '../../messages/index.ts';

/** The way to the pairs that look like one person, while there are some. */
export function DoublesLink() {
  const t = useT();
  const canMerge = useMay(listDuplicates);
  const { data } = useApi(listDuplicates, canMerge ? { query: { perPage: 1 } } : null);
  const count = data?.data.pagination.totalItems ?? 0;
  if (count === 0) return null;
  return <Link to="/candidates/duplicates">{t('candidates.doubles.link', { count })}</Link>;
}
