import type { SiteStyles } from '@cantera/shared/contracts/career-site';
import { UsersRound } from 'lucide-react';
import { useT } from '../../../messages/configurator.ts';
import { type StyleDifference, styleDifferences } from './style-words.ts';
import styles from './styles.module.css';

function Value({ value, isColor }: { value: string; isColor: boolean }) {
  return (
    <span className={styles.value}>
      {isColor && <i className={styles.dot} style={{ background: value }} aria-hidden />}
      {value}
    </span>
  );
}

const Difference = ({ label, before, now, isColor }: StyleDifference) => (
  <li>
    {label}: <Value value={before} isColor={isColor} /> → <Value value={now} isColor={isColor} />
  </li>
);

type OthersChangesProps = {
  /** What the person's changes were made from. */
  base: SiteStyles;
  now: SiteStyles;
};

/** What somebody else has saved while these styles were being changed; nothing where they saved none. */
export function OthersChanges({ base, now }: OthersChangesProps) {
  const t = useT();
  const differences = styleDifferences(base, now, t);
  return (
    <div role="status">
      {differences.length > 0 && (
        <div className={styles.others}>
          <UsersRound size={16} aria-hidden />
          <div>
            <strong>{t('styles.others')}</strong>
            <ul>
              {differences.map((difference) => (
                <Difference key={difference.label} {...difference} />
              ))}
            </ul>
            <p>{t('styles.othersKept')}</p>
          </div>
        </div>
      )}
    </div>
  );
}
