import { useApi } from '@cantera/shared/api-client';
import { countUnviewedHunts } from '@cantera/shared/contracts/unviewed-hunts';
import { Tooltip } from '@cantera/shared/design-system';
import { useCan } from '@cantera/shared/session';
import { Flame, Radar } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useT } from '../messages/index.ts';
import styles from './bell.module.css';

/** The way to the hunts, with a fire while one of them has not been opened since it was made or became ready. */
export function HuntButton() {
  const t = useT();
  const mayRead = useCan('hunts.read');
  const { data } = useApi(countUnviewedHunts, mayRead ? {} : null);
  if (!mayRead) return null;
  const isNews = (data?.data.unviewed ?? 0) > 0;
  const name = t('host.hunts.open');
  return (
    <Tooltip<HTMLAnchorElement> content={isNews ? t('host.hunts.news') : name} isDescription={false}>
      {({ 'aria-describedby': _, ...target }) => (
        <Link
          {...target}
          to="/talent-pools"
          className={styles.bell}
          aria-label={isNews ? t('host.hunts.openNews') : name}
        >
          <Radar size={18} aria-hidden />
          {isNews && <Flame size={14} className={styles.fire} aria-hidden data-fire />}
        </Link>
      )}
    </Tooltip>
  );
}
