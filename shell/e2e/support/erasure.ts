import { randomUUID } from 'node:crypto';
import { privacyRequestToWire } from '@portal/contract/privacy-request';
import { applyTo } from './apply';
import { expect, type Page } from './test';

/** Somebody who has applied to the first offer. */
export async function anApplicant(page: Page) {
  const id = randomUUID().slice(0, 8);
  const person = { name: `Rita Ibáñez ${id}`, email: `rita.${id}@example.org`, salary: 1500 };
  await applyTo(page.request, 1, person);
  return person;
}

export async function askForErasure(page: Page, { name, email }: { name: string; email: string }) {
  const details = 'Ya encontré trabajo.';
  const answer = await page.request.post('/api/privacidad/solicitudes', {
    data: privacyRequestToWire({ kind: 'erasure', name, email, code: '', details }),
  });
  expect(answer.status()).toBe(201);
}
