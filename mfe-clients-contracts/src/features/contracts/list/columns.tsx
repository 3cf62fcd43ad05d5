import type { Contract } from '@cantera/shared/contracts/staffing-contracts';
import { Chip, Truncated } from '@cantera/shared/design-system';
import { formatNumber } from '@cantera/shared/i18n';
import type { Column } from '@cantera/shared/lists';
import { Link } from 'react-router-dom';
import { countryOf, genderOf, paperDay, periodOf, rateOf, type Translate } from '../contract-words.ts';
import styles from './contracts-list.module.css';

type ContractColumn = Column<Contract>;

const dash = <span className={styles.none}>–</span>;
const words = (text: string | null | undefined) => (text ? <Truncated>{text}</Truncated> : dash);
const day = (text: string | null) => (text ? <time dateTime={text}>{paperDay(text)}</time> : dash);

/** Whose contract it is: a link to the candidate; of one that is blocked that it is, and when it ran. */
export function Person({ row, name, t }: { row: Contract; name: string | null; t: Translate }) {
  if (row.blockedAt !== null)
    return (
      <span className={styles.blocked}>
        <Chip>{t('contracts.blocked')}</Chip>
        <Truncated className={styles.none}>{periodOf(row, t)}</Truncated>
      </span>
    );
  if (!row.candidateId) return words(name);
  return (
    <Link to={`/candidates/${row.candidateId}`} className={styles.name}>
      {words(name)}
    </Link>
  );
}

/** Who, where and for whom. */
const people = (t: Translate): ContractColumn[] => [
  {
    key: 'firstName',
    header: t('contracts.field.firstName'),
    sortKey: 'first_name',
    minWidth: 200,
    isAlwaysVisible: true,
    cell: (row) => <Person row={row} name={row.firstName} t={t} />,
  },
  {
    key: 'lastName',
    header: t('contracts.field.lastName'),
    sortKey: 'last_name',
    minWidth: 160,
    cell: (row) => words(row.lastName),
  },
  {
    key: 'location',
    header: t('contracts.field.location'),
    minWidth: 160,
    cell: (row) => words(row.location),
  },
  {
    key: 'tarifa',
    header: t('contracts.field.tarifa'),
    width: 120,
    align: 'end',
    isDefaultHidden: true,
    cell: (row) => words(rateOf(row.tarifa, t)),
  },
  {
    key: 'client',
    header: t('contracts.field.client'),
    minWidth: 160,
    cell: ({ client }) => (
      <Link to={`/clients/${client.id}`}>
        <Truncated>{client.name}</Truncated>
      </Link>
    ),
  },
];

/** What papers say besides, hidden at first. */
const papers = (t: Translate): ContractColumn[] =>
  (
    [
      ['nif', 120, (row) => words(row.nif)],
      ['paisNif', 120, (row) => words(countryOf(row.paisNif))],
      ['segSoc', 144, (row) => words(row.segSoc)],
      ['convenio', 200, (row) => words(row.convenio)],
      ['catConvenioId', 152, (row) => words(row.catConvenioId)],
      ['catConvenioName', 168, (row) => words(row.catConvenioName)],
      ['puesto', 168, (row) => words(row.puesto)],
      ['titulacion', 168, (row) => words(row.titulacion)],
      ['birth', 136, (row) => day(row.birth)],
      ['genero', 112, (row) => words(genderOf(row.genero, t))],
      ['workHours', 128, (row) => words(row.workHours === null ? null : formatNumber(row.workHours))],
      ['alta', 112, (row) => day(row.alta)],
      ['baja', 112, (row) => day(row.baja)],
      ['antiguedad', 128, (row) => day(row.antiguedad)],
    ] as const satisfies readonly (readonly [string, number, ContractColumn['cell']])[]
  ).map(
    ([key, width, cell]): ContractColumn => ({
      key,
      header: t(`contracts.field.${key}`),
      width,
      cell,
      isDefaultHidden: true,
      ...(key === 'alta' || key === 'baja' ? { sortKey: key } : {}),
      ...(key === 'workHours' ? { align: 'end' } : {}),
    }),
  );

/** Every column of the list. */
export const contractColumns = (t: Translate): ContractColumn[] => [
  ...people(t),
  ...papers(t),
  {
    key: 'comments',
    header: t('contracts.field.comments'),
    minWidth: 160,
    cell: (row) => words(row.comments),
  },
];
