import { getAbout } from '@cantera/shared/contracts/installation';
import { ForbiddenState, PageHeader, SkeletonRows } from '@cantera/shared/design-system';
import { useMay, usePageTitle, useSession } from '@cantera/shared/session';
import { useT } from '../../messages/index.ts';
import styles from './about.module.css';
import { ErrorList } from './error-list.tsx';
import { PartList } from './part-list.tsx';

/** What is deployed and whether it fits, and what went wrong in browsers. For administrators. */
export function Component() {
  const t = useT();
  usePageTitle(t('host.about.title'));
  const isKnown = useSession(({ user }) => user !== null);
  const canRead = useMay(getAbout);
  if (!isKnown) return <SkeletonRows />;
  if (!canRead) return <ForbiddenState isPage />;
  return (
    <div className={styles.page}>
      <PageHeader title={t('host.about.title')} />
      <PartList />
      <ErrorList />
    </div>
  );
}
