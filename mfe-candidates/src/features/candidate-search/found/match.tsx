import { clauseText, useClauseText } from '@cantera/shared/clauses';
import type { Clause, SearchItem } from '@cantera/shared/contracts/candidate-search';
import { Popover } from '@cantera/shared/design-system';
import { formatNumber } from '@cantera/shared/i18n';
import { useT } from '../../../messages/search.ts';
import styles from './found.module.css';
import { missingOf } from './missing.ts';

type MatchProps = { row: Pick<SearchItem, 'percent' | 'points' | 'clauses'>; clauses: readonly Clause[] };

/** How much of what counts somebody has, in figures and as a bar; where it is not all, what is missing on demand. */
export function Match({ row, clauses }: MatchProps) {
  const t = useT();
  const clauseT = useClauseText();
  const share = formatNumber(row.percent / 100, { style: 'percent' });
  const missing = missingOf(row, clauses);
  const figures = (
    <>
      <span className={styles.percent} aria-hidden>
        {share}
      </span>
      <span className={styles.track} aria-hidden>
        <span className={styles.filled} style={{ width: `${row.percent}%` }} />
      </span>
    </>
  );
  if (row.percent >= 100 || (missing.clauses.length === 0 && !missing.isJobSearch))
    return (
      <span className={styles.match} role="img" aria-label={t('search.match', { share })}>
        {figures}
      </span>
    );
  return (
    <Popover
      label={t('search.missing.title')}
      width={280}
      trigger={(trigger) => (
        <button
          type="button"
          {...trigger}
          className={styles.match}
          aria-label={t('search.missing.open', { share })}
        >
          {figures}
        </button>
      )}
    >
      {() => (
        <div className={styles.missing}>
          <p className={styles.missingTitle}>{t('search.missing.title')}</p>
          <ul className={styles.missingList}>
            {missing.clauses.map(({ clause, lack }) => (
              <li key={clause.id}>{t(`search.missing.${lack}`, { clause: clauseText(clauseT, clause) })}</li>
            ))}
            {missing.isJobSearch && <li>{t('search.missing.jobSearch')}</li>}
          </ul>
        </div>
      )}
    </Popover>
  );
}
