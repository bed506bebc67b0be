import { receiptFacts } from './receipt-facts';

const emailOf = (email: string) =>
  receiptFacts({
    offerId: 1,
    offerTitle: 'Analista de datos',
    sentAt: '2026-03-05T14:07:00Z',
    content: { name: 'Ana Pérez', email, salaryExpectation: 2500, answers: [] },
  }).find(({ label }) => label === 'Correo')?.value;

// E-mail fields of Chromium and WebKit convert a domain to Punycode.
test.each([
  ['ana@xn--pea-8ma.cl', 'ana@peña.cl'],
  ['ana@correo.xn--pea-8ma.cl', 'ana@correo.peña.cl'],
  ['ana@peña.cl', 'ana@peña.cl'],
  ['ana@example.org', 'ana@example.org'],
  ['ana@xn--pple-43d.com', 'ana@xn--pple-43d.com'],
  ['ana@xn--99999999.cl', 'ana@xn--99999999.cl'],
])('of %s a receipt shows %s', (given, shown) => {
  expect(emailOf(given)).toBe(shown);
});
