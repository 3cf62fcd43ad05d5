import { unparse } from 'papaparse';

export type CsvCell = string | number | null;
/** A column as the reader knows it. */
export type FileColumn = { key: string; header: string };
/** The head of a file and its lines. */
export type CsvTable = { fields: string[]; data: readonly (readonly CsvCell[])[] };

/**
 * Text that a spreadsheet would run as a formula, full-width signs included: at the start of a cell, or after a sign at which
 * some language or setting parts cells. The library's own pattern misses one that goes on in a second line.
 */
const FORMULA = /^[\s'"]*[=+\-@|\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/;
/** The same after a semicolon, comma, tab or bar inside a cell. */
const LATER_FORMULA = /([;,\t|][^\S\r\n]*['"]?)(?=[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/g;
const disarm = (value: CsvCell) => (typeof value === 'string' ? value.replace(LATER_FORMULA, "$1'") : value);
/** Without it spreadsheets read UTF-8 as another alphabet. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * A table as CSV (RFC 4180: commas, CRLF) with a byte order mark. What would be a formula starts with an
 * apostrophe, which makes it text.
 */
export const writeCsv = (table: CsvTable): string =>
  BYTE_ORDER_MARK +
  unparse(
    { fields: table.fields, data: table.data.map((line) => line.map(disarm)) },
    { escapeFormulae: FORMULA, newline: '\r\n' },
  );
