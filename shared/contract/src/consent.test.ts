import * as v from 'valibot';
import { consentEntryFromWire } from './application-writes';
import { consentEntryToWire } from './consent';

const wire = { id_oferta: 3, version_politica: '2026-11-21', bolsa_talento: true };
const entry = { offerId: 3, policyVersion: '2026-11-21', joinsTalentPool: true };

test('travels under its own names', () => {
  expect(consentEntryToWire(entry)).toEqual(wire);
  expect(v.parse(consentEntryFromWire, wire)).toEqual(entry);
});

test.each([
  ['id_oferta', 0],
  ['version_politica', 'ayer'],
  ['bolsa_talento', 'true'],
  ['bolsa_talento', undefined],
])('refuses %s: %s', (field, value) => {
  expect(v.safeParse(consentEntryFromWire, { ...wire, [field]: value }).success).toBe(false);
});
