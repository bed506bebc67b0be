import { DataTable, type Column } from '@portal/kit/table/data-table';
import { DeleteButton } from '@portal/kit/table/row-actions';
import type { FieldValues } from 'react-hook-form';
import type { Assignment } from './assignment';
import { confirmAndUnassign } from './assignment-outcome';

type AssignmentTableProps<Row extends { id: number }, Fields extends FieldValues, Entry> = {
  assignment: Assignment<Row, Fields, Entry>;
  rows: readonly Row[];
  onDeleted: () => Promise<void>;
};

export function AssignmentTable<Row extends { id: number }, Fields extends FieldValues, Entry>({
  assignment,
  rows,
  onDeleted,
}: AssignmentTableProps<Row, Fields, Entry>) {
  const { kind, caption, emptyText, columns, itemOf, unassign, unassigned } = assignment;

  const remove = (row: Row) =>
    confirmAndUnassign({
      item: { kind, id: row.id },
      name: itemOf(row).name,
      run: () => unassign(row.id),
      ...unassigned,
      onDone: onDeleted,
    });

  return (
    <DataTable
      caption={caption}
      rows={rows}
      rowKey={({ id }) => id}
      emptyText={emptyText}
      columns={[...columns, deletion((row) => itemOf(row).name, remove)]}
    />
  );
}

const deletion = <Row,>(
  nameOf: (row: Row) => string,
  remove: (row: Row) => Promise<void>,
): Column<Row> => ({
  header: 'Acciones',
  isAction: true,
  cell: (row) => <DeleteButton of={nameOf(row)} onClick={() => void remove(row)} />,
});
