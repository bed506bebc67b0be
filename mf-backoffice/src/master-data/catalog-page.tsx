import type { CatalogRecord } from '@portal/contract/catalog';
import { deleteWhenConfirmed } from '@portal/kit/deletion/delete-when-confirmed';
import { useResource } from '@portal/kit/query/use-resource';
import { paths } from '@portal/kit/routing/paths';
import { Button } from '@portal/kit/ui/button';
import { useLocation } from '@portal/runtime';
import { Plus } from 'lucide-react';
import { ResourceView } from '../page-parts/resource-view';
import { WorkPage } from '../page-parts/work-page';
import { CatalogItemDialog } from './catalog-item-dialog';
import { CatalogTable } from './catalog-table';
import { catalogs, type Catalog } from './catalogs';
import { useItemEditor } from './use-item-editor';

/** The page of each catalog; the address says which. */
export function CatalogPage() {
  const { pathname } = useLocation();
  const catalog = catalogs.find(({ path }) => pathname.startsWith(path));
  return catalog && <CatalogScreen key={catalog.path} catalog={catalog} />;
}

function CatalogScreen({ catalog }: { catalog: Catalog }) {
  const items = useResource(catalog.list);
  const { editor, create, edit, close } = useItemEditor();

  const remove = ({ id, name }: CatalogRecord) =>
    deleteWhenConfirmed({
      item: { kind: catalog.kind, id },
      name,
      remove: () => catalog.remove(id),
      onChanged: items.reload,
    });

  return (
    <WorkPage
      title={catalog.title}
      description={catalog.description}
      backTo={paths.catalogs}
      action={
        <Button variant="accent" onClick={create}>
          <Plus aria-hidden size={18} />
          Crear {catalog.itemName}
        </Button>
      }
    >
      <ResourceView of={items} what={catalog.allItems}>
        {(all) => (
          <CatalogTable
            catalog={catalog}
            items={all}
            onEdit={edit}
            onDelete={(item) => void remove(item)}
          />
        )}
      </ResourceView>
      <CatalogItemDialog
        {...editor}
        catalog={catalog}
        onOutdated={edit}
        onClose={close}
        onSaved={() => void items.reload()}
      />
    </WorkPage>
  );
}
