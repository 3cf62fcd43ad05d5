import type { SitePageEntry } from '@cantera/shared/contracts/career-site';
import { IconButton, StatusDot } from '@cantera/shared/design-system';
import { formatDateTime } from '@cantera/shared/i18n';
import type { Column } from '@cantera/shared/lists';
import { Button } from 'antd';
import { ExternalLink, Eye, Pencil, Plus } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { useT } from '../../../messages/configurator.ts';
import type { PageRow } from './page-rows.ts';
import styles from './pages.module.css';

export interface RowContext {
  readonly t: ReturnType<typeof useT>;
  readonly canManage: boolean;
  /** Of the page on the public site; undefined until it is known. */
  readonly addressOf: (page: SitePageEntry) => string | undefined;
  readonly onToggle: (page: SitePageEntry) => void;
  /** A page was asked for that has to be published first. */
  readonly onUnpublished: (page: SitePageEntry) => void;
  readonly onAdd: (row: PageRow) => void;
}
type CellProps = { row: PageRow; context: RowContext };
type PageProps = { page: SitePageEntry; name: string; context: RowContext };

const editorOf = ({ slug }: SitePageEntry): string => `/agency/new-job-portal/${slug}`;

function Name({ row, context }: CellProps) {
  if (row.kind === 'missing') return <span className={styles.missing}>{row.name}</span>;
  if (!row.entry.isPublished) return <span className={styles.name}>{row.name}</span>;
  return (
    <Link
      className={styles.name}
      to={editorOf(row.entry)}
      aria-label={context.t('pages.openOf', { page: row.name })}
    >
      {row.name}
    </Link>
  );
}

function Status({ row, context }: CellProps) {
  const { t, canManage, onToggle } = context;
  if (row.kind === 'missing') return <span className={styles.missing}>{t('pages.missing')}</span>;
  const { entry, name } = row;
  if (!entry.canBeUnpublished) return <StatusDot tone="success">{t('pages.byDefault')}</StatusDot>;
  const verb = entry.isPublished ? 'unpublish' : 'publish';
  return (
    <span className={styles.status}>
      <StatusDot tone={entry.isPublished ? 'success' : 'hollow'}>
        {t(entry.isPublished ? 'pages.published' : 'pages.notPublished')}
      </StatusDot>
      {canManage && (
        <Button
          size="small"
          data-tour="main.toggle"
          aria-label={t(`pages.${verb}.of`, { page: name })}
          onClick={() => onToggle(entry)}
        >
          {t(`pages.${verb}`)}
        </Button>
      )}
    </span>
  );
}

/** Two ways on from a page: its editor, and the page as visitors see it. */
function Ways({ page, name, context }: PageProps) {
  const { t, canManage, addressOf, onUnpublished } = context;
  const edit = t(canManage ? 'pages.editOf' : 'pages.openOf', { page: name });
  const view = t('pages.viewOf', { page: name });
  const icon = canManage ? <Pencil aria-hidden /> : <Eye aria-hidden />;
  if (!page.isPublished)
    return (
      <>
        <IconButton label={edit} icon={icon} onClick={() => onUnpublished(page)} />
        <IconButton label={view} icon={<ExternalLink aria-hidden />} onClick={() => onUnpublished(page)} />
      </>
    );
  const address = addressOf(page);
  return (
    <>
      <Link className={styles.way} to={editorOf(page)} aria-label={edit} title={edit} data-tour="main.open">
        {icon}
      </Link>
      {address && (
        <a
          className={styles.way}
          href={address}
          target="_blank"
          rel="noreferrer"
          aria-label={view}
          title={view}
        >
          <ExternalLink aria-hidden />
        </a>
      )}
    </>
  );
}

function Actions({ row, context }: CellProps) {
  const { t, canManage, onAdd } = context;
  if (row.kind === 'page')
    return (
      <span className={styles.actions}>
        <Ways page={row.entry} name={row.name} context={context} />
      </span>
    );
  if (!canManage) return null;
  return (
    <Button
      size="small"
      icon={<Plus aria-hidden />}
      aria-label={t('pages.addOf', { page: row.name })}
      onClick={() => onAdd(row)}
    >
      {t('pages.add')}
    </Button>
  );
}

const modified = (row: PageRow): string =>
  row.kind === 'page' ? formatDateTime(row.entry.lastModified) : '–';

export function pageColumns(context: RowContext): Column<PageRow>[] {
  const { t } = context;
  return [
    {
      key: 'name',
      header: t('pages.name'),
      minWidth: 200,
      isAlwaysVisible: true,
      cell: (row) => <Name row={row} context={context} />,
    },
    {
      key: 'status',
      header: t('pages.status'),
      width: 240,
      cell: (row) => <Status row={row} context={context} />,
    },
    { key: 'lastModified', header: t('pages.lastModified'), width: 200, cell: modified },
    {
      key: 'actions',
      header: t('pages.actions'),
      isHeaderHidden: true,
      width: 140,
      align: 'end',
      cell: (row) => <Actions row={row} context={context} />,
    },
  ];
}

/** A page on a phone. */
export function CompactPage({ row, context }: CellProps) {
  return (
    <div className={styles.compact}>
      <div className={styles.lines}>
        <Name row={row} context={context} />
        <span>
          <Status row={row} context={context} />
        </span>
        <span className={styles.missing}>{modified(row)}</span>
      </div>
      <Actions row={row} context={context} />
    </div>
  );
}
