import type { CatalogRecord } from '@portal/contract/catalog';
import { deleteWhenConfirmed } from '@portal/kit/deletion/delete-when-confirmed';
import { showOffersUsing } from '@portal/kit/deletion/offers-using';
import { useResource } from '@portal/kit/query/use-resource';
import { paths } from '@portal/kit/routing/paths';
import { DataTable, type Column } from '@portal/kit/table/data-table';
import { DeleteButton, EditButton, RowActions } from '@portal/kit/table/row-actions';
import { Button } from '@portal/kit/ui/button';
import { lazyPart } from '@portal/kit/ui/lazy-part';
import { useLocation } from '@portal/runtime';
import { Plus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { ResourceView } from '../page-parts/resource-view';
import { WorkPage } from '../page-parts/work-page';
import { catalogs, type Catalog } from './catalogs';

const CatalogItemDialog = lazyPart(
  async () => (await import('./catalog-item-dialog')).CatalogItemDialog,
);

export function CatalogPage() {
  const { pathname } = useLocation();
  const catalog = catalogs.find(({ path }) => pathname.startsWith(path));
  return catalog && <CatalogScreen key={catalog.path} catalog={catalog} />;
}

type Editor = {
  isOpen: boolean;
  /** The item to edit; undefined to create one. A closed dialog keeps it while it fades out. */
  item: CatalogRecord | undefined;
};

function CatalogScreen({ catalog }: { catalog: Catalog }) {
  const items = useResource(catalog.list);
  const [editor, setEditor] = useState<Editor>();
  const edit = (item?: CatalogRecord) => setEditor({ isOpen: true, item });

  const remove = ({ id, name }: CatalogRecord) =>
    deleteWhenConfirmed({
      item: { kind: catalog.kind, id },
      name,
      remove: () => catalog.remove(id),
      onChanged: items.reload,
      onRefused: (error) => showOffersUsing(error, catalog.offerPath),
    });

  return (
    <WorkPage
      title={catalog.title}
      description={catalog.description}
      backTo={paths.catalogs}
      action={
        <Button variant="accent" onClick={() => edit()}>
          <Plus aria-hidden size={18} />
          <span>{`Crear ${catalog.itemName}`}</span>
        </Button>
      }
    >
      <ResourceView of={items} what={catalog.allItems}>
        {(all) => (
          <DataTable
            caption={catalog.title}
            columns={columns(catalog.itemName, edit, (item) => void remove(item))}
            rows={all}
            rowKey={({ id }) => id}
            emptyText="Aún no hay registros. Crea el primero con el botón de arriba."
          />
        )}
      </ResourceView>
      {editor && (
        <Suspense>
          <CatalogItemDialog
            {...editor}
            catalog={catalog}
            onOutdated={edit}
            onClose={() => setEditor({ isOpen: false, item: editor.item })}
            onSaved={() => void items.reload()}
          />
        </Suspense>
      )}
    </WorkPage>
  );
}

type Action = (item: CatalogRecord) => void;

const columns = (itemName: string, onEdit: Action, onDelete: Action): Column<CatalogRecord>[] => [
  { header: 'N°', isCompact: true, cell: (_item, index) => index + 1 },
  { header: itemName, cell: ({ name }) => name },
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
