import { chakra } from '@chakra-ui/react/styled-system';
import { NoPermission } from '@portal/kit/access/no-permission';
import { DataTable } from '@portal/kit/table/data-table';
import { deletionColumn } from '@portal/kit/table/row-actions';
import type { FieldValues } from 'react-hook-form';
import { useIsAdmin } from '../../offer/use-is-admin';
import { PageOfOffer } from '../page/page-of-offer';
import { AssignedList } from './assigned-list';
import type { Assignment } from './assignment';
import { AssignmentForm } from './assignment-form';
import { confirmAndUnassign } from './assignment-outcome';

export function CatalogItemsPage<Row extends { id: number }, Fields extends FieldValues, Entry>({
  assignment,
}: {
  assignment: Assignment<Row, Fields, Entry>;
}) {
  const { kind, title, missingIdText, listOf, loading, loadFailure, itemOf } = assignment;
  const isAdmin = useIsAdmin();

  const remove = (row: Row, onDone: () => Promise<void>) =>
    confirmAndUnassign({
      item: { kind, id: row.id },
      name: itemOf(row).name,
      run: () => assignment.unassign(row.id),
      ...assignment.unassigned,
      onDone,
    });
  const deletion = (reload: () => Promise<void>) =>
    deletionColumn<Row>(
      (row) => itemOf(row).name,
      (row) => void remove(row, reload),
    );

  return (
    <PageOfOffer title={title} missingIdText={missingIdText}>
      {({ id }) => (
        <AssignedList of={listOf(id)} loading={loading} failure={loadFailure}>
          {(rows, reload) => (
            <>
              {isAdmin ? (
                <AssignmentForm
                  assignment={assignment}
                  offerId={id}
                  assigned={rows.map(itemOf)}
                  onSaved={reload}
                />
              ) : (
                <chakra.div marginBottom="6">
                  <NoPermission task={assignment.task} />
                </chakra.div>
              )}
              <DataTable
                caption={assignment.caption}
                rows={rows}
                rowKey={(row) => row.id}
                emptyText={assignment.emptyText}
                columns={[...assignment.columns, ...(isAdmin ? [deletion(reload)] : [])]}
              />
            </>
          )}
        </AssignedList>
      )}
    </PageOfOffer>
  );
}
