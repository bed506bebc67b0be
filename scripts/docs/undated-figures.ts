import { proseLines } from './markdown';
import type { Mistake, Page } from './pages';

/** The page of all measured figures. */
export const figuresPage = 'docs/figures.md';

const date = /\b20\d\d-\d\d-\d\d\b/;

/** «Measured 2026-11-28 on two quiet cores with `npm run bench:site`.» */
const origin = /^Measured 20\d\d-\d\d-\d\d on \S[^`]* with `[^`]+`/;

type Section = { readonly title: string; readonly line: number; readonly lines: readonly string[] };

/**
 * Finds sections of figures without date, machine and command. They stand in one line, or in a
 * table with the filled columns Date, Machine and Command.
 */
export const undatedFigures = ({ path, text }: Page): readonly Mistake[] =>
  sectionsOf(text)
    .filter(({ lines }) => !hasOrigin(lines) && !hasDatedTable(lines))
    .map(({ title, line }) => ({
      path,
      line,
      message: `the figures of «${title}» need a date, a machine and a command: «Measured 2026-11-28 on … with \`…\`.»`,
    }));

function sectionsOf(text: string): readonly Section[] {
  const lines = proseLines(text);
  const starts = lines.flatMap((line, index) => (line.text.startsWith('## ') ? [index] : []));
  return starts.map((start, index) => ({
    title: lines[start]?.text.slice(3) ?? '',
    line: lines[start]?.number ?? 0,
    lines: lines.slice(start + 1, starts[index + 1]).map((line) => line.text),
  }));
}

/** Prettier may break the sentence into lines. */
const hasOrigin = (lines: readonly string[]) =>
  lines.some((line, index) => origin.test([line, ...lines.slice(index + 1, index + 3)].join(' ')));

const required = ['date', 'machine', 'command'];

function hasDatedTable(lines: readonly string[]) {
  const [header = [], , ...rows] = lines.filter((line) => line.startsWith('|')).map(cellsOf);
  const columns = required.map((name) => header.findIndex((cell) => cell.toLowerCase() === name));
  if (rows.length === 0 || columns.includes(-1)) return false;
  const [dateColumn = 0] = columns;
  return rows.every(
    (row) => columns.every((column) => row[column]) && date.test(row[dateColumn] ?? ''),
  );
}

const cellsOf = (line: string) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
