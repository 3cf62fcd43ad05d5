import { ClauseBar } from '@cantera/shared/clauses';
import { formatNumber } from '@cantera/shared/i18n';
import { Button } from 'antd';
import { useT } from '../../../messages/hunts.ts';
import styles from './form.module.css';
import type { Preview } from './use-preview.ts';

/** What a hunt would look for, to be changed before it starts, and how many fit now. */
export function LookedForFields({ preview }: { preview: Preview }) {
  const t = useT();
  const { query, clauses, edit, readAgain } = preview;
  const read = query.data?.data;
  return (
    <section className={styles.lookedFor} aria-label={t('hunts.lookedFor')} aria-busy={query.isLoading}>
      <h3 className={styles.title}>{t('hunts.lookedFor')}</h3>
      {(!read || query.error) && (
        <p className={styles.quiet} role={query.error ? 'alert' : undefined}>
          {t(query.error ? 'hunts.form.previewError' : 'hunts.form.lookedForText')}
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
          <p className={styles.people} role="status">
            {t('hunts.form.people', { count: read.people })}
          </p>
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
