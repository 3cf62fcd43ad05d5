import type { MemberListItem } from '@cantera/shared/contracts/users';
import { Avatar, Chip, IconButton, StatusDot, Truncated, toast } from '@cantera/shared/design-system';
import { formatAge } from '@cantera/shared/i18n';
import type { Column } from '@cantera/shared/lists';
import { Button } from 'antd';
import { Copy } from 'lucide-react';
import { Link } from 'react-router-dom';
import { isExpired, nameOf, type Translate } from './member-words.ts';
import styles from './members.module.css';

export interface RowContext {
  t: Translate;
  ownId: string | undefined;
  canManage: boolean;
  onModify: (member: MemberListItem) => void;
}
type RowProps = { row: MemberListItem; context: RowContext };

function Name({ row, context: { t, ownId } }: RowProps) {
  const name = nameOf(row);
  return (
    <span className={styles.person}>
      <Avatar person={{ id: row.id, name, imageUrl: row.imageUrl }} isDecorative />
      <Truncated className={styles.name}>{name}</Truncated>
      {row.id === ownId && <Chip>{t('members.you')}</Chip>}
    </span>
  );
}

function Email({ row, context: { t } }: RowProps) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(row.email);
      toast.status(t('members.copied'));
    } catch {
      toast.standardError();
    }
  };
  return (
    <span className={styles.email}>
      <Truncated>{row.email}</Truncated>
      <IconButton
        size="small"
        label={t('members.copy', { name: nameOf(row) })}
        icon={<Copy aria-hidden />}
        onClick={() => void copy()}
      />
    </span>
  );
}

function State({ row, context: { t } }: RowProps) {
  const { invitation } = row;
  if (!invitation) return <StatusDot tone="success">{t('members.state.active')}</StatusDot>;
  if (invitation.delivery === 'FAILED')
    return <StatusDot tone="error">{t('members.invitation.failed')}</StatusDot>;
  if (isExpired(row)) return <StatusDot tone="warning">{t('members.invitation.expired')}</StatusDot>;
  if (invitation.delivery === 'WAITING')
    return <StatusDot tone="warning">{t('members.invitation.waiting')}</StatusDot>;
  return (
    <StatusDot tone="hollow">
      {t('members.invitation.pending', { age: formatAge(invitation.sentAt) })}
    </StatusDot>
  );
}

/** Leads to the own profile, and opens the dialog for anyone else. */
function Modify({ row, context: { t, ownId, canManage, onModify } }: RowProps) {
  if (!canManage) return null;
  const label = t('members.modify.of', { name: nameOf(row) });
  if (row.id === ownId)
    return (
      <Link className={styles.modify} to="/settings/general" aria-label={label}>
        {t('members.modify')}
      </Link>
    );
  return (
    <Button size="small" aria-label={label} onClick={() => onModify(row)}>
      {t('members.modify')}
    </Button>
  );
}

/** Who someone is, what they may do, whether they have accepted, and the way to change it. */
export function memberColumns(context: RowContext): Column<MemberListItem>[] {
  const { t, canManage } = context;
  return [
    {
      key: 'name',
      header: t('members.name'),
      minWidth: 200,
      cell: (row) => <Name row={row} context={context} />,
    },
    {
      key: 'email',
      header: t('members.email'),
      minWidth: 220,
      cell: (row) => <Email row={row} context={context} />,
    },
    { key: 'role', header: t('members.role'), width: 216, cell: (row) => t(`members.role.${row.role}`) },
    {
      key: 'state',
      header: t('members.state'),
      width: 208,
      cell: (row) => <State row={row} context={context} />,
    },
    ...(canManage
      ? [
          {
            key: 'modify',
            header: t('members.modify'),
            isHeaderHidden: true,
            width: 104,
            align: 'end' as const,
            cell: (row: MemberListItem) => <Modify row={row} context={context} />,
          },
        ]
      : []),
  ];
}

/** A member on a phone. */
export function CompactMember({ row, context }: RowProps) {
  const { t } = context;
  return (
    <div className={styles.compact}>
      <div className={styles.line}>
        <Name row={row} context={context} />
        <Modify row={row} context={context} />
      </div>
      <Email row={row} context={context} />
      <div className={styles.line}>
        <span className={styles.meta}>{t(`members.role.${row.role}`)}</span>
        <State row={row} context={context} />
      </div>
    </div>
  );
}
