import { useMemo } from 'react';
import { columnTraits, type Column } from './column';

type TableRowProps<Row> = {
  row: Row;
  index: number;
  columns: readonly Column<Row>[];
  isMarked: boolean;
};

/** Memoized for long tables: renders only if its row, index, columns or mark change. */
export function TableRow<Row>({ row, index, columns, isMarked }: TableRowProps<Row>) {
  return useMemo(
    () => (
      <tr role="row" data-marked={isMarked || undefined}>
        {columns.map((column) => (
          <td key={column.header} role="cell" data-label={column.header} {...columnTraits(column)}>
            {column.cell(row, index)}
          </td>
        ))}
      </tr>
    ),
    [row, index, columns, isMarked],
  );
}
