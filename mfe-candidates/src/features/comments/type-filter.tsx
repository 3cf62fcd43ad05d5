import { COMMENT_TYPES, type CommentType } from '@cantera/shared/contracts/enums';
import { Menu } from '@cantera/shared/design-system';
import { formatNumber } from '@cantera/shared/i18n';
import { ChevronDown } from 'lucide-react';
import { COMMENT_WORDS } from '../../lib/comments/comment-words.ts';
import { useT } from '../../messages/comments-page.ts';
import styles from './comments-page.module.css';

type TypeFilterProps = {
  /** Nothing for all of them. */
  value: CommentType | undefined;
  /** How many comments there are of each type. */
  counts: Readonly<Record<string, number>>;
  onChange: (type: CommentType | undefined) => void;
};

/** Which type of comments is listed; the badge counts those that are. */
export function TypeFilter({ value, counts, onChange }: TypeFilterProps) {
  const t = useT();
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const shown = value ? (counts[value] ?? 0) : all;
  const words = value ? t(COMMENT_WORDS[value]) : t('candidates.comments.showAll');
  return (
    <Menu
      label={t('candidates.comments.filter')}
      entries={[
        {
          key: 'all',
          label: t('candidates.comments.showAll'),
          isChecked: value === undefined,
          onSelect: () => onChange(undefined),
        },
        ...COMMENT_TYPES.map((type) => ({
          key: type,
          label: t(COMMENT_WORDS[type]),
          isChecked: type === value,
          onSelect: () => onChange(type),
        })),
      ]}
      trigger={(props) => (
        <button type="button" {...props} className={styles.filter}>
          {words}
          <span className={styles.badge}>{formatNumber(shown)}</span>
          <ChevronDown size={14} aria-hidden />
        </button>
      )}
    />
  );
}
