import { fakeApi } from '../testing/fake-api';
import { activateAccount, requestAccountLink, readAccountLink } from './account-links';

test('reads what a link is for', async () => {
  const api = fakeApi({
    'POST /api/cuenta/enlace': {
      tipo: 'invitacion',
      nombre: 'Luis Medina',
      correo: 'luis@example.org',
      segundo_factor: false,
      vence: '2026-03-05T14:07:00.000Z',
    },
  });

  expect(await readAccountLink('abc')).toEqual({
    purpose: 'invitation',
    name: 'Luis Medina',
    email: 'luis@example.org',
    username: undefined,
    hasSecondFactor: false,
    expiresAt: '2026-03-05T14:07:00.000Z',
  });
  expect(api.sent('POST /api/cuenta/enlace')).toEqual([{ token: 'abc' }]);
});

test('uses a link, and asks for another one', async () => {
  const api = fakeApi({
    'POST /api/cuenta/activar': { mensaje: 'Ya puedes entrar.' },
    'POST /api/cuenta/olvide': { mensaje: 'Si existe, te escribimos.' },
  });

  expect(await activateAccount({ token: 'abc', username: 'luis', password: 'secreta' })).toBe(
    'Ya puedes entrar.',
  );
  expect(await requestAccountLink('luis')).toBe('Si existe, te escribimos.');
  expect(api.calls.map(({ body }) => body)).toEqual([
    { token: 'abc', usuario: 'luis', clave: 'secreta' },
    { usuario: 'luis' },
  ]);
});
