import { anOffer } from '@portal/contract/testing/an-offer';
import { emptyDraft } from '../on-device/wizard-draft';
import { receiptOf } from './receipt';

const emailOf = (email: string) =>
  receiptOf({
    offer: anOffer({ id: 1 }),
    draft: { ...emptyDraft(), email },
    curriculum: undefined,
    questions: [],
  }).content?.email;

// The mail fields of Chromium and WebKit hand a domain over in the letters of mail servers.
test.each([
  ['ana@xn--pea-8ma.cl', 'ana@peña.cl'],
  ['ana@correo.xn--pea-8ma.cl', 'ana@correo.peña.cl'],
  ['ana@peña.cl', 'ana@peña.cl'],
  ['ana@example.org', 'ana@example.org'],
  ['ana@xn--pple-43d.com', 'ana@xn--pple-43d.com'],
  ['ana@xn--ñ.cl', 'ana@xn--ñ.cl'],
  ['ana@xn--99999999.cl', 'ana@xn--99999999.cl'],
])('%s is shown as %s', (given, shown) => {
  expect(emailOf(given)).toBe(shown);
});
