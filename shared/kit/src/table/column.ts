import type { ReactNode } from 'react';
import type { ColumnSorting } from './sort-button';

export type Column<Row> = {
  header: string;
  /** What its cells are called by the styles of a list that lays its cards out by itself. */
  part?: string;
  /** What stands at its head in place of its name, such as a box that ticks all. */
  head?: ReactNode;
  /** The same function from render to render keeps the rows of a long table from being drawn again. */
  cell: (row: Row, index: number) => ReactNode;
  /** Numbers and amounts are read from the right. */
  isNumeric?: boolean;
  /** Holds what is narrower than words: a number to count by, a box to tick. */
  isCompact?: boolean;
  /** Holds buttons. They stand at the end of the row, and on a card without the column's name. */
  isAction?: boolean;
  sorting?: ColumnSorting;
};

/** What the styles know of a column. */
export const columnTraits = ({
  part,
  isNumeric,
  isCompact,
  isAction,
}: Omit<Column<never>, 'cell'>) => ({
  'data-part': part,
  'data-numeric': isNumeric || undefined,
  'data-compact': isCompact || isAction || undefined,
  'data-action': isAction || undefined,
});
