import type { CatalogEntry, CatalogRecord } from '@portal/contract/catalog';
import { saveOver } from '@portal/kit/editing/save-over';
import { alertFailure } from '@portal/kit/failures/alert-failure';
import { Dialog } from '@portal/kit/ui/dialog';
import { showAlert } from '@portal/runtime';
import { CatalogItemForm } from './catalog-item-form';
import type { Catalog } from './catalogs';

type CatalogItemDialogProps = {
  catalog: Catalog;
  /** The item to edit; none to create one. */
  item: CatalogRecord | undefined;
  isOpen: boolean;
  /** Gets the item as a colleague has saved it meanwhile. */
  onOutdated: (item: CatalogRecord) => void;
  onClose: () => void;
  onSaved: () => void;
};

export function CatalogItemDialog(props: CatalogItemDialogProps) {
  const { catalog, item, isOpen, onOutdated, onClose, onSaved } = props;

  async function save(entry: CatalogEntry) {
    try {
      const outcome = item ? await update(catalog, item, entry) : await create(catalog, entry);
      if (outcome.kind === 'outdated') {
        onOutdated(outcome.after);
        return outcome.taken;
      }
      onClose();
      onSaved();
      const text = outcome.saved || savedText;
      void showAlert({ kind: 'success', title: catalog.itemName, text });
    } catch (error) {
      // Of these calls the server's error field is shown (specification §8).
      const fallback = 'No se pudo guardar. Intenta de nuevo.';
      void alertFailure(error, { fallback, field: 'error' });
    }
    return [];
  }

  return (
    <Dialog
      title={`${item ? 'Editar' : 'Crear'} ${catalog.itemName}`}
      isOpen={isOpen}
      onClose={onClose}
    >
      <CatalogItemForm
        key={item?.id}
        label={catalog.itemName}
        name={item?.name ?? ''}
        onCancel={onClose}
        onSubmit={save}
      />
    </Dialog>
  );
}

const create = async (catalog: Catalog, entry: CatalogEntry) =>
  ({ kind: 'saved', saved: await catalog.create(entry) }) as const;

const update = (catalog: Catalog, before: CatalogRecord, entry: CatalogEntry) =>
  saveOver({
    before,
    entry,
    fields: [{ label: catalog.itemName, name: 'name', read: ({ name }) => name }],
    toFields: ({ name }) => ({ name }),
    save: (item) => catalog.update({ ...item, ...entry }),
    reload: async () => {
      const item = (await catalog.list.load()).find(({ id }) => id === before.id);
      if (!item) throw new Error('The item is gone.');
      return item;
    },
  });

const savedText = 'Los cambios se guardaron.';
