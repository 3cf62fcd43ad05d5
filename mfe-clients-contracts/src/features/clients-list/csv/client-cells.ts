import type { ClientListItem } from '@cantera/shared/contracts/clients';
import { dayIn } from '@cantera/shared/contracts/day';
import { fullName, plainText } from '@cantera/shared/contracts/text';
import { companySize, isActive, placesOf, type Translate } from '../../../lib/client-words.ts';
import type { CsvCell, CsvTable, FileColumn } from '../../../lib/csv/write-csv.ts';

/** What a column holds in a file: amounts in euro and dates (ISO) without the reader's format, so that a sheet can count with them; a moment on the reader's day, as in the list. */
const CELLS: Readonly<Record<string, (row: ClientListItem, t: Translate) => CsvCell>> = {
  name: (row) => row.name,
  isActive: (row, t) => t(isActive(row) ? 'clients.list.active' : 'clients.list.inactive'),
  industry: (row) => row.industry?.name ?? null,
  companySize: (row, t) => companySize(row.companySize, t),
  location: placesOf,
  webUrl: (row) => row.webUrl,
  linkedinUrl: (row) => row.linkedinUrl,
  owner: (row) => fullName(row.owner),
  createdBy: (row) => fullName(row.createdBy),
  createdAt: (row) => dayIn(new Date(row.createdAt)),
  description: (row) => plainText(row.description),
  positionsOpen: ({ metrics }) => metrics.positionsOpen,
  positionsClosedWon: ({ metrics }) => metrics.positionsClosedWon,
  positionsClosedLost: ({ metrics }) => metrics.positionsClosedLost,
  positionsDraft: ({ metrics }) => metrics.positionsDraft,
  revenueAverage: ({ metrics }) => metrics.revenueAvg.amount,
  totalBilled: ({ metrics }) => metrics.totalBilled.amount,
  avgTimeToHire: ({ metrics }) => metrics.avgTimeToHire,
};

/** Columns whose figures are amounts; a file says their currency in the header. */
const AMOUNTS = new Set(['revenueAverage', 'totalBilled']);

/** The head of a file and its lines, one a client, with the given columns in their order. */
export function clientTable(
  columns: readonly FileColumn[],
  clients: readonly ClientListItem[],
  t: Translate,
): CsvTable {
  return {
    fields: columns.map(({ key, header }) => (AMOUNTS.has(key) ? `${header} (EUR)` : header)),
    data: clients.map((row) => columns.map(({ key }) => CELLS[key]?.(row, t) ?? null)),
  };
}
