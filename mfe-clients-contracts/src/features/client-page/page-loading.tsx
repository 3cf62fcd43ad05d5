import { Skeleton, SkeletonBlock } from '@cantera/shared/design-system';
import styles from './client-page.module.css';

/** The page's shapes before its client arrives. */
export const PageLoading = () => (
  <Skeleton>
    <div className={styles.loadingHead}>
      <SkeletonBlock width={32} height={32} />
      <SkeletonBlock width={240} height={20} />
    </div>
    <div className={styles.body}>
      <div className={styles.loadingMain}>
        <SkeletonBlock height={88} />
        {[34, 62, 54, 70, 48, 58].map((width) => (
          <SkeletonBlock key={width} width={`${width}%`} />
        ))}
      </div>
      <div className={styles.loadingMain}>
        {[80, 60, 70, 50].map((width) => (
          <SkeletonBlock key={width} width={`${width}%`} />
        ))}
      </div>
    </div>
  </Skeleton>
);
