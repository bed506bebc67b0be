import { applicantCheckToWire, savedApplicantToWire } from '@portal/contract/applicant';
import { savedJobApplicationToWire } from '@portal/contract/job-application-upload';
import { messageToWire } from '@portal/contract/message';
import { offerToWire } from '@portal/contract/offer-bodies';
import { anApplication } from '@portal/contract/testing/an-application';
import { anOffer } from '@portal/contract/testing/an-offer';
import { paths } from '@portal/kit/routing/paths';
import { fakeApi } from '@portal/kit/testing/fake-api';
import { renderPage } from '@portal/kit/testing/render-page';
import { screen, waitFor } from '@testing-library/react';
import { clear } from 'idb-keyval';
import { ApplicationWizardPage } from '../application-wizard/application-wizard-page';
import { saveDraftCurriculum, saveDraftText } from '../on-device/draft-storage';
import { emptyDraft, type WizardDraft } from '../on-device/wizard-draft';
import { lastSentTo, noteSent } from '../receipt/just-applied';

/** Requests of the wizard of offer 1. */
export const calls = {
  offer: 'GET /api/ofertas/id/1',
  questions: 'GET /api/ofertas_preguntas/oferta/1',
  check: 'GET /api/aplicantes/correo/:email/1',
  create: 'POST /api/aplicantes/save',
  upload: 'POST /api/aplicantes-ofertas/upload-curriculum',
  consent: 'POST /api/consentimientos',
  answer: 'POST /api/respuestas-ofertas-preguntas/guardar',
} as const;

const email = 'nueva@example.org';

/** A server with offer 1 without questions, and an empty device. */
export async function serveWizard() {
  await clear();
  noteSent(undefined);
  const applicant = { id: 7, name: 'Ana Pérez', email };
  const stranger = { isKnown: false, hasApplied: false, applicant: undefined, message: '' };
  return fakeApi({
    [calls.offer]: offerToWire(anOffer({ id: 1 })),
    [calls.questions]: [],
    [calls.check]: applicantCheckToWire(stranger),
    [calls.create]: savedApplicantToWire(applicant),
    [calls.upload]: savedJobApplicationToWire({
      application: anApplication({ applicant }),
      message: 'Recibida.',
    }),
    [calls.consent]: messageToWire('Guardamos tu elección.'),
    [calls.answer]: messageToWire('Guardada.'),
  });
}

export const aPdf = (name = 'cv.pdf') =>
  new File(['%PDF-1.7 %%EOF'], name, { type: 'application/pdf' });

/** Stores a complete draft at its last step. */
export async function storeDraft(changes: Partial<WizardDraft> = {}) {
  const check = { email, at: Date.now() };
  const details = { name: 'Ana Pérez', salaryExpectation: '1.500.000' };
  await saveDraftText(1, {
    ...emptyDraft(),
    step: 'answers',
    email,
    check,
    ...details,
    ...changes,
  });
}

/** Opens the form of offer 1 with its stored draft. */
export async function openWizard() {
  const at = paths.application.replace(':id', '1');
  const view = renderPage(<ApplicationWizardPage />, { path: paths.application, at });
  await screen.findByText(/^Recuperamos tu borrador/);
  return view;
}

export async function openDraft(
  changes: Partial<WizardDraft> = {},
  curriculum: File | undefined = aPdf(),
) {
  await storeDraft(changes);
  await saveDraftCurriculum(1, curriculum);
  return openWizard();
}

/** Opens the second step, complete except for the CV. */
export async function openWithoutCurriculum() {
  await storeDraft({ step: 'details' });
  return openWizard();
}

export const stepHeading = (name: string) => screen.findByRole('heading', { level: 2, name });
export const sendButton = () => screen.findByRole('button', { name: 'Enviar Postulación' });
export const nextButton = () => screen.getByRole('button', { name: 'Siguiente' });
export const curriculumField = () => screen.getByLabelText('Currículum');
export const expectSent = () =>
  waitFor(() => expect(lastSentTo(1)).toMatchObject({ isKept: true }));
