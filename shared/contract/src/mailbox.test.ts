import * as v from 'valibot';
import { asciiAddress, isSameMailbox } from './mailbox';
import { requiredEmail } from './text';

const schema = requiredEmail('Falta.', 'Mal.');

// Firefox passes an address as typed, Chromium and WebKit with «xn--».
test.each([
  ['ana@peña.cl', 'ana@peña.cl'],
  ['ana@xn--pea-8ma.cl', 'ana@peña.cl'],
  ['ana@pen\u0303a.cl', 'ana@peña.cl'],
  ['Ana@PEÑA.CL', 'Ana@peña.cl'],
  ['ana@correo.xn--pea-8ma.cl', 'ana@correo.peña.cl'],
  ['ana@PEÑA.xn--fiqs8s', 'ana@xn--pea-8ma.xn--fiqs8s'],
  [' ana\u200B@example.org\u00A0', 'ana@example.org'],
  ['ana@Example.org', 'ana@Example.org'],
])('%j is stored as %s', (typed, stored) => {
  expect(v.parse(schema, typed)).toBe(stored);
  expect(v.parse(schema, stored)).toBe(stored);
});

test('letters that could pass for Latin ones stay as mail servers write them', () => {
  expect(v.parse(schema, 'ana@\u0430pple.com')).toBe('ana@xn--pple-43d.com');
});

// Refused as in browsers' e-mail fields, and because most mail servers cannot deliver to them.
test.each([
  'begoña@example.org',
  'ana@peña',
  'ana@peña..cl',
  'ana@-peña.cl',
  'ana@peña.c',
  'ana@peña.cl:25',
  'ana@peña.cl/x',
  `ana@${'ñ'.repeat(63)}.cl`,
])('%s is no address', (typed) => {
  expect(v.safeParse(schema, typed).issues?.[0].message).toBe('Mal.');
});

test('mail servers get English letters', () => {
  expect(asciiAddress('ana@correo.peña.cl')).toBe('ana@correo.xn--pea-8ma.cl');
  expect(asciiAddress('ana@example.org')).toBe('ana@example.org');
});

test('both spellings are one mailbox, in whatever case', () => {
  expect(isSameMailbox(' Ana@PEÑA.cl', 'ana@xn--pea-8ma.cl')).toBe(true);
  expect(isSameMailbox('ana@peña.cl', 'ana@pena.cl')).toBe(false);
});
