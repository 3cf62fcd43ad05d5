import { PageHeader } from '@cantera/shared/design-system';
import { usePageTitle } from '@cantera/shared/session';
import { useT } from '../../messages/hunts.ts';
import styles from './hunts.module.css';
import { Hunts } from './hunts.tsx';

/** The hunts of all positions that the reader may see. */
export function Component() {
  const t = useT();
  usePageTitle(t('hunts.title'));
  return (
    <div className={styles.whole}>
      <PageHeader title={t('hunts.title')} />
      <Hunts />
    </div>
  );
}
