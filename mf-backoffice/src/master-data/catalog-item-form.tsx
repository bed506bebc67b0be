import { chakra } from '@chakra-ui/react/styled-system';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { catalogEntry, type CatalogEntry } from '@portal/contract/catalog';
import { useUnsavedGuard } from '@portal/kit/editing/use-unsaved-guard';
import { Form } from '@portal/kit/form/form';
import { SubmitButton } from '@portal/kit/form/submit-button';
import { TextField } from '@portal/kit/form/text-field';
import { Button } from '@portal/kit/ui/button';
import { useForm } from 'react-hook-form';

type CatalogItemFormProps = {
  label: string;
  name: string;
  onCancel: () => void;
  /** Returns the fields that go back to what is stored. */
  onSubmit: (entry: CatalogEntry) => Promise<readonly (keyof CatalogEntry)[]>;
};

export function CatalogItemForm({ label, name, onCancel, onSubmit }: CatalogItemFormProps) {
  const { register, handleSubmit, resetField, formState } = useForm({
    resolver: valibotResolver(catalogEntry),
    values: { name },
    resetOptions: { keepDirtyValues: true },
    mode: 'onTouched',
  });
  const { errors, isDirty, isSubmitting } = formState;
  useUnsavedGuard(isDirty, isSubmitting);

  const submit = handleSubmit(async (entry) => {
    for (const field of await onSubmit(entry)) resetField(field);
  });

  return (
    <Form display="grid" gap="6" onSubmit={submit}>
      <TextField
        label={label}
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
