import type { MessageTemplate } from '@cantera/shared/contracts/message-templates';
import { fold, plainText } from '@cantera/shared/contracts/text';
import { IconButton, Truncated } from '@cantera/shared/design-system';
import { formatAge, formatDateTime } from '@cantera/shared/i18n';
import type { Column } from '@cantera/shared/lists';
import { Pencil, Trash2 } from 'lucide-react';
import type { useT } from '../../messages/index.ts';
import styles from './templates.module.css';

export interface RowContext {
  t: ReturnType<typeof useT>;
  canWrite: boolean;
  onUpdate: (template: MessageTemplate) => void;
  onDelete: (template: MessageTemplate) => void;
}
type RowProps = { row: MessageTemplate; context: RowContext };

/** Whether each word of a search stands in the name, the subject or the text, without regard to case and accents. */
export function matches({ name, subject, body }: MessageTemplate, search: string): boolean {
  const text = fold(`${name} ${subject} ${plainText(body)}`);
  return fold(search)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

function Actions({ row, context: { t, canWrite, onUpdate, onDelete } }: RowProps) {
  if (!canWrite) return null;
  return (
    <span className={styles.actions}>
      <IconButton
        label={t('templates.update.of', { name: row.name })}
        icon={<Pencil aria-hidden />}
        onClick={() => onUpdate(row)}
      />
      <IconButton
        label={t('templates.delete.of', { name: row.name })}
        icon={<Trash2 aria-hidden />}
        onClick={() => onDelete(row)}
      />
    </span>
  );
}

/** Name, subject, age and what can be done. */
export function templateColumns(context: RowContext): Column<MessageTemplate>[] {
  const { t } = context;
  return [
    {
      key: 'name',
      header: t('templates.name'),
      minWidth: 200,
      cell: (row) => <Truncated className={styles.name}>{row.name}</Truncated>,
    },
    {
      key: 'subject',
      header: t('templates.subject'),
      minWidth: 240,
      cell: (row) => <Truncated>{row.subject}</Truncated>,
    },
    {
      key: 'updatedAt',
      header: t('templates.updatedAt'),
      width: 136,
      cell: (row) => (
        <time dateTime={row.updatedAt} title={formatDateTime(row.updatedAt)}>
          {formatAge(row.updatedAt)}
        </time>
      ),
    },
    {
      key: 'actions',
      header: t('templates.actions'),
      isHeaderHidden: true,
      width: 104,
      align: 'end',
      cell: (row) => <Actions row={row} context={context} />,
    },
  ];
}

/** A template on a phone. */
export function CompactTemplate({ row, context }: RowProps) {
  return (
    <div className={styles.compact}>
      <div className={styles.lines}>
        <Truncated className={styles.name}>{row.name}</Truncated>
        <Truncated>{row.subject}</Truncated>
        <time className={styles.meta} dateTime={row.updatedAt}>
          {formatAge(row.updatedAt)}
        </time>
      </div>
      <Actions row={row} context={context} />
    </div>
  );
}
