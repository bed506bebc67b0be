import { accountLinkToWire, type AccountLink } from '@portal/contract/account-link';
import { messageToWire } from '@portal/contract/message';
import { weakPasswordMessage } from '@portal/contract/new-password';
import { fakeApi, noAnswer, refusal, type FakeApi } from '@portal/kit/testing/fake-api';
import { currentPath, renderPage } from '@portal/kit/testing/render-page';
import { useLocation } from '@portal/runtime';
import { screen, waitFor } from '@testing-library/react';
import { AccountLinkPage } from './account-link-page';
import { fill } from '../testing/fill';

const read = 'POST /api/cuenta/enlace';
const activate = 'POST /api/cuenta/activar';

const link = (changes: Partial<AccountLink> = {}) =>
  accountLinkToWire({
    purpose: 'invitation',
    name: 'Luis Medina',
    email: 'luis@example.org',
    username: undefined,
    hasSecondFactor: false,
    expiresAt: '2026-03-05T14:07:00',
    ...changes,
  });

let api: FakeApi;
beforeEach(() => {
  sessionStorage.clear();
  api = fakeApi({ [read]: link(), [activate]: messageToWire('Ya puedes entrar.') });
});

function Address() {
  const { hash, state } = useLocation();
  return <div role="note" aria-label="kept">{`${hash} ${JSON.stringify(state)}`}</div>;
}

const open = (hash = '#abc-DEF_1', state?: unknown) =>
  renderPage(
    <>
      <AccountLinkPage />
      <Address />
    </>,
    { path: '/cuenta/clave', at: `/cuenta/clave${hash}`, state },
  );
const press = (name: string) => screen.findByRole('button', { name });

test('the token leaves the address at once and is kept for a reload', async () => {
  open();

  expect(await screen.findByRole('heading', { name: 'Hola, Luis Medina' })).toBeVisible();
  expect(screen.getByRole('note', { name: 'kept' })).toHaveTextContent('{"linkToken":"abc-DEF_1"}');
  expect(screen.getByRole('note', { name: 'kept' })).not.toHaveTextContent('#');
  expect(api.sent(read)).toEqual([{ token: 'abc-DEF_1' }]);
  expect(sessionStorage).toHaveLength(0);
});

test('a reload reads the link again', async () => {
  open('', { linkToken: 'abc' });

  expect(await screen.findByRole('heading', { name: 'Hola, Luis Medina' })).toBeVisible();
  expect(api.sent(read)).toEqual([{ token: 'abc' }]);
});

test('somebody invited chooses a user name and a password, and signs in with them', async () => {
  const { user } = open();
  await fill(user, await screen.findByLabelText('Usuario'), 'luis medina');
  await fill(user, screen.getByLabelText('Contraseña'), 'corta');
  await user.click(await press('Crear mi cuenta'));
  expect(await screen.findByText(/^Usa letras, números, puntos y guiones/)).toBeVisible();
  expect(screen.getByText('Debe tener al menos 12 caracteres.')).toBeVisible();
  await user.clear(screen.getByLabelText('Usuario'));
  await fill(user, screen.getByLabelText('Usuario'), 'lmedina');
  await fill(user, screen.getByLabelText('Contraseña'), ' y algo larga');
  await user.click(await press('Crear mi cuenta'));

  expect(await screen.findByRole('alertdialog', { name: 'Listo' })).toHaveTextContent(
    'Ya puedes entrar.',
  );
  await waitFor(() => expect(currentPath()).toBe('/login'));
  expect(api.sent(activate)).toEqual([
    { token: 'abc-DEF_1', usuario: 'lmedina', clave: 'corta y algo larga' },
  ]);
});

test('who has forgotten a password chooses another one, shorter with a second factor', async () => {
  api.answer({
    [read]: link({ purpose: 'reset', username: 'lmedina', hasSecondFactor: true }),
  });
  const { user } = open();

  expect(await screen.findByRole('heading', { name: 'Elige otra contraseña' })).toBeVisible();
  expect(screen.queryByLabelText('Usuario')).not.toBeInTheDocument();
  await fill(user, screen.getByLabelText('Contraseña'), 'ocho1234');
  await user.click(await press('Cambiar contraseña'));

  await waitFor(() =>
    expect(api.sent(activate)).toEqual([{ token: 'abc-DEF_1', clave: 'ocho1234' }]),
  );
});

test('the first administrator says who that is', async () => {
  api.answer({ [read]: link({ purpose: 'first', name: undefined, email: undefined }) });
  const { user } = open();

  expect(
    await screen.findByRole('heading', { name: 'Primera cuenta de administración' }),
  ).toBeVisible();
  await user.click(await press('Crear mi cuenta'));
  expect(await screen.findByText('Requiere ingresar el nombre.')).toBeVisible();
  await fill(user, screen.getByLabelText('Nombre'), 'Luisa');
  await fill(user, screen.getByLabelText('Apellido'), 'Medina');
  await fill(user, screen.getByLabelText('Correo'), 'luisa@example.org');
  await fill(user, screen.getByLabelText('Usuario'), 'luisa');
  await fill(user, screen.getByLabelText('Contraseña'), 'cuatro palabras');
  await user.click(await press('Crear mi cuenta'));

  await waitFor(() =>
    expect(api.sent(activate)).toEqual([
      {
        token: 'abc-DEF_1',
        usuario: 'luisa',
        nombre: 'Luisa',
        apellido: 'Medina',
        correo: 'luisa@example.org',
        clave: 'cuatro palabras',
      },
    ]),
  );
});

test('a common password is refused where it was typed', async () => {
  api.answer({ [activate]: refusal(400, { mensaje: weakPasswordMessage }) });
  const { user } = open();
  await fill(user, await screen.findByLabelText('Usuario'), 'lmedina');
  await fill(user, screen.getByLabelText('Contraseña'), 'contraseña123');
  await user.click(await press('Crear mi cuenta'));

  expect(await screen.findByText(weakPasswordMessage)).toBeVisible();
  expect(screen.getByLabelText('Contraseña')).toHaveValue('contraseña123');
  expect(currentPath()).toBe('/cuenta/clave');
});

test('anything else that is refused is told, and nothing typed is lost', async () => {
  api.answer({ [activate]: refusal(409, { mensaje: 'Ese usuario ya existe.' }) });
  const { user } = open();
  await fill(user, await screen.findByLabelText('Usuario'), 'lmedina');
  await fill(user, screen.getByLabelText('Contraseña'), 'cuatro palabras');
  await user.click(await press('Crear mi cuenta'));

  expect(await screen.findByRole('alertdialog')).toHaveTextContent('Ese usuario ya existe.');
  expect(screen.getByLabelText('Usuario')).toHaveValue('lmedina');
});

test('a link of no use says why, and where there is another one', async () => {
  api.answer({ [read]: refusal(404, { mensaje: 'El enlace venció. Pide otro.' }) });
  open();

  expect(await screen.findByText('El enlace venció. Pide otro.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Pedir otro enlace' })).toHaveAttribute(
    'href',
    '/cuenta/olvide',
  );
  expect(screen.getByRole('link', { name: 'Iniciar sesión' })).toHaveAttribute('href', '/login');
});

test('without a link the page says so and asks nobody', async () => {
  open('');

  expect(await screen.findByText(/^Esta página se abre con el enlace/)).toBeVisible();
  expect(api.calls).toEqual([]);
});

test('a server that is not reached can be asked again', async () => {
  api.answerOnce(read, noAnswer);
  const { user } = open();
  await user.click(await press('Reintentar'));

  expect(await screen.findByRole('heading', { name: 'Hola, Luis Medina' })).toBeVisible();
});
