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

/**
 * What begins like a formula would be run by the spreadsheet (trap T9), also behind what it skips: blanks,
 * quotes and separators. NFKC turns wide and small forms of the signs into the plain ones.
 */
const formula = /^(?:[\t\r\n]|[\s\p{Control}\p{Format}"'`;,|]*[=+\-@\u2212])/u;

const asText = (value: string) => (formula.test(value.normalize('NFKC')) ? `'${value}` : value);

/** A comma and a tab part cells as well, for a spreadsheet of another country. */
const quoted = (value: string) =>
  /[";,\t\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
