import { useConnection } from '../core/connection.ts';
import { useT } from '../messages/index.ts';
import styles from './connection-banner.module.css';

/** Says quietly that the server does not answer; it goes when the server is back. */
export function ConnectionBanner() {
  const t = useT();
  const isLost = useConnection(({ state }) => state === 'lost');
  return (
    <div role="status" className={isLost ? styles.banner : undefined}>
      {isLost && t('host.connection.lost')}
    </div>
  );
}
