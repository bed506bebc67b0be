import {
  accountCountsToWire,
  accountToWire,
  changedAccountToWire,
  type Account,
} from '@portal/contract/account';
import { messageToWire } from '@portal/contract/message';
import { pageOfToWire } from '@portal/contract/page-of';
import { personToWire } from '@portal/contract/person';
import { aPageOf } from '@portal/contract/testing/a-page-of';
import { aPerson } from '@portal/contract/testing/a-person';
import { anAccount } from '@portal/contract/testing/an-account';
import { fakeApi, refusal, type FakeApi } from '@portal/kit/testing/fake-api';
import { currentPath, renderPage } from '@portal/kit/testing/render-page';
import { sessionToken } from '@portal/kit/testing/session-token';
import { endSession, startSession } from '@portal/runtime';
import { act, screen, waitFor, within } from '@testing-library/react';
import { AccountsPage } from './accounts-page';
import { fill } from '../testing/fill';

const list = 'GET /api/cuentas';
const counts = 'GET /api/cuentas/resumen';
const invite = 'POST /api/cuentas';
const people = 'GET /api/personas/page/:page';

const own = anAccount({
  id: 1,
  personId: 7,
  firstName: 'Ana',
  role: 'ROLE_ADMIN',
  hasSecondFactor: true,
  username: 'ana',
});
const paula = anAccount({ id: 2 });
const luis = anAccount({
  id: 3,
  firstName: 'Luis',
  lastName: 'Medina',
  username: undefined,
  state: 'invited',
  lastSignInAt: undefined,
  openSessions: 0,
  linkExpiresAt: '2020-03-05T14:07:00.000Z',
});
const sara = anAccount({ id: 4, firstName: 'Sara', state: 'disabled', openSessions: 0 });

const pageOf = (accounts: readonly Account[], totalPages = 1) =>
  pageOfToWire(aPageOf(accounts, { totalPages }), accountToWire);
const countsOf = (sendsMail: boolean) =>
  accountCountsToWire({ active: 5, invited: 1, disabled: 2, sendsMail });
const changed = (account: Account, message = 'Listo.', link?: string) =>
  changedAccountToWire({ message, account, link });

let api: FakeApi;
beforeEach(() => {
  startSession(sessionToken({ roles: ['ROLE_ADMIN'] }));
  api = fakeApi({
    [list]: pageOf([own, paula, luis, sara]),
    [counts]: countsOf(false),
    [people]: pageOfToWire(
      aPageOf([aPerson({ id: 1 }), aPerson({ id: 2, firstName: 'Tomás', lastName: 'Vidal' })]),
      personToWire,
    ),
  });
});
afterEach(() => act(endSession));

const open = (at = '/modulo-principal/cuentas') => renderPage(<AccountsPage />, { at });
const row = (name: RegExp) => screen.findByRole('row', { name });

async function openMenu(name: string) {
  const view = open();
  await view.user.click(
    await screen.findByRole('button', { name: `Cambiar la cuenta de ${name}` }),
  );
  await screen.findByRole('menu');
  return view;
}
const choices = () => screen.getAllByRole('menuitem').map((item) => item.textContent);
const choose = (name: string) => screen.getByRole('menuitem', { name });

test('says of each account who it is, what it may do and how it stands', async () => {
  open();

  expect(await row(/Ana Rojas/)).toHaveTextContent(/Tú.*Administrador.*Activo.*Activa/);
  expect(await row(/Paula Rojas/)).toHaveTextContent(/projas.*Usuario.*No tiene.*2.*Activa/);
  expect(await row(/Luis Medina/)).toHaveTextContent(/Nunca.*Invitada.*El enlace venció/);
  expect(await row(/Sara Rojas/)).toHaveTextContent('Desactivada');
});

test('the own account is changed on a page of its own', async () => {
  open();

  const cells = within(await row(/Ana Rojas/));
  expect(cells.getByRole('link', { name: 'Mi cuenta' })).toHaveAttribute('href', '/mi-cuenta');
  expect(cells.queryByRole('button')).not.toBeInTheDocument();
});

