import { PageHeader } from '@cantera/shared/design-system';
import { usePageTitle } from '@cantera/shared/session';
import { Messages, useT } from '../../messages/hunts.ts';
import styles from './hunts.module.css';
import { Hunts } from './hunts.tsx';

function Whole() {
  const t = useT();
  usePageTitle(t('hunts.title'));
  return (
    <div className={styles.whole}>
      <PageHeader title={t('hunts.title')} />
      <Hunts />
    </div>
  );
}

/** The hunts of all positions that the reader may see. */
export function Component() {
  return (
    <Messages>
      <Whole />
    </Messages>
  );
}
