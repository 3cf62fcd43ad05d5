import type { Intake } from '@cantera/shared/contracts/intakes';
import { classNames } from '@cantera/shared/design-system';
import { formatNumber } from '@cantera/shared/i18n';
import { useT } from '../../messages/review.ts';
import { countOf, REVIEW_FILTERS } from './data/review-filters.ts';
import type { ReviewAddress } from './data/use-review-address.ts';
import styles from './review.module.css';
import { FILTER_WORDS } from './review-words.ts';

/** The groups of CVs with how many are in each; one of them shows. */
export function StatusFilter({ counts, address }: { counts: Intake['counts']; address: ReviewAddress }) {
  const t = useT();
  return (
    <fieldset className={styles.filters} aria-label={t('candidates.review.filters')}>
      {REVIEW_FILTERS.map(({ name, statuses }) => {
        const isOn = address.filter.name === name;
        return (
          <button
            key={name}
            type="button"
            className={classNames(styles.filter, isOn && styles.on)}
            aria-pressed={isOn}
            onClick={() => address.show(name)}
          >
            {t(FILTER_WORDS[name])}{' '}
            <span className={styles.count}>{formatNumber(countOf(counts, statuses))}</span>
          </button>
        );
      })}
    </fieldset>
  );
}
