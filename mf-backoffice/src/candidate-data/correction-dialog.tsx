import { chakra } from '@chakra-ui/react/styled-system';
import { valibotResolver } from '@hookform/resolvers/valibot';
import type { Applicant } from '@portal/contract/applicant';
import {
  applicantCorrection,
  type ApplicantCorrection,
} from '@portal/contract/applicant-data-changes';
import { leaveWhenConfirmed, useUnsavedGuard } from '@portal/kit/editing/use-unsaved-guard';
import { alertFailure } from '@portal/kit/failures/alert-failure';
import { Form } from '@portal/kit/form/form';
import { SubmitButton } from '@portal/kit/form/submit-button';
import { TextField } from '@portal/kit/form/text-field';
import { correctApplicant } from '@portal/kit/resources/applicant-data';
import { Button } from '@portal/kit/ui/button';
import { Dialog } from '@portal/kit/ui/dialog';
import { showAlert } from '@portal/runtime';
import { useForm } from 'react-hook-form';

type CorrectionDialogProps = { applicant: Applicant; onClose: () => void; onDone: () => void };

/** Corrects name and e-mail. Answers and CVs are the person's own words and stay unchanged. */
export function CorrectionDialog({ applicant, onClose, onDone }: CorrectionDialogProps) {
  const { register, handleSubmit, formState } = useForm({
    resolver: valibotResolver(applicantCorrection),
    defaultValues: { name: applicant.name, email: applicant.email },
    mode: 'onTouched',
  });
  const { errors, isDirty, isSubmitting } = formState;
  useUnsavedGuard(isDirty, isSubmitting);
  const leave = () => void leaveWhenConfirmed(onClose);
  const field = (name: keyof ApplicantCorrection) => ({
    isRequired: true,
    autoComplete: 'off',
    error: errors[name]?.message,
    ...register(name),
  });

  async function save(correction: ApplicantCorrection) {
    try {
      const text = await correctApplicant(applicant.id, correction);
      onClose();
      onDone();
      void showAlert({ kind: 'success', title: 'Datos corregidos', text });
    } catch (error) {
      void alertFailure(error, { title: 'No se pudo guardar' });
    }
  }

  return (
    <Dialog title={`Corregir los datos de ${applicant.name}`} isOpen onClose={leave}>
      <Form display="grid" gap="5" onSubmit={handleSubmit(save)}>
        <TextField label="Nombre" {...field('name')} />
        <TextField label="Correo" type="email" {...field('email')} />
        <chakra.div display="flex" flexWrap="wrap" justifyContent="flex-end" gap="3">
          <Button variant="outline" onClick={leave}>
            Cancelar
          </Button>
          <SubmitButton loading={isSubmitting}>Guardar corrección</SubmitButton>
        </chakra.div>
      </Form>
    </Dialog>
  );
}
