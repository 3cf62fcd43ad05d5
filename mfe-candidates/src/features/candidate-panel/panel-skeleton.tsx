import { Skeleton, SkeletonBlock } from '@cantera/shared/design-system';
import styles from './candidate-panel.module.css';

/** The panel's shapes before its candidate arrives. */
export const PanelSkeleton = () => (
  <Skeleton>
    <div className={styles.person}>
      <SkeletonBlock width={40} height={40} isRound />
      <div className={styles.names}>
        <SkeletonBlock width={200} height={20} />
        <SkeletonBlock width={160} />
      </div>
    </div>
    <div className={styles.skeletonRows}>
      {[62, 54, 70, 48, 58].map((width) => (
        <SkeletonBlock key={width} width={`${width}%`} />
      ))}
    </div>
  </Skeleton>
);
