import { shownName } from '@cantera/shared/contracts/default-names';
import type { PositionTemplate } from '@cantera/shared/contracts/position-templates';
import { IconButton, Truncated } from '@cantera/shared/design-system';
import { formatAge, formatDateTime, formatList } from '@cantera/shared/i18n';
import type { Column } from '@cantera/shared/lists';
import { currentLocale } from '@cantera/shared/session';
import { Pencil, Trash2 } from 'lucide-react';
import type { useT } from '../../messages/starting.ts';
import styles from './position-templates.module.css';

type T = ReturnType<typeof useT>;
export interface RowContext {
  t: T;
  canWrite: boolean;
  onRename: (template: PositionTemplate) => void;
  onDelete: (template: PositionTemplate) => void;
}
type RowProps = { row: PositionTemplate; context: RowContext };

/** What a position gets from it beside its steps; none of it is named that it does not have. */
function contentsOf(row: PositionTemplate, t: T): string {
  return formatList([
    ...(row.hasDescription ? [t('positionTemplates.has.description')] : []),
    ...(row.questionCount > 0 ? [t('positionTemplates.has.questions', { count: row.questionCount })] : []),
    ...(row.workflowCount > 0 ? [t('positionTemplates.has.workflows', { count: row.workflowCount })] : []),
    ...(row.benefitCount > 0 ? [t('positionTemplates.has.benefits', { count: row.benefitCount })] : []),
  ]);
}

function Actions({ row, context: { t, canWrite, onRename, onDelete } }: RowProps) {
  if (!canWrite) return null;
  return (
    <span className={styles.actions}>
      <IconButton
        label={t('positionTemplates.rename.of', { name: row.name })}
        icon={<Pencil aria-hidden />}
        onClick={() => onRename(row)}
      />
      <IconButton
        label={t('positionTemplates.delete.of', { name: row.name })}
        icon={<Trash2 aria-hidden />}
        onClick={() => onDelete(row)}
      />
    </span>
  );
}

/** Name, what it holds, age and what can be done. */
export function positionTemplateColumns(context: RowContext): Column<PositionTemplate>[] {
  const { t } = context;
  return [
    {
      key: 'name',
      header: t('positionTemplates.name'),
      minWidth: 180,
      cell: (row) => <Truncated className={styles.name}>{row.name}</Truncated>,
    },
    {
      key: 'steps',
      header: t('positionTemplates.steps'),
      minWidth: 200,
      cell: (row) => (
        <Truncated>{formatList(row.stepNames.map((name) => shownName(name, currentLocale())))}</Truncated>
      ),
    },
    {
      key: 'contents',
      header: t('positionTemplates.contents'),
      minWidth: 220,
      cell: (row) => <Truncated>{contentsOf(row, t)}</Truncated>,
    },
    {
      key: 'updatedAt',
      header: t('positionTemplates.updatedAt'),
      width: 136,
      cell: (row) => (
        <time dateTime={row.updatedAt} title={formatDateTime(row.updatedAt)}>
          {formatAge(row.updatedAt)}
        </time>
      ),
    },
    {
      key: 'actions',
      header: t('positionTemplates.actions'),
      isHeaderHidden: true,
      width: 104,
      align: 'end',
      cell: (row) => <Actions row={row} context={context} />,
    },
  ];
}

/** A template on a phone. */
export function CompactPositionTemplate({ row, context }: RowProps) {
  return (
    <div className={styles.compact}>
      <div className={styles.lines}>
        <Truncated className={styles.name}>{row.name}</Truncated>
        <Truncated>{formatList(row.stepNames.map((name) => shownName(name, currentLocale())))}</Truncated>
        <span className={styles.meta}>{contentsOf(row, context.t)}</span>
      </div>
      <Actions row={row} context={context} />
    </div>
  );
}
