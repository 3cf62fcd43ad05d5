import { type CountedTag, TAG_TONES } from '@cantera/shared/contracts/tags';
import { Chip, IconButton } from '@cantera/shared/design-system';
import type { Column } from '@cantera/shared/lists';
import { Merge, Pencil, Trash2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { useT } from '../../messages/index.ts';
import styles from './tags.module.css';

export interface RowContext {
  t: ReturnType<typeof useT>;
  /** There is another one to merge into. */
  canMerge: boolean;
  onEdit: (tag: CountedTag) => void;
  onMerge: (tag: CountedTag) => void;
  onDelete: (tag: CountedTag) => void;
}
type RowProps = { row: CountedTag; context: RowContext };

const Name = ({ row }: { row: CountedTag }) => (
  <Chip isLarge tone={TAG_TONES[row.color]}>
    <span className={styles.name}>{row.name}</span>
  </Chip>
);

/** How many have it; it leads to them. */
function People({ row, context: { t } }: RowProps) {
  const words = t('tags.people', { count: row.people ?? 0 });
  return row.people ? <Link to={`/candidates?tags=${row.id}`}>{words}</Link> : words;
}

function Actions({ row, context: { t, canMerge, onEdit, onMerge, onDelete } }: RowProps) {
  const { name } = row;
  return (
    <span className={styles.actions}>
      <IconButton
        label={t('tags.update.of', { name })}
        icon={<Pencil aria-hidden />}
        onClick={() => onEdit(row)}
      />
      {canMerge && (
        <IconButton
          label={t('tags.merge.of', { name })}
          icon={<Merge aria-hidden />}
          onClick={() => onMerge(row)}
        />
      )}
      <IconButton
        label={t('tags.delete.of', { name })}
        icon={<Trash2 aria-hidden />}
        onClick={() => onDelete(row)}
      />
    </span>
  );
}

/** Name in its colour, how many have it and what can be done. */
export function tagColumns(context: RowContext): Column<CountedTag>[] {
  const { t } = context;
  return [
    { key: 'name', header: t('tags.name'), minWidth: 240, cell: (row) => <Name row={row} /> },
    {
      key: 'people',
      header: t('tags.candidates'),
      width: 160,
      cell: (row) => <People row={row} context={context} />,
    },
    {
      key: 'actions',
      header: t('tags.actions'),
      isHeaderHidden: true,
      width: 144,
      align: 'end',
      cell: (row) => <Actions row={row} context={context} />,
    },
  ];
}

/** A tag on a phone. */
export function CompactTag({ row, context }: RowProps) {
  return (
    <div className={styles.compact}>
      <div className={styles.lines}>
        <span>
          <Name row={row} />
        </span>
        <span>
          <People row={row} context={context} />
        </span>
      </div>
      <Actions row={row} context={context} />
    </div>
  );
}
