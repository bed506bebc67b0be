import { chakra } from '@chakra-ui/react/styled-system';
import { columnTraits, type Column } from './column';
import { tableStyles } from './data-table-styles';
import { SortButton } from './sort-button';
import { TableRow } from './table-row';
import { useSameCells } from './use-same-cells';

export type { Column };

type DataTableProps<Row> = {
  /** Name of the table for assistive technology. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  /** Text of the only row of an empty table. */
  emptyText?: string;
  /** Breakpoint below which rows become cards; larger for tables with many columns. */
  cardsBelow?: keyof typeof tableStyles;
  /** Keys of rows that a colleague has just changed. They are marked for a moment. */
  marked?: readonly (string | number)[];
};

/**
 * Renders a table with one row for each item. On small screens each row becomes a card. Its roles
 * are explicit, because cards change the `display`, and browsers then drop the table's semantics.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, rowKey, emptyText, cardsBelow = 'md', marked = [] } = props;
  const cells = useSameCells(columns);

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
          <TableRow
            key={rowKey(row)}
            row={row}
            index={index}
            columns={cells}
            isMarked={marked.includes(rowKey(row))}
          />
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
      {...columnTraits(column)}
      aria-sort={sorting && (sorting.direction ?? 'none')}
    >
      {sorting ? <SortButton text={header} sorting={sorting} /> : head}
    </th>
  );
}
