import { fakeApi } from '../testing/fake-api';
import { recordConsent } from './consents';

test('records a consent', async () => {
  const api = fakeApi({ 'POST /api/consentimientos': { mensaje: 'Guardamos tu elección.' } });
  const entry = { offerId: 3, policyVersion: '2026-11-21', joinsTalentPool: true };

  expect(await recordConsent(entry, { idempotencyKey: 'a1' })).toBe('Guardamos tu elección.');
  expect(api.sent('POST /api/consentimientos')).toEqual([
    { id_oferta: 3, version_politica: '2026-11-21', bolsa_talento: true },
  ]);
  expect(api.calls[0]?.header('Idempotency-Key')).toBe('a1');
});
