import {
  applicantCheckFromWire,
  applicantEntryToWire,
  savedApplicantFromWire,
} from '@portal/contract/applicant';
import { answerWriteToWire } from '@portal/contract/answer';
import { initialApplicationStatusId } from '@portal/contract/application-status';
import { curriculumField } from '@portal/contract/job-application-upload';
import { parseSpanishNumber } from '@portal/contract/spanish-number';
import { expect, type APIRequestContext } from '@playwright/test';
import * as v from 'valibot';
import type { AdminApi } from './admin-api';
import type { Application } from './pages/offers-pages';

type Visitor = { request: APIRequestContext; api: AdminApi };

/** Applies to an offer as the wizard would, without its screens; answers with the applicant's id. */
export async function apply({ request, api }: Visitor, offerId: number, application: Application) {
  const { email, name, salary, curriculum, answers } = application;
  const check = await request.get(`/api/aplicantes/correo/${encodeURIComponent(email)}/${offerId}`);
  v.parse(applicantCheckFromWire, await check.json());
  const saved = await request.post('/api/aplicantes/save', {
    data: applicantEntryToWire({ email, name }),
  });
  const { id: applicantId } = v.parse(savedApplicantFromWire, await saved.json());
  const upload = await request.post('/api/aplicantes-ofertas/upload-curriculum', {
    multipart: {
      aspiracion_salarial: String(parseSpanishNumber(salary)),
      id_aplicantes: String(applicantId),
      id_oferta: String(offerId),
      id_estado_aplicante: String(initialApplicationStatusId),
      [curriculumField]: { name: 'cv.pdf', mimeType: 'application/pdf', buffer: curriculum },
    },
  });
  expect(upload.ok(), await upload.text()).toBe(true);

  const questions = await api.questionsOf(offerId);
  for (const [index, text] of answers.entries()) {
    const offerQuestionId = questions[index]?.id ?? 0;
    const answer = await request.post('/api/respuestas-ofertas-preguntas/guardar', {
      data: answerWriteToWire({ applicantId, offerQuestionId, text }),
    });
    expect(answer.ok(), await answer.text()).toBe(true);
  }
  return applicantId;
}
