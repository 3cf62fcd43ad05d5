import type { ClientListItem } from '@cantera/shared/contracts/clients';
import { plainText } from '@cantera/shared/contracts/text';
import { Avatar, Figure, Logo, Money, StatusDot, Truncated } from '@cantera/shared/design-system';
import { formatDate, formatNumber } from '@cantera/shared/i18n';
import type { Column } from '@cantera/shared/lists';
import { Link } from 'react-router-dom';
import {
  companySize,
  isActive,
  personOf,
  placesOf,
  shortAddress,
  type Translate,
  webAddress,
} from '../../lib/client-words.ts';
import styles from './clients-list.module.css';

type ClientColumn = Column<ClientListItem>;

const dash = <span className={styles.none}>–</span>;
const words = (text: string | null) => (text ? <Truncated>{text}</Truncated> : dash);

function address(text: string | null) {
  const url = webAddress(text);
  if (!url) return words(text);
  return (
    <a className={styles.address} href={url.href} target="_blank" rel="noreferrer">
      <Truncated>{shortAddress(url)}</Truncated>
    </a>
  );
}

function member(person: ClientListItem['owner']) {
  if (!person) return dash;
  const shown = personOf(person);
  return (
    <span className={styles.person}>
      <Avatar person={shown} size={20} isDecorative />
      <Truncated>{shown.name}</Truncated>
    </span>
  );
}

const money = ({ amount, currency }: { amount: number | null; currency: string }) =>
  amount === null ? dash : <Money amount={amount} currency={currency} />;

const whoAndWhere = (t: Translate): ClientColumn[] => [
  {
    key: 'name',
    header: t('clients.list.name'),
    sortKey: 'name',
    isAlwaysVisible: true,
    cell: (row) => (
      <Link className={styles.person} to={`/clients/${row.id}`}>
        <Logo name={row.name} imageUrl={row.logoImageUrl} />
        <Truncated className={styles.name}>{row.name}</Truncated>
      </Link>
    ),
  },
  {
    key: 'isActive',
    header: t('clients.list.isActive'),
    width: 104,
    cell: (row) => (
      <StatusDot tone={isActive(row) ? 'success' : 'hollow'}>
        {t(isActive(row) ? 'clients.list.active' : 'clients.list.inactive')}
      </StatusDot>
    ),
  },
  {
    key: 'industry',
    header: t('clients.list.industry'),
    width: 184,
    cell: (row) => words(row.industry?.name ?? null),
  },
  {
    key: 'companySize',
    header: t('clients.list.companySize'),
    width: 208,
    cell: (row) => words(companySize(row.companySize, t)),
  },
  {
    key: 'location',
    header: t('clients.list.location'),
    width: 168,
    cell: (row) => words(placesOf(row)),
  },
  { key: 'webUrl', header: t('clients.list.webUrl'), width: 176, cell: (row) => address(row.webUrl) },
  {
    key: 'linkedinUrl',
    header: t('clients.list.linkedinUrl'),
    width: 192,
    cell: (row) => address(row.linkedinUrl),
  },
];

const whoAndWhen = (t: Translate): ClientColumn[] => [
  { key: 'owner', header: t('clients.list.owner'), width: 168, cell: (row) => member(row.owner) },
  { key: 'createdBy', header: t('clients.list.createdBy'), width: 168, cell: (row) => member(row.createdBy) },
  {
    key: 'createdAt',
    header: t('clients.list.createdAt'),
    sortKey: 'created_at',
    width: 120,
    cell: (row) => <time dateTime={row.createdAt}>{formatDate(row.createdAt)}</time>,
  },
  {
    key: 'description',
    header: t('clients.list.description'),
    width: 240,
    cell: (row) => words(plainText(row.description)),
  },
];

const figures = (t: Translate): ClientColumn[] => [
  ...(
    [
      ['positionsOpen', 'clients.list.positionsOpen'],
      ['positionsClosedWon', 'clients.list.positionsClosedWon'],
      ['positionsClosedLost', 'clients.list.positionsClosedLost'],
      ['positionsDraft', 'clients.list.positionsDraft'],
    ] as const
  ).map(
    ([key, header]): ClientColumn => ({
      key,
      header: t(header),
      width: 124,
      align: 'end',
      cell: (row) => <Figure value={row.metrics[key]} />,
    }),
  ),
  {
    key: 'revenueAverage',
    header: t('clients.list.revenueAverage'),
    width: 136,
    align: 'end',
    cell: (row) => money(row.metrics.revenueAvg),
  },
  {
    key: 'totalBilled',
    header: t('clients.list.totalBilled'),
    width: 124,
    align: 'end',
    cell: (row) => money(row.metrics.totalBilled),
  },
  {
    key: 'avgTimeToHire',
    header: t('clients.list.avgTimeToHire'),
    width: 176,
    align: 'end',
    cell: ({ metrics }) =>
      metrics.avgTimeToHire === null ? (
        dash
      ) : (
        <span className={styles.figure}>{formatNumber(metrics.avgTimeToHire)}</span>
      ),
  },
];

const hiddenAtFirst = (columns: ClientColumn[]): ClientColumn[] =>
  columns.map((column) => ({ ...column, isDefaultHidden: true }));

/** Every column of the list: what a client is stands first, its people and its figures are hidden at first. */
export const clientColumns = (t: Translate): ClientColumn[] => [
  ...whoAndWhere(t),
  ...hiddenAtFirst([...whoAndWhen(t), ...figures(t)]),
];
