import { ACTIVITY_KINDS, type ActivityKind } from '@cantera/shared/contracts/activity';
import { Menu } from '@cantera/shared/design-system';
import { useCan } from '@cantera/shared/session';
import { ChevronDown } from 'lucide-react';
import { useT } from '../../messages/index.ts';
import styles from './activity.module.css';
import { KIND_WORDS } from './entry-words.ts';

interface KindFilterProps {
  /** Nothing for all of them. */
  value: ActivityKind | undefined;
  onChange: (kind: ActivityKind | undefined) => void;
}

/** Which kind of entries is listed. */
export function KindFilter({ value, onChange }: KindFilterProps) {
  const t = useT();
  const canMerge = useCan('candidates.merge');
  const kinds = ACTIVITY_KINDS.filter((kind) => kind !== 'MERGE' || canMerge);
  return (
    <Menu
      label={t('candidates.activity.filter')}
      entries={[
        {
          key: 'all',
          label: t('candidates.activity.all'),
          isChecked: value === undefined,
          onSelect: () => onChange(undefined),
        },
        ...kinds.map((kind) => ({
          key: kind,
          label: t(KIND_WORDS[kind]),
          isChecked: kind === value,
          onSelect: () => onChange(kind),
        })),
      ]}
      trigger={(props) => (
        <button type="button" {...props} className={styles.filter}>
          {t(value ? KIND_WORDS[value] : 'candidates.activity.all')}
          <ChevronDown size={14} aria-hidden />
        </button>
      )}
    />
  );
}
