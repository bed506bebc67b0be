import type { FieldValues } from 'react-hook-form';
import { PageOfOffer } from '../page/page-of-offer';
import { AssignedList } from './assigned-list';
import type { Assignment } from './assignment';
import { AssignmentForm } from './assignment-form';
import { AssignmentTable } from './assignment-table';

type CatalogItemsPageProps<Row extends { id: number }, Fields extends FieldValues, Entry> = {
  assignment: Assignment<Row, Fields, Entry>;
};

/** Assigns items of a catalogue to the offer of the address. */
export function CatalogItemsPage<Row extends { id: number }, Fields extends FieldValues, Entry>({
  assignment,
}: CatalogItemsPageProps<Row, Fields, Entry>) {
  const { title, missingIdText, listOf, loading, loadFailure } = assignment;

  return (
    <PageOfOffer title={title} missingIdText={missingIdText}>
      {({ id }) => (
        <AssignedList of={listOf(id)} loading={loading} failure={loadFailure}>
          {(rows, reload) => (
            <>
              <AssignmentForm
                assignment={assignment}
                offerId={id}
                assigned={rows.map(assignment.itemOf)}
                onSaved={reload}
              />
              <AssignmentTable assignment={assignment} rows={rows} onDeleted={reload} />
            </>
          )}
        </AssignedList>
      )}
    </PageOfOffer>
  );
}
