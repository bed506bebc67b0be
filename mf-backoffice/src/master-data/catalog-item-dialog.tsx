import { chakra } from '@chakra-ui/react/styled-system';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { catalogEntry, type CatalogEntry, type CatalogRecord } from '@portal/contract/catalog';
import { saveOver } from '@portal/kit/editing/save-over';
import { leaveWhenConfirmed, useUnsavedGuard } from '@portal/kit/editing/use-unsaved-guard';
import { alertFailure } from '@portal/kit/failures/alert-failure';
import { errorList } from '@portal/kit/failures/error-message';
import { Form } from '@portal/kit/form/form';
import { SubmitButton } from '@portal/kit/form/submit-button';
import { TextField } from '@portal/kit/form/text-field';
import { Button } from '@portal/kit/ui/button';
import { Dialog } from '@portal/kit/ui/dialog';
import { showAlert } from '@portal/runtime';
import { useForm } from 'react-hook-form';
import type { Catalog } from './catalogs';

type ItemFormProps = {
  catalog: Catalog;
  /** The item to edit; undefined to create one. */
  item: CatalogRecord | undefined;
  /** Receives the item as a colleague saved it meanwhile. */
  onOutdated: (item: CatalogRecord) => void;
  /** Closes the dialog. Asks first if there are unsaved changes. */
  onCancel: () => void;
  onClose: () => void;
  onSaved: () => void;
};

type CatalogItemDialogProps = Omit<ItemFormProps, 'onCancel'> & { isOpen: boolean };

export function CatalogItemDialog({ isOpen, ...form }: CatalogItemDialogProps) {
  const { catalog, item, onClose } = form;
  const leave = () => void leaveWhenConfirmed(onClose);

  return (
    <Dialog
      title={`${item ? 'Editar' : 'Crear'} ${catalog.itemName}`}
      isOpen={isOpen}
      onClose={leave}
    >
      <ItemForm key={item?.id} onCancel={leave} {...form} />
    </Dialog>
  );
}

function ItemForm({ catalog, item, onOutdated, onCancel, onClose, onSaved }: ItemFormProps) {
  const { register, handleSubmit, resetField, setError, formState } = useForm({
    resolver: valibotResolver(catalogEntry),
    values: { name: item?.name ?? '' },
    resetOptions: { keepDirtyValues: true },
    mode: 'onTouched',
  });
  const { errors, isDirty, isSubmitting } = formState;
  useUnsavedGuard(isDirty, isSubmitting);

  const save = handleSubmit(async (entry) => {
    try {
      const outcome = item ? await update(catalog, item, entry) : await create(catalog, entry);
      if (outcome.kind === 'outdated') {
        onOutdated(outcome.after);
        for (const field of outcome.taken) resetField(field);
        return;
      }
      onClose();
      onSaved();
      const text = outcome.saved || 'Los cambios se guardaron.';
      void showAlert({ kind: 'success', title: catalog.itemName, text });
    } catch (error) {
      const refused = errorList(error).join(' ');
      if (refused !== '') setError('name', { message: refused });
      // Failures show the server's error field (S8.06).
      const fallback = 'No se pudo guardar. Intenta de nuevo.';
      void alertFailure(error, { fallback, field: 'error' });
    }
  });

  return (
    <Form display="grid" gap="6" onSubmit={save}>
      <TextField
        label={catalog.itemName}
        isRequired
        autoComplete="off"
        data-autofocus
        error={errors.name?.message}
        {...register('name')}
      />
      <chakra.div display="flex" justifyContent="flex-end" gap="3" paddingBottom="2">
        <Button variant="outline" onClick={onCancel}>
          Cancelar
        </Button>
        <SubmitButton loading={isSubmitting}>Guardar</SubmitButton>
      </chakra.div>
    </Form>
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
      if (!item) throw new Error('The catalogue item no longer exists.');
      return item;
    },
  });
