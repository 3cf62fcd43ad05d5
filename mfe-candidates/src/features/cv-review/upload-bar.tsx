import { formatDateTime, formatList } from '@cantera/shared/i18n';
import { Button } from 'antd';
import { Check, CircleAlert, Info, LoaderCircle } from 'lucide-react';
import { Link } from 'react-router-dom';
import { intakeAddress } from '../../lib/intake/intake-address.ts';
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
/** So many other lists are linked to, the first that were found. */
const NAMED_LISTS = 3;

/** How many of the files make no CV of their own, since this or another list has them, and the way to the other ones. */
function Doubles({ intakeId, uploads }: { intakeId: string; uploads: IntakeUploads }) {
  const t = useT();
  const { total, doubles, elsewhere } = uploads;
  const count = doubles.length;
  const more = count - NAMED_DOUBLES;
  const named = [
    ...doubles.slice(0, NAMED_DOUBLES),
    ...(more > 0 ? [t('candidates.review.upload.more', { count: more })] : []),
  ];
  return (
    <div className={count > 0 ? styles.uploading : undefined}>
      {count > 0 && <Info size={14} aria-hidden />}
      <div className={styles.doubles}>
        <p role="status">
          {count > 0 && t('candidates.review.upload.doubles', { count, total, names: formatList(named) })}
        </p>
        {elsewhere.slice(0, NAMED_LISTS).map(({ id, createdAt }) => (
          <Link key={id} to={intakeAddress(id)} className={styles.elsewhere}>
            {t('candidates.review.upload.elsewhere', { date: formatDateTime(createdAt) })}
          </Link>
        ))}
      </div>
      {count > 0 && (
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
  const { total, done, failed, doubles } = uploads;
  const sent = done - doubles.length;
  const mayRetry = failed.some(({ failure }) => failure === 'NOT_SENT');
  return (
    <>
      {/* The line stays when the last file is there: nothing below moves while somebody decides the first. */}
      <p role="status" className={isRunning || sent > 0 ? styles.uploading : undefined}>
        {!isRunning && sent > 0 && (
          <>
            <Check size={14} aria-hidden />
            {t('candidates.review.uploaded', { count: sent })}
          </>
        )}
        {isRunning && (
          <>
            <LoaderCircle size={14} aria-hidden className={styles.spinner} />
            {t('candidates.review.uploading', { done, total })}
          </>
        )}
      </p>
      <Doubles intakeId={intakeId} uploads={uploads} />
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
