import type { Contract } from '@cantera/shared/contracts/staffing-contracts';
import type { CsvCell, CsvTable, FileColumn } from '../../../lib/csv/write-csv.ts';
import { countryOf, genderOf, periodOf, type Translate } from '../contract-words.ts';

/**
 * What columns hold in a file where that is not what the contract has under the same name. Days (ISO), euro an hour and hours
 * stand without the reader's format, so that a sheet can count with them.
 */
const CELLS: Readonly<Record<string, (row: Contract, t: Translate) => CsvCell>> = {
  firstName: (row, t) =>
    row.blockedAt === null ? row.firstName : `${t('contracts.blocked')} · ${periodOf(row, t)}`,
  client: ({ client }) => client.name,
  paisNif: (row) => countryOf(row.paisNif),
  genero: (row, t) => genderOf(row.genero, t),
};

function cellOf(row: Contract, key: string, t: Translate): CsvCell {
  const own = CELLS[key];
  if (own) return own(row, t);
  const value: unknown = Reflect.get(row, key);
  return typeof value === 'string' || typeof value === 'number' ? value : null;
}

/** The head of a file and its lines, one a contract, with the given columns in their order. */
export const contractTable = (
  columns: readonly FileColumn[],
  contracts: readonly Contract[],
  t: Translate,
): CsvTable => ({
  fields: columns.map(({ key, header }) => (key === 'tarifa' ? `${header} (EUR/h)` : header)),
  data: contracts.map((row) => columns.map(({ key }) => cellOf(row, key, t))),
});
