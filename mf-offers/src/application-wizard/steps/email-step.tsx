import { valibotResolver } from '@hookform/resolvers/valibot';
import {
  applicantEmailEntry,
  type ApplicantCheck,
  type ApplicantEmailEntry,
} from '@portal/contract/applicant';
import { tryAgainIn } from '@portal/contract/waiting-time';
import { isHandled } from '@portal/kit/failures/error-message';
import { retryDelay } from '@portal/kit/failures/retry-delay';
import { TextField } from '@portal/kit/form/text-field';
import { checkApplicant } from '@portal/kit/resources/applicants';
import { offerDetailPath } from '@portal/kit/routing/paths';
import { showAlert, useNavigate } from '@portal/runtime';
import { useCallback } from 'react';
import { useForm } from 'react-hook-form';
import { nothingSent } from '../../on-device/wizard-draft';
import type { DraftStore } from '../draft/draft-store';
import type { StepHistory } from '../use-step-history';
import { StepForm } from './step-form';
import { useKeptValues } from './use-kept-values';

/** First step: the applicant's e-mail (S2.96). */
export function EmailStep({ store, history }: { store: DraftStore; history: StepHistory }) {
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
      const typed = store.get().draft.email;
      const answer = await checkApplicant(email, store.offerId, {
        submission: store.submission,
      });
      // The visitor may have changed the e-mail or left the form meanwhile.
      if (!history.isAt('email') || store.get().draft.email !== typed) return;
      const { hasApplied, message } = keepCheck(store, email, answer);
      if (!hasApplied) {
        history.goOn('details');
        return;
      }
      void showAlert({ kind: 'info', title: 'Ya postulaste a esta oferta', text: message });
      await store.remove();
      history.leaveFor(detailPath);
    } catch (error) {
      reportFailure(error);
    }
  }

  return (
    <StepForm
      submitLabel="Siguiente"
      isBusy={isSubmitting}
      onBack={() => void navigate(detailPath)}
      onSubmit={form.handleSubmit(check)}
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
  const seconds = retryDelay(error);
  const details = seconds === undefined ? [] : [tryAgainIn(seconds)];
  void showAlert({ kind: 'error', title: 'Error', text, details });
}

type CheckOutcome = { hasApplied: boolean; message: string };

/** Stores the result of the e-mail check (S4.17, S4.18, S4.19). */
function keepCheck(store: DraftStore, email: string, answer: ApplicantCheck): CheckOutcome {
  const { hasApplied, isKnown, applicant, message } = answer;
  const { draft } = store.get();
  const isOther = draft.check?.email !== email;
  const hasSent = !isOther && draft.sent.upload !== 'none';

  // An application that this form has begun to send does not count as an earlier one (reading A25).
  if (hasApplied && !hasSent) return { hasApplied, message };

  const known = isKnown ? applicant : undefined;
  store.change({
    email,
    check: { email, at: Date.now(), applicant: known },
    ...(isOther && { name: nextName(store, known?.name), ...nothingSent() }),
  });
  return { hasApplied: false, message };
}

/** Fills in a known applicant's name and clears it when another e-mail follows. */
function nextName(store: DraftStore, knownName: string | undefined) {
  const { name, check } = store.get().draft;
  if (knownName) return knownName;
  return name === check?.applicant?.name ? '' : name;
}
