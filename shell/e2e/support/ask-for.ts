import { randomUUID } from 'node:crypto';
import { privacyRequestToWire, type PrivacyRequestKind } from '@portal/contract/privacy-request';
import type { Page } from '@playwright/test';
import { applyTo } from './apply';

/** Somebody who has applied asks for this with their data; answers with the name. */
export async function askFor(page: Page, kind: PrivacyRequestKind) {
  const id = randomUUID().slice(0, 8);
  const person = { name: `Íñigo O'Hara ${id}`, email: `inigo.${id}@example.org`, salary: 1500 };
  await applyTo(page.request, 1, person);
  const { name, email } = person;
  await page.request.post('/api/privacidad/solicitudes', {
    data: privacyRequestToWire({ kind, name, email, code: '', details: 'Por favor.' }),
  });
  return name;
}
