import { fakeApi } from '../testing/fake-api';
import {
  activateSecondFactor,
  changeOwnPassword,
  endOtherSessions,
  endOwnSession,
  ownAccountResource,
  prepareSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
} from './own-account';

const given = { password: 'secreta', code: '123456' };
const givenWire = { clave: 'secreta', codigo: '123456' };

test('reads the own account with its sessions', async () => {
  fakeApi({
    'GET /api/cuenta': {
      nombre: 'Ana',
      apellido: 'Rojas',
      correo: 'ana@example.org',
      usuario: 'ana',
      rol: 'ROLE_ADMIN',
      segundo_factor: true,
      segundo_factor_exigido: true,
      codigos_restantes: 9,
      sesiones: [
        {
          id: 's1',
          navegador: 'Chrome en Windows',
          inicio: '2026-03-05T09:00:00.000Z',
          ultima_actividad: '2026-03-05T14:07:00.000Z',
          actual: true,
        },
      ],
    },
  });

  expect(await ownAccountResource.load()).toEqual({
    firstName: 'Ana',
    lastName: 'Rojas',
    email: 'ana@example.org',
    username: 'ana',
    role: 'ROLE_ADMIN',
    passwordChangedAt: undefined,
    hasSecondFactor: true,
    needsSecondFactor: true,
    recoveryCodesLeft: 9,
    sessions: [
      {
        id: 's1',
        browser: 'Chrome en Windows',
        startedAt: '2026-03-05T09:00:00.000Z',
        lastSeenAt: '2026-03-05T14:07:00.000Z',
        isCurrent: true,
      },
    ],
  });
});

test('changes the password and ends sessions', async () => {
  const answer = { mensaje: 'Listo.' };
  const api = fakeApi({
    'PUT /api/cuenta/clave': answer,
    'DELETE /api/cuenta/sesiones': answer,
    'DELETE /api/cuenta/sesiones/s%2F1': answer,
  });

  expect(await changeOwnPassword({ current: 'una', next: 'otra' })).toBe('Listo.');
  expect(await endOtherSessions()).toBe('Listo.');
  expect(await endOwnSession('s/1')).toBe('Listo.');
  expect(api.sent('PUT /api/cuenta/clave')).toEqual([{ clave_actual: 'una', clave_nueva: 'otra' }]);
});

test('prepares the second factor and switches it on', async () => {
  const api = fakeApi({
    'POST /api/cuenta/segundo-factor': {
      clave_secreta: 'JBSWY3DP',
      uri: 'otpauth://totp/x',
      codigos: ['7QK4H-M2XDB'],
    },
    'POST /api/cuenta/segundo-factor/activar': { mensaje: 'Activo.', access_token: 'a.b.c' },
  });

  expect(await prepareSecondFactor('secreta')).toEqual({
    secret: 'JBSWY3DP',
    uri: 'otpauth://totp/x',
    recoveryCodes: ['7QK4H-M2XDB'],
  });
  expect(await activateSecondFactor('123456')).toEqual({ message: 'Activo.', token: 'a.b.c' });
  expect(api.calls.map(({ body }) => body)).toEqual([{ clave: 'secreta' }, { codigo: '123456' }]);
});

test('removes the second factor and makes new codes', async () => {
  const api = fakeApi({
    'POST /api/cuenta/segundo-factor/quitar': { mensaje: 'Sin segundo factor.' },
    'POST /api/cuenta/segundo-factor/codigos': { codigos: ['A', 'B'] },
  });

  expect(await removeSecondFactor(given)).toBe('Sin segundo factor.');
  expect(await renewRecoveryCodes(given)).toEqual(['A', 'B']);
  expect(api.calls.map(({ body }) => body)).toEqual([givenWire, givenWire]);
});
