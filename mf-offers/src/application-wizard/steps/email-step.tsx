import { valibotResolver } from '@hookform/resolvers/valibot';
import { applicantEmailEntry, type ApplicantEmailEntry } from '@portal/contract/applicant';
import { isHandled } from '@portal/kit/failures/error-message';
import { TextField } from '@portal/kit/form/text-field';
import { offerDetailPath } from '@portal/kit/routing/paths';
import { showAlert, useNavigate } from '@portal/runtime';
import { useCallback } from 'react';
import { useForm } from 'react-hook-form';
import type { DraftStore } from '../draft/draft-store';
import { checkEmail } from './check-email';
import { StepForm } from './step-form';
import { useKeptValues } from './use-kept-values';

/** First step: who applies (specification §2, «Application wizard»). */
export function EmailStep({ store }: { store: DraftStore }) {
  const navigate = useNavigate();
  const detailPath = offerDetailPath(store.offerId);
  const form = useForm({
    resolver: valibotResolver(applicantEmailEntry),
    defaultValues: { email: store.get().draft.email },
    mode: 'onTouched',
  });
  const { errors, isSubmitting } = form.formState;
  useKeptValues(
    form,
    useCallback(({ email }) => store.change({ email }), [store]),
  );

  async function check({ email }: ApplicantEmailEntry) {
    try {
      const { hasApplied, message } = await checkEmail(store, email);
      if (!hasApplied) return;
      void showAlert({ kind: 'info', title: 'Ya postulaste a esta oferta', text: message });
      await store.remove();
      void navigate(detailPath);
    } catch (error) {
      reportFailure(error);
    }
  }

  return (
    <StepForm
      submitLabel="Siguiente"
      isBusy={isSubmitting}
      onBack={() => void navigate(detailPath)}
      onSubmit={() => void form.handleSubmit(check)()}
    >
      <TextField
        label="Correo electrónico"
        type="email"
        autoComplete="email"
        inputMode="email"
        isRequired
        hint="Con él sabremos si ya te conocemos y te escribiremos sobre esta oferta."
        error={errors.email?.message}
        {...form.register('email')}
      />
    </StepForm>
  );
}

function reportFailure(error: unknown) {
  if (isHandled(error)) return;
  const text = 'Error al verificar el correo. Intenta más tarde.';
  void showAlert({ kind: 'error', title: 'Error', text });
}
