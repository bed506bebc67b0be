import type { CatalogEntry, CatalogItem } from '@portal/contract/catalog';
import { errorMessage, isHandled } from '@portal/kit/format/error-message';
import { Dialog } from '@portal/kit/ui/dialog';
import { showAlert } from '@portal/runtime';
import { CatalogItemForm } from './catalog-item-form';
import type { Catalog } from './catalogs';

type CatalogItemDialogProps = {
  catalog: Catalog;
  /** The item to edit; none to create one. */
  item: CatalogItem | undefined;
  isOpen: boolean;
  onClose: () => void;
  onSaved: () => void;
};

export function CatalogItemDialog(props: CatalogItemDialogProps) {
  const { catalog, item, isOpen, onClose, onSaved } = props;

  async function save(entry: CatalogEntry) {
    try {
      const message = await (item ? catalog.update({ ...item, ...entry }) : catalog.create(entry));
      onClose();
      onSaved();
      void showAlert({ kind: 'success', title: catalog.itemName, text: message || savedText });
    } catch (error) {
      tellFailure(error);
    }
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

const savedText = 'Los cambios se guardaron.';

/** Of these calls the server's error field is shown (specification §8). */
function tellFailure(error: unknown) {
  if (isHandled(error)) return;
  const text = errorMessage(error, 'No se pudo guardar. Intenta de nuevo.', 'error');
  void showAlert({ kind: 'error', title: 'Error', text });
}
