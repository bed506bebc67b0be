type Value = string | number;

type Row = readonly Value[];

/**
 * CSV file for Spanish spreadsheets: semicolons, decimal commas and a UTF-8 byte order mark. Texts
 * that a spreadsheet would run as a formula get an apostrophe (trap T9).
 */
export const toCsv = (rows: readonly Row[]) => csvFile([csvLines(rows)]);

/** CSV lines of a part of a long table. */
export const csvLines = (rows: readonly Row[]) =>
  rows.map((row) => `${row.map(toCell).join(';')}\r\n`).join('');

/**
 * Returns a CSV file of parts made by `csvLines`, with a UTF-8 byte order mark. For long tables;
 * `toCsv` formats a short one at once.
 */
export const csvFile = (parts: readonly string[]) =>
  new Blob(['\uFEFF', ...parts], { type: 'text/csv;charset=utf-8' });

const toCell = (value: Value) =>
  typeof value === 'number' ? String(value).replace('.', ',') : quoted(asText(value));

/**
 * Text that spreadsheets would run as a formula (trap T9), also after blanks, quotes and separators
 * that they skip. The caller applies NFKC, which turns full-width and small signs into plain ones.
 */
const formula = /^(?:[\t\r\n]|[\s\p{Control}\p{Format}"'`;,|]*[=+\-@\u2212])/u;

const asText = (value: string) => (formula.test(value.normalize('NFKC')) ? `'${value}` : value);

/** Commas and tabs are quoted too, because they separate cells in other countries. */
const quoted = (value: string) =>
  /[";,\t\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
