import { valibotResolver } from '@hookform/resolvers/valibot';
import {
  retentionForm,
  retentionGraceDays,
  retentionMonths,
  type Retention,
  type RetentionEntry,
} from '@portal/contract/retention';
import { alertFailure } from '@portal/kit/failures/alert-failure';
import { Form } from '@portal/kit/form/form';
import { SubmitButton } from '@portal/kit/form/submit-button';
import { TextField } from '@portal/kit/form/text-field';
import { saveRetention, previewRetention } from '@portal/kit/resources/retention';
import { askConfirmation, showAlert } from '@portal/runtime';
import { useForm } from 'react-hook-form';

type RetentionFormProps = { months: number; onSaved: () => void };

/** Shows the number of affected applicants before a new period is saved. */
export function RetentionForm({ months, onSaved }: RetentionFormProps) {
  const { register, handleSubmit, formState } = useForm({
    resolver: valibotResolver(retentionForm),
    defaultValues: { months: String(months) },
    mode: 'onTouched',
  });
  const { errors, isSubmitting } = formState;

  async function save(entry: RetentionEntry) {
    try {
      const reach = await previewRetention(entry);
      if (!(await askConfirmation(question(reach)))) return;
      const text = await saveRetention(entry);
      onSaved();
      void showAlert({ kind: 'success', title: 'Conservación de datos', text });
    } catch (error) {
      void alertFailure(error, { title: 'No se pudo guardar' });
    }
  }

  return (
    <Form display="grid" gap="4" justifyItems="start" onSubmit={handleSubmit(save)}>
      <TextField
        label="Meses que se guardan los datos"
        hint={`Desde que se cierra la última oferta a la que postuló. Entre ${retentionMonths.min} y ${retentionMonths.max}.`}
        inputMode="numeric"
        autoComplete="off"
        isRequired
        error={errors.months?.message}
        {...register('months')}
      />
      <SubmitButton loading={isSubmitting}>Guardar plazo</SubmitButton>
    </Form>
  );
}

const question = ({ months, dueSoon }: Retention) => ({
  title: `¿Guardar los datos ${months === 1 ? '1 mes' : `${months} meses`}?`,
  text: `${reachText(dueSoon)} Nadie se anonimiza antes de ${retentionGraceDays} días desde el cambio, y hasta entonces puedes volver atrás.`,
  confirmLabel: 'Sí, cambiar el plazo',
  cancelLabel: 'Cancelar',
});

function reachText(count: number) {
  if (count === 0) return 'Con este plazo no vence nadie en los próximos 30 días.';
  return count === 1
    ? 'Con este plazo, los datos de 1 persona se anonimizan en 30 días.'
    : `Con este plazo, los datos de ${count} personas se anonimizan en 30 días.`;
}
