import { unparse } from 'papaparse';

/**
 * Text that a spreadsheet would run as a formula, full-width signs included. The library's own pattern misses one
 * that goes on in a second line.
 */
const FORMULA = /^[\s'"]*[=+\-@|\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/;
/** Without it spreadsheets read UTF-8 as another alphabet. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * A table as CSV (RFC 4180: commas, CRLF) with a byte order mark. What would be a formula starts with an
 * apostrophe, which makes it text.
 */
export const writeCsv = (table: {
  fields: string[];
  data: readonly (readonly (string | number | null)[])[];
}): string =>
  BYTE_ORDER_MARK +
  unparse(
    { fields: table.fields, data: table.data.map((line) => [...line]) },
    { escapeFormulae: FORMULA, newline: '\r\n' },
  );
