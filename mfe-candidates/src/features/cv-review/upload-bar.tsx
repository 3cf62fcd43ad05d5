import { formatList } from '@cantera/shared/i18n';
import { Button } from 'antd';
import { CircleAlert, Info, LoaderCircle } from 'lucide-react';
import {
  forgetDoubles,
  forgetFailures,
  type IntakeUploads,
  isUploading,
  retryUploads,
} from '../../lib/intake/uploads.ts';
import { useT } from '../../messages/review.ts';
import styles from './review.module.css';
import { UPLOAD_WORDS } from './review-words.ts';

/** So many doubles are named; the others are counted. */
const NAMED_DOUBLES = 3;

/** Which files make no CV of their own, since the intake has them. */
function Doubles({ intakeId, names }: { intakeId: string; names: readonly string[] }) {
  const t = useT();
  const more = names.length - NAMED_DOUBLES;
  const named = [
    ...names.slice(0, NAMED_DOUBLES),
    ...(more > 0 ? [t('candidates.review.upload.more', { count: more })] : []),
  ];
  return (
    <div className={names.length > 0 ? styles.uploading : undefined}>
      {names.length > 0 && <Info size={14} aria-hidden />}
      <p role="status" className={styles.doubles}>
        {names.length > 0 &&
          t('candidates.review.upload.doubles', { count: names.length, names: formatList(named) })}
      </p>
      {names.length > 0 && (
        <Button size="small" onClick={() => forgetDoubles(intakeId)}>
          {t('candidates.suggestion.dismiss')}
        </Button>
      )}
    </div>
  );
}

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
      <Doubles intakeId={intakeId} names={uploads.doubles} />
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
