import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { tableStyles } from './data-table-styles';
import { SortButton, type ColumnSorting } from './sort-button';

export type Column<Row> = {
  header: string;
  /** What stands at its head in place of its name, such as a box that ticks all. */
  head?: ReactNode;
  cell: (row: Row, index: number) => ReactNode;
  /** Numbers and amounts are read from the right. */
  isNumeric?: boolean;
  /** Holds what is narrower than words: a number to count by, a box to tick. */
  isCompact?: boolean;
  /** Holds buttons. They stand at the end of the row, and on a card without the column's name. */
  isAction?: boolean;
  sorting?: ColumnSorting;
};

type DataTableProps<Row> = {
  /** Names the table for assistive technology. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  /** Text of the one row that stands when there are none. */
  emptyText?: string;
  /** The width below which rows become cards: later for tables of many columns. */
  cardsBelow?: keyof typeof tableStyles;
  /** Keys of rows that somebody else just changed: they are marked for a moment. */
  marked?: readonly (string | number)[];
};

// The roles are written out because a phone shows each row as a card, and a browser drops
// a table's meaning as soon as its display changes.
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, rowKey, emptyText, cardsBelow = 'md', marked = [] } = props;

  return (
    <chakra.table role="table" css={tableStyles[cardsBelow]}>
      <caption>{caption}</caption>
      <thead role="rowgroup" data-sortable={columns.some(({ sorting }) => sorting) || undefined}>
        <tr role="row">
          {columns.map((column) => (
            <Header key={column.header} {...column} />
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row, index) => (
          <tr key={rowKey(row)} role="row" data-marked={marked.includes(rowKey(row)) || undefined}>
            {columns.map((column) => (
              <td key={column.header} role="cell" data-label={column.header} {...traits(column)}>
                {column.cell(row, index)}
              </td>
            ))}
          </tr>
        ))}
        {rows.length === 0 && emptyText && (
          <tr role="row">
            <td role="cell" colSpan={columns.length} data-empty>
              {emptyText}
            </td>
          </tr>
        )}
      </tbody>
    </chakra.table>
  );
}

type HeaderProps = Omit<Column<never>, 'cell'>;

function Header(column: HeaderProps) {
  const { header, head = header, sorting } = column;

  return (
    <th
      role="columnheader"
      scope="col"
      {...traits(column)}
      aria-sort={sorting && (sorting.direction ?? 'none')}
    >
      {sorting ? <SortButton text={header} sorting={sorting} /> : head}
    </th>
  );
}

/** What the styles know of a column. */
const traits = ({ isNumeric, isCompact, isAction }: HeaderProps) => ({
  'data-numeric': isNumeric || undefined,
  'data-compact': isCompact || isAction || undefined,
  'data-action': isAction || undefined,
});
