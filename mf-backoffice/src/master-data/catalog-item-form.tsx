import { chakra } from '@chakra-ui/react/styled-system';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { catalogEntry, type CatalogEntry } from '@portal/contract/catalog';
import { useUnsavedGuard } from '@portal/kit/routing/use-unsaved-guard';
import { Button } from '@portal/kit/ui/button';
import { Form } from '@portal/kit/ui/form';
import { SubmitButton } from '@portal/kit/ui/submit-button';
import { TextField } from '@portal/kit/ui/text-field';
import { useForm } from 'react-hook-form';

type CatalogItemFormProps = {
  label: string;
  name: string;
  onCancel: () => void;
  onSubmit: (entry: CatalogEntry) => Promise<void>;
};

export function CatalogItemForm({ label, name, onCancel, onSubmit }: CatalogItemFormProps) {
  const { register, handleSubmit, formState } = useForm({
    resolver: valibotResolver(catalogEntry),
    defaultValues: { name },
    mode: 'onTouched',
  });
  const { errors, isDirty, isSubmitting } = formState;
  useUnsavedGuard(isDirty && !isSubmitting);

  return (
    <Form display="grid" gap="6" onSubmit={handleSubmit(onSubmit)}>
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
