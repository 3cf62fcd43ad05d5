import { Skeleton, SkeletonBlock } from '@cantera/shared/design-system';
import styles from './candidate-page.module.css';

/** The page's shapes before its candidate arrives. */
export const PageLoading = () => (
  <Skeleton>
    <div className={styles.header}>
      <SkeletonBlock width={56} height={56} isRound />
      <div className={styles.loadingNames}>
        <SkeletonBlock width={240} height={20} />
        <SkeletonBlock width={180} />
      </div>
    </div>
    <div className={styles.loadingBody}>
      {[34, 62, 54, 70, 48, 58].map((width) => (
        <SkeletonBlock key={width} width={`${width}%`} />
      ))}
    </div>
  </Skeleton>
);
