import { credentialsToWire } from '@portal/contract/credentials';
import { paths } from '@portal/kit/routing/paths';
import { staffPaths } from '@portal/kit/routing/staff-paths';
import { fakeApi, refusal, type FakeApi } from '@portal/kit/testing/fake-api';
import { currentPath, renderPage } from '@portal/kit/testing/render-page';
import { sessionToken } from '@portal/kit/testing/session-token';
import { currentSession, endSession, startSession } from '@portal/runtime';
import { act, screen, waitFor } from '@testing-library/react';
import { LoginPage } from './login-page';

const request = 'POST /oauth/token';

let api: FakeApi;
const giveToken = (token: string) => api.answer({ [request]: { access_token: token } });

beforeEach(() => {
  api = fakeApi({ [request]: refusal(500) });
});
afterEach(() => act(endSession));

const open = () => renderPage(<LoginPage />, { at: paths.login, path: paths.login });
const username = () => screen.getByLabelText('Usuario');
const password = () => screen.getByLabelText('Contraseña');
const submit = () => screen.getByRole('button', { name: 'Iniciar Sesión' });
const alert = () => screen.findByRole('alertdialog', { name: 'Error Login' });
const accept = () => screen.getByRole('button', { name: 'Aceptar' });

async function fillAndSubmit() {
  const { user } = open();
  await user.type(username(), 'ana');
  await user.type(password(), 'secreta');
  await user.click(submit());
  return user;
}

test('S2.20 asks for user name and password in a way that password managers understand', () => {
  open();

  expect(screen.getByRole('heading', { name: 'Iniciar Sesión' })).toBeVisible();
  expect(username()).toHaveAttribute('autocomplete', 'username');
  expect(password()).toHaveAttribute('autocomplete', 'current-password');
  expect(password()).toHaveAttribute('type', 'password');
});

test.each([
  ['', 'secreta', username],
  ['ana', '', password],
  ['', '', username],
])(
  'S5.01 S5.02 «%s» with «%s» is told as empty without asking the server',
  async (name, secret, empty) => {
    const { user } = open();
    if (name) await user.type(username(), name);
    if (secret) await user.type(password(), secret);

    await user.keyboard('{Enter}');
    await user.click(submit());

    expect(await alert()).toHaveTextContent('Usuario o clave vacia!');
    expect(api.sent(request)).toEqual([]);
    await user.click(accept());
    expect(empty()).toHaveFocus();
  },
);

test('S4.01 S7.01 good credentials start the session and lead to the main module', async () => {
  giveToken(sessionToken({ roles: ['ROLE_ADMIN'] }));

  await fillAndSubmit();

  await waitFor(() => expect(currentPath()).toBe(paths.dashboard));
  expect(api.sent(request)).toEqual(['grant_type=password&username=ana&password=secreta']);
  expect(api.calls[0]?.header('Content-Type')).toMatch(/^application\/x-www-form-urlencoded/);
  expect(currentSession().isAuthenticated).toBe(true);
  expect(Object.keys(sessionStorage).toSorted()).toEqual(['token', 'usuario']);
});

test('S4.01 whoever may not open the main module comes to a page of the team instead of a refusal', async () => {
  giveToken(sessionToken({ roles: ['ROLE_USER'] }));

  await fillAndSubmit();

  await waitFor(() => expect(currentPath()).toBe(paths.people));
});

test.each([
  ['wrong credentials', 400, 'Usuario o clave incorrecta!'],
  ['too many attempts', 429, 'Demasiados intentos'],
  ['no answer', 503, 'No hay conexión con el servidor'],
  ['a failure of the server', 500, 'No pudimos iniciar tu sesión'],
])(
  'S8.01 %s is told, the values stay and the focus goes to the password',
  async (_, status, text) => {
    api.answer({ [request]: refusal(status) });

    const user = await fillAndSubmit();

    expect(await alert()).toHaveTextContent(text);
    await user.click(accept());
    expect(username()).toHaveValue('ana');
    expect(password()).toHaveFocus();
    expect(currentPath()).toBe(paths.login);
  },
);

