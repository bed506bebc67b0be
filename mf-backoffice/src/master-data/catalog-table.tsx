import type { CatalogRecord } from '@portal/contract/catalog';
import { DataTable, type Column } from '@portal/kit/table/data-table';
import { DeleteButton, EditButton, RowActions } from '@portal/kit/table/row-actions';
import type { Catalog } from './catalogs';

type CatalogTableProps = {
  catalog: Catalog;
  items: readonly CatalogRecord[];
  onEdit: (item: CatalogRecord) => void;
  onDelete: (item: CatalogRecord) => void;
};

export function CatalogTable(props: CatalogTableProps) {
  return (
    <DataTable
      caption={props.catalog.title}
      columns={columns(props)}
      rows={props.items}
      rowKey={({ id }) => id}
      emptyText="Aún no hay registros. Crea el primero con el botón de arriba."
    />
  );
}

const columns = ({ catalog, onEdit, onDelete }: CatalogTableProps): Column<CatalogRecord>[] => [
  { header: 'N°', isCompact: true, cell: (_item, index) => index + 1 },
  { header: catalog.itemName, cell: ({ name }) => name },
  {
    header: 'Acciones',
    isAction: true,
    cell: (item) => (
      <RowActions>
        <EditButton of={item.name} onClick={() => onEdit(item)} />
        <DeleteButton of={item.name} onClick={() => onDelete(item)} />
      </RowActions>
    ),
  },
];
