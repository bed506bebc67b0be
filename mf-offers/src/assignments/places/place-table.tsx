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

/** Scrolls within about 200 px, also by keyboard (S2.70). */
export function PlaceTable<Place extends { id: number; name: string }>(
  props: PlaceTableProps<Place>,
) {
  const { places, columns, onRemove, ...texts } = props;

  return (
    <chakra.div
      role="region"
      aria-label="Lugares asignados"
      // A scrollable region needs the focus, or the keyboard cannot scroll it.
      tabIndex={0}
      // The pressed button disappears with its row, so the region takes the focus first.
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
