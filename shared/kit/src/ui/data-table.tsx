import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { tableStyles } from './data-table-styles';
import { SortButton } from './sort-button';

/** How the rows are sorted by a column, and what pressing its header does. */
export type ColumnSorting = {
  direction: 'ascending' | 'descending' | undefined;
  onToggle: () => void;
};

export type Column<Row> = {
  header: string;
  cell: (row: Row, index: number) => ReactNode;
  /** Numbers and amounts are read from the right. */
  isNumeric?: boolean;
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
};

// The roles are written out because a phone shows each row as a card, and a browser drops
// a table's meaning as soon as its display changes.
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, rowKey, emptyText } = props;

  return (
    <chakra.table role="table" css={tableStyles}>
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
          <tr key={rowKey(row)} role="row">
            {columns.map(({ header, cell, isNumeric }) => (
              <td
                key={header}
                role="cell"
                data-label={header}
                data-numeric={isNumeric || undefined}
              >
                {cell(row, index)}
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

function Header({ header, isNumeric, sorting }: HeaderProps) {
  return (
    <th
      role="columnheader"
      scope="col"
      data-numeric={isNumeric || undefined}
      aria-sort={sorting && (sorting.direction ?? 'none')}
    >
      {sorting ? <SortButton text={header} sorting={sorting} /> : header}
    </th>
  );
}
