import { cpus, loadavg } from 'node:os';

export const decimal = (value: number, digits: number) => value.toFixed(digits).replace('.', ',');

/** One slow visit does not change the median. */
export function median(values: readonly number[]) {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length / 2;
  const upper = sorted[Math.floor(middle)] ?? Number.NaN;
  return Number.isInteger(middle) ? (upper + (sorted[middle - 1] ?? Number.NaN)) / 2 : upper;
}

/** Aligns the first column left and the others right. */
export function formatRows(rows: readonly (readonly string[])[]) {
  const widths = (rows[0] ?? []).map((_cell, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  const align = (cell: string, column: number) =>
    column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0);
  return rows.map((row) => row.map(align).join('  ')).join('\n');
}

/** Reported before and after a measurement. */
export const machineLoad = () => decimal(loadavg()[0] ?? 0, 2);

export const formatLoad = (...loads: readonly string[]) =>
  `carga de la máquina (${cpus().length} núcleos): ${loads.join(' → ')}`;
