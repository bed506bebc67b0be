import type { ReactNode } from 'react';
import type { ColumnSorting } from './sort-button';

/** A column of a `DataTable`: its header, its cells and their alignment. */
export type Column<Row> = {
  /** Title of the header, and label of the cell on cards. It must be unique in the table. */
  header: string;
  /** Name of the cells for lists with their own card layout. */
  part?: string;
  /** Content of the header cell instead of the name, for example a checkbox for all rows. */
  head?: ReactNode;
  /**
   * Pass the same function in every render, so that the rows of a long table are not rendered
   * again.
   */
  cell: (row: Row, index: number) => ReactNode;
  /** True for numbers and amounts, which are aligned right. */
  isNumeric?: boolean;
  /** True for content narrower than words: a row number or a checkbox. */
  isCompact?: boolean;
  /** True for buttons. They are at the end of the row, and have no label on cards. */
  isAction?: boolean;
  /** Makes the header a sort button. */
  sorting?: ColumnSorting;
};

/** Data attributes for the styles. */
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
