import { randomUUID } from 'node:crypto';
import { privacyRequestToWire, type PrivacyRequestKind } from '@portal/contract/privacy-request';
import { applyTo } from './apply';
import { expect, type Page } from './test';

/** Creates a new applicant of the first offer. */
export async function anApplicant(page: Page) {
  const id = randomUUID().slice(0, 8);
  const person = { name: `Íñigo O'Hara ${id}`, email: `inigo.${id}@example.org`, salary: 1500 };
  await applyTo(page.request, 1, person);
  return person;
}

/** Creates an applicant with a privacy request; returns name and e-mail. */
export async function submitPrivacyRequest(page: Page, kind: PrivacyRequestKind) {
  const { name, email } = await anApplicant(page);
  const answer = await page.request.post('/api/privacidad/solicitudes', {
    data: privacyRequestToWire({ kind, name, email, code: '', details: 'Por favor.' }),
  });
  expect(answer.status()).toBe(201);
  return { name, email };
}
