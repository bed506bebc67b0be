import { chakra } from '@chakra-ui/react/styled-system';
import { DataTable, type Column } from '@portal/kit/table/data-table';
import { deletionColumn } from '@portal/kit/table/row-actions';

type PlaceTableProps<Place> = {
  caption: string;
  places: readonly Place[];
  emptyText: string;
  columns: readonly Column<Place>[];
  onRemove: (place: Place) => void;
};

/** It scrolls in a box of about 200 px (specification §9); the keyboard reaches it too. */
export function PlaceTable<Place extends { id: number; name: string }>(
  props: PlaceTableProps<Place>,
) {
  const { places, columns, onRemove, ...texts } = props;

  return (
    <chakra.div
      role="region"
      aria-label="Lugares asignados"
      // A region that scrolls must take the focus, or the keyboard cannot scroll it.
      tabIndex={0}
      // What is pressed in it goes with its row, and the focus would go with that.
      onClick={({ currentTarget }) => currentTarget.focus()}
      maxHeight="200px"
      overflowY="auto"
      borderWidth="1px"
      borderRadius="sm"
    >
      <DataTable
        {...texts}
        rows={places}
        cardsBelow="never"
        rowKey={({ id }) => id}
        columns={[...columns, deletionColumn(({ name }) => name, onRemove)]}
      />
    </chakra.div>
  );
}
