import { ClauseBar } from '@cantera/shared/clauses';
import { formatNumber } from '@cantera/shared/i18n';
import { Button } from 'antd';
import { useT } from '../../../messages/hunts.ts';
import styles from './form.module.css';
import type { Preview } from './use-preview.ts';

type LookedForFieldsProps = {
  preview: Preview;
  /** Files whose people are looked through too, and counted by nobody before. */
  fileCount: number;
};

/** What a hunt would look for, to be changed before it starts, and how many fit now. */
export function LookedForFields({ preview, fileCount }: LookedForFieldsProps) {
  const t = useT();
  const { query, clauses, edit, readAgain, isTooComplex, isTooLong } = preview;
  const read = query.data?.data;
  const failure = isTooComplex
    ? `${t('hunts.form.tooComplex')}. ${t('hunts.form.tooComplexText')}`
    : t('hunts.form.previewError');
  return (
    <section className={styles.lookedFor} aria-label={t('hunts.lookedFor')} aria-busy={query.isLoading}>
      <h3 className={styles.title}>{t('hunts.lookedFor')}</h3>
      {(!read || query.error) && (
        <p className={styles.quiet} role={query.error ? 'alert' : undefined}>
          {query.error ? failure : t('hunts.form.lookedForText')}
        </p>
      )}
      {read?.isMine && (
        <>
          <ClauseBar
            clauses={clauses ?? read.clauses}
            counted={read.clauses}
            ignored={clauses ? [] : read.ignored}
            onChange={edit}
          />
          {!isTooComplex && !isTooLong && (
            <p className={styles.people} role="status">
              {t('hunts.form.people', { count: read.people })}
            </p>
          )}
          {fileCount > 0 && (
            <p className={styles.quiet}>{t('hunts.form.filesNotCounted', { count: fileCount })}</p>
          )}
          {read.building && (
            <p className={styles.quiet}>
              {t('hunts.form.building', {
                done: formatNumber(read.building.done),
                total: formatNumber(read.building.total),
              })}
            </p>
          )}
          {clauses && (
            <p className={styles.quiet}>
              {t('hunts.form.edited')}{' '}
              <Button type="link" size="small" className={styles.again} onClick={readAgain}>
                {t('hunts.form.readAgain')}
              </Button>
            </p>
          )}
        </>
      )}
    </section>
  );
}
