import type { Day } from '@cantera/shared/contracts/day';
import type { PositionListItem } from '@cantera/shared/contracts/positions';
import { AvatarGroup, Figure, Logo, Money, StatusDot, Truncated } from '@cantera/shared/design-system';
import { displayName, formatAge, formatDate, formatDay, formatList } from '@cantera/shared/i18n';
import type { Column } from '@cantera/shared/lists';
import { PositionPriority, PositionStatusDot } from '@cantera/shared/positions';
import { Link } from 'react-router-dom';
import type { useT } from '../messages/index.ts';
import styles from './position-rows.module.css';
import { personOf } from './position-words.ts';

type Translate = ReturnType<typeof useT>;
type PositionColumn = Column<PositionListItem>;

const dash = <span className={styles.none}>–</span>;
const words = (text: string | null) => (text ? <Truncated>{text}</Truncated> : dash);
const day = (iso: string | null) => (iso ? <time dateTime={iso}>{formatDate(iso)}</time> : dash);
/** A date that people chose, the same in every time zone. */
const chosenDay = (date: Day | null) => (date ? <time dateTime={date}>{formatDay(date)}</time> : dash);
const money = (value: { amount: number | null; currency: string } | null | undefined) =>
  value?.amount == null ? dash : <Money amount={value.amount} currency={value.currency} />;

export const placesOf = ({ locations }: PositionListItem): string =>
  formatList(locations.map((location) => location.name));

/** Counts in process: internal steps, then what the client handles in quiet text. */
function InProcess({ row, t }: { row: PositionListItem; t: Translate }) {
  const { inProcessInternalTotal: own, inProcessExternalTotal: client } = row.processInformation;
  return (
    <span
      aria-label={t('positions.list.inProcessLabel', { own, client })}
      role="img"
      className={styles.figures}
    >
      <Figure value={own} />
      {own + client > 0 && <span className={styles.none}> + {client}</span>}
    </span>
  );
}

/** How many wait in the inbox, and how many of them nobody has opened. */
function Inbox({ row, t }: { row: PositionListItem; t: Translate }) {
  const { inboxTotal, inboxUnseenTotal } = row.processInformation;
  return (
    <span className={styles.figures}>
      <Figure value={inboxTotal} />
      {inboxUnseenTotal > 0 && (
        <span className={styles.news}>{t('positions.list.inboxNew', { count: inboxUnseenTotal })}</span>
      )}
    </span>
  );
}

const whoAndWhere = (t: Translate): PositionColumn[] => [
  {
    key: 'title',
    header: t('positions.list.columnTitle'),
    sortKey: 'title',
    isAlwaysVisible: true,
    cell: (row) => (
      <Link className={styles.title} to={`/positions/${row.id}`}>
        <Truncated>{row.title}</Truncated>
      </Link>
    ),
  },
  {
    key: 'status',
    header: t('positions.list.status'),
    sortKey: 'status',
    width: 104,
    cell: (row) => <PositionStatusDot status={row.status} />,
  },
  {
    key: 'recruiters',
    header: t('positions.list.recruiters'),
    width: 120,
    cell: (row) => (row.recruiters.length > 0 ? <AvatarGroup people={row.recruiters.map(personOf)} /> : dash),
  },
  {
    key: 'client',
    header: t('positions.list.client'),
    sortKey: 'client',
    width: 184,
    cell: ({ client }) =>
      client ? (
        <span className={styles.client}>
          <Logo name={client.name} imageUrl={client.logoImageUrl} />
          <Truncated>{client.name}</Truncated>
        </span>
      ) : (
        dash
      ),
  },
  {
    key: 'hiringManagers',
    header: t('positions.list.hiringManagers'),
    width: 128,
    isDefaultHidden: true,
    cell: (row) => (row.hiringManagers.length > 0 ? <AvatarGroup people={row.hiringManagers} /> : dash),
  },
  {
    key: 'location',
    header: t('positions.list.location'),
    width: 120,
    isDefaultHidden: true,
    cell: (row) => words(placesOf(row)),
  },
  {
    key: 'agencyPriority',
    header: t('positions.list.priority'),
    sortKey: 'agency_priority',
    width: 112,
    cell: (row) => <PositionPriority priority={row.agencyPriority} />,
  },
];

