import { fakeApi } from '../testing/fake-api';
import {
  accountCountsResource,
  accountsPageResource,
  changeAccountRole,
  deleteAccount,
  endAccountSessions,
  inviteToAccount,
  removeAccountSecondFactor,
  renewAccountLink,
  setAccountActive,
} from './accounts';

const wire = {
  id_cuenta: 4,
  id_persona: 7,
  nombre: 'Paula',
  apellido: 'Rojas',
  correo: 'paula@example.org',
  usuario: 'projas',
  rol: 'ROLE_USER',
  estado: 'activa',
  segundo_factor: true,
  ultimo_ingreso: '2026-03-05T14:07:00.000Z',
  sesiones: 2,
};
const account = {
  id: 4,
  personId: 7,
  firstName: 'Paula',
  lastName: 'Rojas',
  email: 'paula@example.org',
  username: 'projas',
  role: 'ROLE_USER',
  state: 'active',
  hasSecondFactor: true,
  lastSignInAt: '2026-03-05T14:07:00.000Z',
  openSessions: 2,
  linkExpiresAt: undefined,
};
const changed = { mensaje: 'Listo.', cuenta: wire };
const change = { message: 'Listo.', account, link: undefined };

test('reads a page of the accounts that were asked for', async () => {
  const page = { content: [wire], number: 1, totalPages: 2, first: false, last: true };
  const api = fakeApi({ 'GET /api/cuentas': page });

  const query = { page: 1, size: 20, text: 'ro', state: 'active' } as const;
  expect(await accountsPageResource(query).load()).toMatchObject({ items: [account] });
  expect(api.calls[0]?.query.toString()).toBe('page=1&size=20&q=ro&estado=activa');
});

test('reads how many there are', async () => {
  fakeApi({
    'GET /api/cuentas/resumen': {
      activas: 5,
      invitadas: 1,
      desactivadas: 2,
      envia_correos: true,
    },
  });

  expect(await accountCountsResource('ñ').load()).toEqual({
    active: 5,
    invited: 1,
    disabled: 2,
    sendsMail: true,
  });
});

test('invites somebody of the directory or somebody new', async () => {
  const enlace = '/cuenta/clave#abc';
  const api = fakeApi({ 'POST /api/cuentas': { ...changed, enlace } });

  expect(await inviteToAccount({ person: { id: 7 }, role: 'ROLE_USER', delivery: 'link' })).toEqual(
    { ...change, link: enlace },
  );
  const person = { firstName: 'Luis', lastName: 'Medina', email: 'luis@example.org' };
  await inviteToAccount({ person, role: 'ROLE_ADMIN', delivery: 'mail' });

  expect(api.sent('POST /api/cuentas')).toEqual([
    { id_persona: 7, rol: 'ROLE_USER', por_correo: false },
    {
      nombre: 'Luis',
      apellido: 'Medina',
      correo: 'luis@example.org',
      rol: 'ROLE_ADMIN',
      por_correo: true,
    },
  ]);
});

test('changes an account', async () => {
  const api = fakeApi({
    'PUT /api/cuentas/4/rol': changed,
    'PUT /api/cuentas/4/estado': changed,
    'POST /api/cuentas/4/enlace': changed,
    'DELETE /api/cuentas/4/sesiones': changed,
    'DELETE /api/cuentas/4/segundo-factor': changed,
    'DELETE /api/cuentas/4': { mensaje: 'Eliminada.' },
  });

  expect(await changeAccountRole(4, 'ROLE_ADMIN')).toEqual(change);
  expect(await setAccountActive(4, false)).toEqual(change);
  expect(await renewAccountLink(4, 'mail')).toEqual(change);
  expect(await endAccountSessions(4)).toEqual(change);
  expect(await removeAccountSecondFactor(4)).toEqual(change);
  expect(await deleteAccount(4)).toBe('Eliminada.');
  expect(api.calls.map(({ body }) => body)).toEqual([
    { rol: 'ROLE_ADMIN' },
    { activa: false },
    { por_correo: true },
    undefined,
    undefined,
    undefined,
  ]);
});
