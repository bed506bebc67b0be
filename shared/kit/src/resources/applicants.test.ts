import { http } from '@portal/http';
import { checkApplicant, saveApplicant } from './applicants';

jest.mock('@portal/http');

test('checks an e-mail, encoded in the path', async () => {
  jest.mocked(http.get).mockResolvedValueOnce({
    Registro_Aplicante: true,
    Registro_AplicanteOferta: true,
    Aplicante: { id_aplicantes: 3, nombre: 'Luis' },
    Mensaje: 'Ya te postulaste.',
  });

  expect(await checkApplicant('luis+cv@example.org', 9)).toEqual({
    isKnown: true,
    hasApplied: true,
    applicant: { id: 3, name: 'Luis' },
    message: 'Ya te postulaste.',
  });
  expect(http.get).toHaveBeenCalledWith('/api/aplicantes/correo/luis%2Bcv%40example.org/9', {});
});

test('saves a new applicant, and may be told a key to repeat the call with', async () => {
  const aplicante = { id_aplicantes: 3, nombre: 'Luis', correo: 'luis@example.org' };
  jest.mocked(http.post).mockResolvedValue({ aplicante });
  const entry = { name: 'Luis', email: 'luis@example.org' };
  const body = { correo: 'luis@example.org', nombre: 'Luis' };

  expect(await saveApplicant(entry)).toEqual({ id: 3, ...entry });
  expect(http.post).toHaveBeenLastCalledWith('/api/aplicantes/save', body, {});

  await saveApplicant(entry, { idempotencyKey: 'a1' });
  expect(http.post).toHaveBeenLastCalledWith('/api/aplicantes/save', body, {
    headers: { 'Idempotency-Key': 'a1' },
  });
});
