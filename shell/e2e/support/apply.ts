import { expect, type APIRequestContext } from '@playwright/test';
import { answerWriteToWire, type AnswerWrite } from '@portal/contract/answer';
import {
  applicantEntryToWire,
  savedApplicantFromWire,
  submissionHeader,
} from '@portal/contract/applicant';
import * as v from 'valibot';
import { curriculum } from './curriculum';

type Person = { name: string; email: string; salary: number; file?: Buffer };

/** Applies to an offer with the calls of the wizard. */
export async function applyTo(api: APIRequestContext, offerId: number, person: Person) {
  const { name, email, salary, file = curriculum(person.name) } = person;
  const headers = { [submissionHeader]: '-' };
  await api.get(`/api/aplicantes/correo/${encodeURIComponent(email)}/${offerId}`, { headers });
  const saved = await api.post('/api/aplicantes/save', {
    headers,
    data: applicantEntryToWire({ email, name }),
  });
  const applicant = v.parse(savedApplicantFromWire, await saved.json());
  const uploaded = await api.post('/api/aplicantes-ofertas/upload-curriculum', {
    headers,
    multipart: {
      path_curriculum: {
        name: `CV ${name}.pdf`,
        mimeType: 'application/pdf',
        buffer: file,
      },
      aspiracion_salarial: String(salary),
      id_aplicantes: String(applicant.id),
      id_oferta: String(offerId),
      id_estado_aplicante: '1',
    },
  });
  expect(uploaded.status()).toBe(201);
  return applicant.id;
}

/** Answers one question of the offer, after `applyTo`. */
export const answerTo = (api: APIRequestContext, answer: AnswerWrite) =>
  api.post('/api/respuestas-ofertas-preguntas/guardar', { data: answerWriteToWire(answer) });
