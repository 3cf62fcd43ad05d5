import { isApiError } from '@cantera/shared/api-client';
import { ErrorState, Skeleton, SkeletonBlock, VisuallyHidden } from '@cantera/shared/design-system';
import { useT } from '../../messages/index.ts';
import styles from './cv-file.module.css';

type ViewerFailedProps = { title: string; error: unknown; onRetry: () => unknown };

/** The CV did not arrive, or is not readable as a PDF. */
export function ViewerFailed({ title, error, onRetry }: ViewerFailedProps) {
  return (
    <div className={styles.state}>
      <ErrorState
        title={title}
        requestId={isApiError(error) ? error.requestId : undefined}
        onRetry={onRetry}
      />
    </div>
  );
}

/** The shape of a page until the file is there. */
export function ViewerLoading() {
  const t = useT();
  return (
    <div className={styles.loading}>
      <VisuallyHidden>{t('candidates.cv.loading')}</VisuallyHidden>
      <Skeleton>
        <div className={styles.blank}>
          {[40, 60, 88, 82, 90, 70, 86, 64].map((width) => (
            <SkeletonBlock key={width} width={`${width}%`} />
          ))}
        </div>
      </Skeleton>
    </div>
  );
}
