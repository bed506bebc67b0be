import { DataTable, type Column } from '@portal/kit/table/data-table';
import { DeleteButton } from '@portal/kit/table/row-actions';
import type { FieldValues } from 'react-hook-form';
import { PageOfOffer } from '../page/page-of-offer';
import { AssignedList } from './assigned-list';
import type { Assignment } from './assignment';
import { AssignmentForm } from './assignment-form';
import { confirmAndUnassign } from './assignment-outcome';

/** Assigns items of a catalogue to the offer of the address. */
export function CatalogItemsPage<Row extends { id: number }, Fields extends FieldValues, Entry>({
  assignment,
}: {
  assignment: Assignment<Row, Fields, Entry>;
}) {
  const { kind, title, missingIdText, listOf, loading, loadFailure, itemOf } = assignment;

  const remove = (row: Row, onDone: () => Promise<void>) =>
    confirmAndUnassign({
      item: { kind, id: row.id },
      name: itemOf(row).name,
      run: () => assignment.unassign(row.id),
      ...assignment.unassigned,
      onDone,
    });
  const columns = (reload: () => Promise<void>) => [
    ...assignment.columns,
    deletion<Row>({ nameOf: (row) => itemOf(row).name, remove: (row) => remove(row, reload) }),
  ];

  return (
    <PageOfOffer title={title} missingIdText={missingIdText}>
      {({ id }) => (
        <AssignedList of={listOf(id)} loading={loading} failure={loadFailure}>
          {(rows, reload) => (
            <>
              <AssignmentForm
                assignment={assignment}
                offerId={id}
                assigned={rows.map(itemOf)}
                onSaved={reload}
              />
              <DataTable
                caption={assignment.caption}
                rows={rows}
                rowKey={(row) => row.id}
                emptyText={assignment.emptyText}
                columns={columns(reload)}
              />
            </>
          )}
        </AssignedList>
      )}
    </PageOfOffer>
  );
}

type Deletion<Row> = { nameOf: (row: Row) => string; remove: (row: Row) => Promise<void> };

const deletion = <Row,>({ nameOf, remove }: Deletion<Row>): Column<Row> => ({
  header: 'Acciones',
  isAction: true,
  cell: (row) => <DeleteButton of={nameOf(row)} onClick={() => void remove(row)} />,
});