describe('of an account with a second factor', () => {
  const label = 'Escribe el código de tu aplicación';
  const code = () => screen.getByLabelText(label);
  const askForCode = () =>
    api.answer({ [request]: refusal(400, { error: 'second_factor_required' }) });
  const sendCode = async (user: Awaited<ReturnType<typeof fillAndSubmit>>, typed: string) => {
    await user.clear(code());
    await user.type(code(), typed);
    await user.click(screen.getByRole('button', { name: 'Continuar' }));
  };

  beforeEach(askForCode);

  test('a code is asked for in place of name and password', async () => {
    await fillAndSubmit();

    expect(await screen.findByLabelText(label)).toHaveFocus();
    expect(code()).toHaveAttribute('autocomplete', 'one-time-code');
    expect(code()).toHaveAccessibleDescription(/código de recuperación/);
    expect(username()).not.toBeVisible();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(currentPath()).toBe(paths.login);
  });

  test('the code goes with name and password, and leads to the main module', async () => {
    const user = await fillAndSubmit();
    await screen.findByLabelText(label);
    giveToken(sessionToken({ roles: ['ROLE_ADMIN'] }));

    await sendCode(user, '7QK4H-M2XDB');

    await waitFor(() => expect(currentPath()).toBe(paths.dashboard));
    const given = { username: 'ana', password: 'secreta', code: '7QK4H-M2XDB' };
    expect(api.sent(request).at(-1)).toBe(credentialsToWire(given).toString());
  });

  test('«Volver» leads back to the first step, as it was left', async () => {
    const user = await fillAndSubmit();
    await screen.findByLabelText(label);

    await user.click(screen.getByRole('button', { name: 'Volver' }));

    expect(screen.queryByLabelText(label)).not.toBeInTheDocument();
    expect(username()).toHaveValue('ana');
    expect(username()).toHaveFocus();
  });

  test('no code is told without asking the server', async () => {
    const user = await fillAndSubmit();
    await screen.findByLabelText(label);

    await user.click(screen.getByRole('button', { name: 'Continuar' }));

    expect(screen.getByRole('alert')).toHaveTextContent('Escribe el código');
    expect(code()).toHaveFocus();
    expect(api.sent(request)).toHaveLength(1);
  });

  test.each([
    ['a wrong code', refusal(400, { error: 'second_factor_invalid' }), 'El código no es correcto.'],
    ['too many codes', refusal(429, {}, { 'retry-after': '150' }), 'Espera 3 minutos'],
    ['too many, soon over', refusal(429, {}, { 'retry-after': '20' }), 'Espera 20 segundos'],
    ['too many, for how long ever', refusal(429), 'Espera unos minutos'],
    ['no answer', refusal(503), 'No hay conexión con el servidor'],
  ])('%s is told beside the field, which keeps it and the focus', async (_, answer, text) => {
    const user = await fillAndSubmit();
    await screen.findByLabelText(label);
    api.answer({ [request]: answer });

    await sendCode(user, '123456');

    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(code()).toHaveAccessibleDescription(expect.stringContaining(text));
    expect(code()).toHaveValue('123456');
    expect(code()).toHaveFocus();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  test('a password that is wrong by now is told as ever, and asked for again', async () => {
    const user = await fillAndSubmit();
    await screen.findByLabelText(label);
    api.answer({ [request]: refusal(400, { error: 'invalid_grant' }) });

    await sendCode(user, '123456');

    expect(await alert()).toHaveTextContent('Usuario o clave incorrecta!');
    await user.click(accept());
    expect(username()).toHaveValue('ana');
    expect(password()).toHaveFocus();
  });
});

test('whoever still needs a second factor is led to where it is set up', async () => {
  giveToken(sessionToken({ roles: ['ROLE_USER'], needsSecondFactor: true }));

  await fillAndSubmit();

  await waitFor(() => expect(currentPath()).toBe(paths.ownAccount));
});

test('whoever has forgotten the password finds the way to a new one', () => {
  open();

  expect(screen.getByRole('link', { name: '¿Olvidaste tu contraseña?' })).toHaveAttribute(
    'href',
    staffPaths.forgottenPassword,
  );
});

test('a token that names no user starts no session', async () => {
  giveToken(sessionToken({ username: '' }));

  const user = await fillAndSubmit();

  expect(await alert()).toHaveTextContent('No pudimos iniciar tu sesión');
  expect(currentSession().isAuthenticated).toBe(false);
  expect(sessionStorage).toHaveLength(0);
  await user.click(accept());
});

test('S2.21 somebody signed in is led home', () => {
  startSession(sessionToken({ roles: ['ROLE_USER'] }));

  open();

  expect(currentPath()).toBe(paths.home);
});

test('somebody whose session expired may sign in again', () => {
  startSession(sessionToken({ secondsLeft: -1 }));

  open();

  expect(currentPath()).toBe(paths.login);
});
