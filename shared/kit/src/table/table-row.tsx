import { useMemo } from 'react';
import { columnTraits, type Column } from './column';

type TableRowProps<Row> = {
  row: Row;
  index: number;
  columns: readonly Column<Row>[];
  isMarked: boolean;
};

/** Drawn again only when its row, its place or its cells are others: a table may be long. */
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