const process = (t: Translate): PositionColumn[] => [
  {
    key: 'stats.inbox',
    header: t('positions.list.inbox'),
    width: 104,
    align: 'end',
    cell: (row) => <Inbox row={row} t={t} />,
  },
  {
    key: 'stats.inProcess',
    header: t('positions.list.inProcess'),
    headerTooltip: t('positions.list.inProcessHint'),
    width: 100,
    align: 'end',
    cell: (row) => <InProcess row={row} t={t} />,
  },
  {
    key: 'stats.hired',
    header: t('positions.list.hired'),
    width: 112,
    align: 'end',
    cell: (row) => <Figure value={row.processInformation.hiredTotal} />,
  },
];

const fees = (t: Translate): PositionColumn[] => [
  {
    key: 'fixedFee',
    header: t('positions.list.fixedFee'),
    width: 116,
    align: 'end',
    cell: (row) => money(row.feeSettings?.fixedFee),
  },
  {
    key: 'projectedFee',
    header: t('positions.list.projectedFee'),
    width: 136,
    align: 'end',
    cell: (row) => money(row.calculatedFee),
  },
];

const yesNo = (t: Translate, isOn: boolean) => (
  <StatusDot tone={isOn ? 'success' : 'hollow'}>
    {t(isOn ? 'positions.list.yes' : 'positions.list.no')}
  </StatusDot>
);

const details = (t: Translate): PositionColumn[] => [
  {
    key: 'estimatedClosingDate',
    header: t('positions.list.estimatedClosingDate'),
    sortKey: 'estimated_closing_date',
    width: 132,
    cell: (row) => chosenDay(row.estimatedClosingDate),
  },
  {
    key: 'hiring_date',
    header: t('positions.list.closingAt'),
    sortKey: 'hiring_date',
    width: 120,
    cell: (row) => day(row.hiringDate),
  },
  { key: 'summary', header: t('positions.list.summary'), width: 220, cell: (row) => words(row.summary) },
  {
    key: 'updatedAt',
    header: t('positions.list.updatedAt'),
    sortKey: 'updated_at',
    width: 120,
    isDefaultHidden: true,
    cell: (row) => (
      <time dateTime={row.updatedAt} title={formatDate(row.updatedAt)}>
        {formatAge(row.updatedAt)}
      </time>
    ),
  },
  {
    key: 'createdAt',
    header: t('positions.list.createdAt'),
    sortKey: 'created_at',
    // As wide as the longest date of the three languages.
    width: 136,
    isDefaultHidden: true,
    cell: (row) => day(row.createdAt),
  },
  {
    key: 'createdBy',
    header: t('positions.list.createdBy'),
    width: 160,
    isDefaultHidden: true,
    cell: (row) => words(row.createdBy && personOf(row.createdBy).name),
  },
  {
    key: 'languages',
    header: t('positions.list.languages'),
    width: 160,
    isDefaultHidden: true,
    cell: (row) =>
      words(
        formatList(
          row.languages.map(({ code, proficiency }) => `${displayName(code, 'language')} ${proficiency}`),
        ),
      ),
  },
  {
    key: 'multiPostingEnabled',
    header: t('positions.list.multiPosting'),
    width: 116,
    isDefaultHidden: true,
    cell: (row) => yesNo(t, row.multiPostingEnabled),
  },
  {
    key: 'jobPortalEnabled',
    header: t('positions.list.jobPortal'),
    sortKey: 'job_portal_enabled',
    width: 104,
    isDefaultHidden: true,
    cell: (row) => yesNo(t, row.jobPortalEnabled),
  },
];

/** Every column of the list; those that show fees only for who may see them. */
export const positionColumns = (t: Translate, canReadFees: boolean): PositionColumn[] => [
  ...whoAndWhere(t),
  ...process(t),
  ...(canReadFees ? fees(t) : []),
  ...details(t),
];
