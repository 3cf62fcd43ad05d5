import { Button } from 'antd';
import { CircleAlert, LoaderCircle } from 'lucide-react';
import { forgetFailures, type IntakeUploads, isUploading, retryUploads } from '../../lib/intake/uploads.ts';
import { useT } from '../../messages/index.ts';
import styles from './review.module.css';
import { UPLOAD_WORDS } from './review-words.ts';

/** How far the files of this page are on their way, and which did not arrive and why. */
export function UploadBar({ intakeId, uploads }: { intakeId: string; uploads: IntakeUploads }) {
  const t = useT();
  const isRunning = isUploading(uploads);
  const { total, done, failed } = uploads;
  const mayRetry = failed.some(({ failure }) => failure === 'NOT_SENT');
  return (
    <>
      <p role="status" className={isRunning ? styles.uploading : undefined}>
        {isRunning && (
          <>
            <LoaderCircle size={14} aria-hidden className={styles.spinner} />
            {t('candidates.review.uploading', { done, total })}
          </>
        )}
      </p>
      {failed.length > 0 && (
        <section className={styles.failed} aria-label={t('candidates.review.upload.failed')}>
          <CircleAlert size={16} aria-hidden />
          <div className={styles.failedList}>
            <p role="alert">{t('candidates.review.upload.count', { count: failed.length })}</p>
            <ul>
              {failed.slice(0, 20).map(({ file, failure }) => (
                <li key={`${file.name} ${file.size} ${file.lastModified}`}>
                  {file.name}: {t(UPLOAD_WORDS[failure])}
                </li>
              ))}
            </ul>
          </div>
          <div className={styles.failedActions}>
            {mayRetry && (
              <Button size="small" onClick={() => retryUploads(intakeId)}>
                {t('candidates.cv.retry')}
              </Button>
            )}
            <Button size="small" onClick={() => forgetFailures(intakeId)}>
              {t('candidates.suggestion.dismiss')}
            </Button>
          </div>
        </section>
      )}
    </>
  );
}
