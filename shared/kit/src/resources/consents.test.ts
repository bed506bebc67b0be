import { http } from '@portal/http';
import { recordConsent } from './consents';

jest.mock('@portal/http');

test('records a consent', async () => {
  jest.mocked(http.post).mockResolvedValueOnce({ mensaje: 'Guardamos tu elección.' });
  const entry = { offerId: 3, policyVersion: '2026-11-21', joinsTalentPool: true };

  expect(await recordConsent(entry, { idempotencyKey: 'a1' })).toBe('Guardamos tu elección.');
  expect(http.post).toHaveBeenCalledWith(
    '/api/consentimientos',
    { id_oferta: 3, version_politica: '2026-11-21', bolsa_talento: true },
    { headers: { 'Idempotency-Key': 'a1' } },
  );
});
