type Value = string | number;

/** A table as spreadsheets in Spanish open it: semicolons, decimal commas, and a mark that says UTF-8. */
export function toCsv(rows: readonly (readonly Value[])[]) {
  const lines = rows.map((row) => row.map(toCell).join(';'));
  return new Blob([`\uFEFF${lines.join('\r\n')}\r\n`], { type: 'text/csv;charset=utf-8' });
}

const toCell = (value: Value) =>
  typeof value === 'number' ? String(value).replace('.', ',') : quoted(asText(value));

/** Text that begins like a formula would be run by the spreadsheet (trap T9). */
const asText = (value: string) => (/^[=+\-@\t\r]/.test(value) ? `'${value}` : value);

const quoted = (value: string) =>
  /[";\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
