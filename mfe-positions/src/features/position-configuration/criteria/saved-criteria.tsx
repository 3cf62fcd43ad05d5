import type { Criteria } from '@cantera/shared/contracts/scoring';
import { useT } from '../../../messages/configuration.ts';
import styles from './criteria.module.css';
import { joined, savedSince } from './criteria-draft.ts';

/** What somebody else has saved in the criteria since they stood as in `base`. */
export function SavedCriteria({ base, criteria }: { base: Criteria; criteria: Criteria }) {
  const t = useT();
  const { changed, gone } = savedSince(base, criteria);
  if (changed.length + gone.length === 0) return null;
  return (
    <section className={styles.other} aria-label={t('configuration.criteria.other')}>
      <h3>{t('configuration.criteria.other')}</h3>
      <ul>
        {changed.map(({ id, label, weight, kind, terms }) => (
          <li key={id}>
            <strong>{label}</strong>: {t(`configuration.criteria.${weight}`)}
            {kind !== 'LANGUAGE' && ` · ${joined(terms)}`}
          </li>
        ))}
        {gone.map(({ id, label }) => (
          <li key={id}>
            <strong>{label}</strong>: {t('configuration.criteria.gone')}
          </li>
        ))}
      </ul>
    </section>
  );
}
