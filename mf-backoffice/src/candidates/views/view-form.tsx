import { valibotResolver } from '@hookform/resolvers/valibot';
import { candidateViewEntry } from '@portal/contract/candidate-views';
import { Form } from '@portal/kit/form/form';
import { SubmitButton } from '@portal/kit/form/submit-button';
import { TextField } from '@portal/kit/form/text-field';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Checkbox } from '../../page-parts/checkbox';
import { useUnsavedGuard } from '@portal/kit/editing/use-unsaved-guard';

type ViewFormProps = {
  isSaving: boolean;
  onSave: (entry: { name: string; isDefault: boolean }) => void;
};

/** Saves the current query as a named view. */
export function ViewForm({ isSaving, onSave }: ViewFormProps) {
  const [isDefault, setDefault] = useState(false);
  const { register, handleSubmit, formState } = useForm({
    resolver: valibotResolver(candidateViewEntry),
    defaultValues: { name: '' },
  });
  useUnsavedGuard(formState.isDirty, isSaving);

  return (
    <Form display="grid" gap="3" onSubmit={handleSubmit(({ name }) => onSave({ name, isDefault }))}>
      <TextField
        label="Nombre de la vista"
        placeholder="Sin revisar, últimos primero"
        maxLength={60}
        error={formState.errors.name?.message}
        {...register('name')}
      />
      <Checkbox isChecked={isDefault} onToggle={() => setDefault(!isDefault)}>
        Abrir la lista con esta vista
      </Checkbox>
      <SubmitButton justifySelf="start" loading={isSaving}>
        Guardar vista
      </SubmitButton>
    </Form>
  );
}
