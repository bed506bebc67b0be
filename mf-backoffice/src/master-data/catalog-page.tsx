import type { CatalogItem } from '@portal/contract/catalog';
import { errorMessage } from '@portal/kit/format/error-message';
import { deleteWhenConfirmed } from '@portal/kit/query/delete-when-confirmed';
import { useFailureAlert } from '@portal/kit/query/use-failure-alert';
import { useResource } from '@portal/kit/query/use-resource';
import { paths } from '@portal/kit/routing/paths';
import { Button } from '@portal/kit/ui/button';
import { LoadFailure } from '@portal/kit/ui/load-failure';
import { useLocation } from '@portal/runtime';
import { Plus } from 'lucide-react';
import { TableSkeleton } from '../components/table-skeleton';
import { WorkPage } from '../components/work-page';
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
  const { data, error, reload } = useResource(catalog.list);
  const { editor, create, edit, close } = useItemEditor();
  useFailureAlert(error, errorMessage(error, 'Revisa tu conexión e intenta de nuevo.', 'message'));

  const remove = ({ id, name }: CatalogItem) =>
    deleteWhenConfirmed({
      name,
      remove: () => catalog.remove(id),
      onDeleted: () => void reload(),
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
      {error !== undefined && (
        <LoadFailure error={error} text="No pudimos actualizar esta lista." onRetry={reload} />
      )}
      {data ? (
        <CatalogTable
          catalog={catalog}
          items={data}
          onEdit={edit}
          onDelete={(item) => void remove(item)}
        />
      ) : (
        error === undefined && <TableSkeleton text={`Cargando ${catalog.title.toLowerCase()}...`} />
      )}
      <CatalogItemDialog
        {...editor}
        catalog={catalog}
        onClose={close}
        onSaved={() => void reload()}
      />
    </WorkPage>
  );
}
