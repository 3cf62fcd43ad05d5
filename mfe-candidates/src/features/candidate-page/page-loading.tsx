import { Skeleton, SkeletonBlock } from '@cantera/shared/design-system';
import styles from './candidate-page.module.css';
import { useIsShort } from './use-is-short.ts';

/** The page's shapes before its candidate arrives. */
export function PageLoading() {
  const isShort = useIsShort();
  return (
    <Skeleton>
      <div className={styles.header}>
        {!isShort && <SkeletonBlock width={56} height={56} isRound />}
        <div className={styles.loadingNames}>
          <SkeletonBlock width={240} height={20} />
          {!isShort && <SkeletonBlock width={180} />}
        </div>
      </div>
      <div className={styles.loadingBody}>
        {[34, 62, 54, 70, 48, 58].map((width) => (
          <SkeletonBlock key={width} width={`${width}%`} />
        ))}
      </div>
    </Skeleton>
  );
}
