type Value = string | number;

type Row = readonly Value[];

/** A table as spreadsheets in Spanish open it: semicolons, decimal commas, and a mark that says UTF-8. */
export const toCsv = (rows: readonly Row[]) => csvFile([csvLines(rows)]);

/** Part of a table that is too long to be written at once. */
export const csvLines = (rows: readonly Row[]) =>
  rows.map((row) => `${row.map(toCell).join(';')}\r\n`).join('');

export const csvFile = (parts: readonly string[]) =>
  new Blob(['\uFEFF', ...parts], { type: 'text/csv;charset=utf-8' });

const toCell = (value: Value) =>
  typeof value === 'number' ? String(value).replace('.', ',') : quoted(asText(value));

/** Text that begins like a formula would be run by the spreadsheet (trap T9). */
const asText = (value: string) => (/^[=+\-@\t\r]/.test(value) ? `'${value}` : value);

const quoted = (value: string) =>
  /[";\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
