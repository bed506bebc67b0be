import { fakeApi } from '../testing/fake-api';
import { checkApplicant, saveApplicant } from './applicants';

test('checks an e-mail, encoded in the path', async () => {
  fakeApi({
    'GET /api/aplicantes/correo/luis%2Bcv%40example.org/9': {
      Registro_Aplicante: true,
      Registro_AplicanteOferta: true,
      Aplicante: { id_aplicantes: 3, nombre: 'Luis' },
      Mensaje: 'Ya te postulaste.',
    },
  });

  expect(await checkApplicant('luis+cv@example.org', 9)).toEqual({
    isKnown: true,
    hasApplied: true,
    applicant: { id: 3, name: 'Luis' },
    message: 'Ya te postulaste.',
  });
});

test('saves a new applicant, and may be told a key to repeat the call with', async () => {
  const aplicante = { id_aplicantes: 3, nombre: 'Luis', correo: 'luis@example.org' };
  const save = 'POST /api/aplicantes/save';
  const api = fakeApi({ [save]: { aplicante } });
  const entry = { name: 'Luis', email: 'luis@example.org' };
  const body = { correo: 'luis@example.org', nombre: 'Luis' };

  expect(await saveApplicant(entry)).toEqual({ id: 3, ...entry });
  expect(api.sent(save)).toEqual([body]);
  expect(api.calls[0]?.header('Idempotency-Key')).toBeUndefined();

  await saveApplicant(entry, { idempotencyKey: 'a1' });
  expect(api.sent(save)).toEqual([body, body]);
  expect(api.calls[1]?.header('Idempotency-Key')).toBe('a1');
});