test('the address holds the search, the state and the page', async () => {
  api.answer({ [list]: pageOf([paula], 9) });
  const { user } = open('/x?buscar=ro&estado=activas&pagina=3');
  await row(/Paula/);

  expect(api.callsOf(list).at(-1)?.query.toString()).toBe('page=2&size=20&q=ro&estado=activa');
  expect(api.callsOf(counts).at(-1)?.query.toString()).toBe('q=ro');
  expect(screen.getByRole('button', { name: /^Activas 5$/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await user.click(screen.getByRole('button', { name: /^Desactivadas 2$/ }));
  expect(currentPath()).toBe('/x?buscar=ro&estado=desactivadas');
  await user.click(screen.getByRole('button', { name: /^Todas 8$/ }));
  await user.clear(screen.getByLabelText('Buscar por nombre, correo o usuario'));
  await waitFor(() => expect(currentPath()).toBe('/x'));
});

test('says when nothing is found', async () => {
  api.answer({ [list]: pageOf([]) });
  open('/x?buscar=zzz');

  expect(await screen.findByText('Nada coincide con lo que buscas.')).toBeVisible();
});

describe('what can be done with an account', () => {
  test('depends on its state', async () => {
    await openMenu('Paula Rojas');

    expect(choices()).toEqual([
      'Cambiar rol',
      'Cerrar sus 2 sesiones',
      'Enlace para otra contraseña',
      'Ver actividad',
      'Desactivar cuenta',
    ]);
  });

  test('of somebody invited is to be invited anew or deleted', async () => {
    await openMenu('Luis Medina');

    expect(choices()).toEqual([
      'Cambiar rol',
      'Enlace de invitación',
      'Ver actividad',
      'Eliminar cuenta',
    ]);
  });

  test('of somebody disabled is to be enabled or deleted', async () => {
    await openMenu('Sara Rojas');

    expect(choices()).toEqual([
      'Cambiar rol',
      'Ver actividad',
      'Activar cuenta',
      'Eliminar cuenta',
    ]);
  });
});

test('a role is changed when that is confirmed, and changed back', async () => {
  const role = 'PUT /api/cuentas/2/rol';
  api.answer({ [role]: changed(paula, 'Paula es administradora.') });
  const { user } = await openMenu('Paula Rojas');

  await user.click(choose('Cambiar rol'));
  const question = await screen.findByRole('alertdialog', {
    name: '¿Cambiar el rol de Paula Rojas?',
  });
  expect(question).toHaveTextContent('De Usuario pasa a Administrador.');
  await user.click(within(question).getByRole('button', { name: 'Sí, será Administrador' }));
  await user.click(
    within(await screen.findByText('Paula es administradora.')).getByRole('button', {
      name: 'Deshacer',
    }),
  );

  await waitFor(() =>
    expect(api.sent(role)).toEqual([{ rol: 'ROLE_ADMIN' }, { rol: 'ROLE_USER' }]),
  );
});

test('an account is disabled when that is confirmed, and enabled again', async () => {
  const state = 'PUT /api/cuentas/2/estado';
  api.answer({ [state]: changed(paula, 'Cuenta desactivada.') });
  const { user } = await openMenu('Paula Rojas');

  await user.click(choose('Desactivar cuenta'));
  await user.click(await screen.findByRole('button', { name: 'Sí, desactivar' }));
  await user.click(
    within(await screen.findByText('Cuenta desactivada.')).getByRole('button', {
      name: 'Deshacer',
    }),
  );

  await waitFor(() => expect(api.sent(state)).toEqual([{ activa: false }, { activa: true }]));
  await waitFor(() => expect(api.callsOf(list)).toHaveLength(3));
  expect(api.callsOf(counts)).toHaveLength(3);
});

test('whoever declines changes nothing', async () => {
  const { user } = await openMenu('Paula Rojas');

  await user.click(choose('Cerrar sus 2 sesiones'));
  await user.click(await screen.findByRole('button', { name: 'Cancelar' }));

  expect(api.calls.filter(({ name }) => !name.startsWith('GET'))).toEqual([]);
});

test('sessions are ended and a second factor is taken away', async () => {
  const both = anAccount({ id: 2, hasSecondFactor: true, openSessions: 1 });
  const sessions = 'DELETE /api/cuentas/2/sesiones';
  const factor = 'DELETE /api/cuentas/2/segundo-factor';
  api.answer({
    [list]: pageOf([both]),
    [sessions]: changed(both, 'Cerraste 1 sesión.'),
    [factor]: changed(both, 'Sin segundo factor.'),
  });
  const { user } = await openMenu('Paula Rojas');

  await user.click(choose('Cerrar su sesión'));
  await user.click(await screen.findByRole('button', { name: 'Sí, cerrar sus sesiones' }));
  expect(await screen.findByText('Cerraste 1 sesión.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Cambiar la cuenta de Paula Rojas' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Quitar segundo factor' }));
  await user.click(await screen.findByRole('button', { name: 'Sí, quitarlo' }));

  expect(await screen.findByText('Sin segundo factor.')).toBeInTheDocument();
  expect(api.callsOf(factor)).toHaveLength(1);
});

test('what stands in the way of a change is told', async () => {
  const mensaje = 'Es la última cuenta de administración.';
  api.answer({ 'PUT /api/cuentas/2/estado': refusal(409, { mensaje }) });
  const { user } = await openMenu('Paula Rojas');

  await user.click(choose('Desactivar cuenta'));
  await user.click(await screen.findByRole('button', { name: 'Sí, desactivar' }));

  expect(
    await screen.findByRole('alertdialog', { name: 'No se pudo cambiar la cuenta' }),
  ).toHaveTextContent(mensaje);
});

test('an account goes to the trash', async () => {
  api.answer({ 'DELETE /api/cuentas/3': messageToWire('Cuenta eliminada.') });
  const { user } = await openMenu('Luis Medina');

  await user.click(choose('Eliminar cuenta'));
  await user.click(await screen.findByRole('button', { name: 'Si, Eliminar!' }));

  expect(await screen.findByRole('alertdialog', { name: 'Eliminado!' })).toHaveTextContent(
    'Cuenta eliminada.',
  );
});

test('the activity on an account is shown', async () => {
  api.answer({
    'GET /api/actividad': pageOfToWire(aPageOf([]), (item) => item),
  });
  const { user } = await openMenu('Paula Rojas');

  await user.click(choose('Ver actividad'));

  const dialog = await screen.findByRole('dialog', { name: 'Actividad: Cuenta de Paula Rojas' });
  expect(await within(dialog).findByText('Todavía no hay cambios.')).toBeVisible();
  expect(api.callsOf('GET /api/actividad')[0]?.query.toString()).toBe('sobre=cuenta&id=2&page=0');
});

describe('a link for another password', () => {
  const renew = 'POST /api/cuentas/2/enlace';

  test('comes back to be copied, once', async () => {
    const linkExpiresAt = '2026-03-05T14:07:00';
    api.answer({
      [renew]: changed({ ...paula, linkExpiresAt }, 'Enlace listo.', '/cuenta/clave#abc'),
    });
    const { user } = await openMenu('Paula Rojas');
    await user.click(choose('Enlace para otra contraseña'));
    await user.click(await screen.findByRole('button', { name: 'Crear enlace' }));

    const field = await screen.findByLabelText('Enlace para Paula Rojas');
    expect(field).toHaveValue('http://localhost/cuenta/clave#abc');
    expect(field).toHaveFocus();
    expect(screen.getByText(/Vale hasta el 05\/03\/2026 14:07 y sirve una vez/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Copiar enlace' }));
    expect(await navigator.clipboard.readText()).toBe('http://localhost/cuenta/clave#abc');
    expect(api.sent(renew)).toEqual([{ por_correo: false }]);
  });

  test('can go by mail where the server sends mail', async () => {
    api.answer({ [counts]: countsOf(true), [renew]: changed(paula, 'Le escribimos.') });
    const { user } = await openMenu('Paula Rojas');
    await user.click(choose('Enlace para otra contraseña'));
    await user.click(await screen.findByRole('button', { name: 'Enviar enlace' }));

    expect(await screen.findByText('Le escribimos.')).toBeInTheDocument();
    expect(api.sent(renew)).toEqual([{ por_correo: true }]);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});

describe('an invitation', () => {
  async function openInvitation() {
    const view = open();
    await view.user.click(await screen.findByRole('button', { name: 'Invitar a una persona' }));
    await screen.findByRole('dialog', { name: 'Invitar a una persona' });
    return view;
  }

  test('goes to somebody who is found in the directory, by keys alone', async () => {
    api.answer({ [invite]: changed(luis, 'Invitación lista.', 'https://x.example/y#abc') });
    const { user } = await openInvitation();
    const field = screen.getByRole('combobox', { name: 'Persona' });

    await fill(user, field, 'e');
    expect(await screen.findByText('2 personas')).toBeVisible();
    await user.clear(field);
    await fill(user, field, 'TOMAS');
    expect(await screen.findByRole('option', { name: /Tomás Vidal/ })).toBeVisible();
    await user.keyboard('{ArrowDown}{Enter}');
    expect(field).toHaveValue('Tomás Vidal');
    expect(screen.getByText('lucia2@example.org')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'Administrador' }));
    await user.click(screen.getByRole('button', { name: 'Crear invitación' }));

    expect(await screen.findByLabelText('Enlace para Luis Medina')).toHaveValue(
      'https://x.example/y#abc',
    );
    expect(api.sent(invite)).toEqual([{ id_persona: 2, rol: 'ROLE_ADMIN', por_correo: false }]);
  });

  test('goes to somebody new, by mail', async () => {
    api.answer({ [counts]: countsOf(true), [invite]: changed(luis, 'Le escribimos.') });
    const { user } = await openInvitation();

    await fill(user, screen.getByRole('combobox', { name: 'Persona' }), 'Joaquín Salinas');
    expect(await screen.findByText('Nadie de Personas coincide.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Escribir una persona nueva' }));
    expect(screen.getByLabelText('Nombre')).toHaveFocus();
    expect(screen.getByLabelText('Apellido')).toHaveValue('Salinas');
    await user.click(screen.getByRole('button', { name: 'Enviar invitación' }));
    expect(await screen.findByText('Requiere ingresar el correo.')).toBeVisible();
    await fill(user, screen.getByLabelText('Correo'), 'joaquin@example.org');
    await user.click(screen.getByRole('button', { name: 'Enviar invitación' }));

    expect(await screen.findByText('Le escribimos.')).toBeInTheDocument();
    expect(api.sent(invite)).toEqual([
      {
        nombre: 'Joaquín',
        apellido: 'Salinas',
        correo: 'joaquin@example.org',
        rol: 'ROLE_USER',
        por_correo: true,
      },
    ]);
  });

  test('needs somebody', async () => {
    const { user } = await openInvitation();
    await user.click(screen.getByRole('button', { name: 'Crear invitación' }));

    expect(await screen.findByText(/^Elige a alguien de la lista/)).toBeVisible();
    expect(api.callsOf(people)).toHaveLength(1);
  });

  test('that is refused keeps what was entered', async () => {
    api.answer({ [invite]: refusal(409, { mensaje: 'Ya tiene una cuenta.' }) });
    const { user } = await openInvitation();
    const field = screen.getByRole('combobox', { name: 'Persona' });
    await fill(user, field, 'tomas');
    await user.click(await screen.findByRole('option', { name: /Tomás Vidal/ }));
    await user.click(screen.getByRole('button', { name: 'Crear invitación' }));

    expect(
      await screen.findByRole('alertdialog', { name: 'No se pudo invitar' }),
    ).toHaveTextContent('Ya tiene una cuenta.');
    await user.click(screen.getByRole('button', { name: 'Aceptar' }));
    expect(field).toHaveValue('Tomás Vidal');
  });

  test('that was begun is not lost without asking', async () => {
    const { user } = await openInvitation();
    await fill(user, screen.getByRole('combobox', { name: 'Persona' }), 'tomas');
    await user.click(await screen.findByRole('option', { name: /Tomás Vidal/ }));
    await user.click(screen.getByRole('button', { name: 'Cancelar' }));

    expect(
      await screen.findByRole('alertdialog', { name: '¿Salir sin guardar?' }),
    ).toBeInTheDocument();
  });
});
