import { credentialsToWire } from '@portal/contract/credentials';
import { currentSessionPath } from '@portal/contract/own-account-paths';
import { fakeApi, refusal, type FakeApi } from '@portal/kit/testing/fake-api';
import { renderPage } from '@portal/kit/testing/render-page';
import { sessionToken } from '@portal/kit/testing/session-token';
import { currentSession, endSession, startSession } from '@portal/runtime';
import { act, screen, waitFor } from '@testing-library/react';
import { RenewalDialog } from './renewal-dialog';

const request = 'POST /oauth/token';
const codeLabel = 'Escribe el código de tu aplicación';
const onEnd = jest.fn();

let api: FakeApi;
const answer = (status: number, error: string) =>
  api.answer({ [request]: refusal(status, { error }) });
const giveToken = () => api.answer({ [request]: { access_token: sessionToken({}) } });

beforeEach(() => {
  api = fakeApi({ [request]: refusal(500) });
  onEnd.mockClear();
});
afterEach(() => act(endSession));

const password = () => screen.getByLabelText('Contraseña de ana');

type User = ReturnType<typeof renderPage>['user'];

const send = (user: User) =>
  user.click(screen.getByRole('button', { name: /^(Seguir conectado|Continuar)$/ }));

async function sendCode(user: User, code: string) {
  const field = screen.getByLabelText(codeLabel);
  await user.clear(field);
  await user.type(field, code);
  await send(user);
}

async function openAndSend(secret = 'secreta') {
  const { user } = renderPage(<RenewalDialog username="ana" onEnd={onEnd} />);
  await user.type(password(), secret);
  await send(user);
  return user;
}

test('the password goes on with the session', async () => {
  giveToken();

  await openAndSend();

  await waitFor(() => expect(onEnd).toHaveBeenCalledWith('renewed'));
  expect(currentSession().isAuthenticated).toBe(true);
});

test('the session before ends on the server, by its own token', async () => {
  const earlier = sessionToken({ secondsLeft: 60 });
  act(() => void startSession(earlier));
  api.answer({
    [request]: { access_token: sessionToken({}) },
    [`DELETE ${currentSessionPath}`]: {},
  });

  await openAndSend();

  await waitFor(() => expect(api.sent(`DELETE ${currentSessionPath}`)).toHaveLength(1));
  expect(currentSession().token).not.toBe(earlier);
});

test('an account with a second factor is asked for a code in the same dialog', async () => {
  answer(400, 'second_factor_required');
  const user = await openAndSend();
  expect(await screen.findByLabelText(codeLabel)).toHaveFocus();

  answer(400, 'second_factor_invalid');
  await sendCode(user, '123456');
  expect(await screen.findByRole('alert')).toHaveTextContent('El código no es correcto.');
  expect(screen.getByLabelText(codeLabel)).toHaveFocus();
  expect(onEnd).not.toHaveBeenCalled();

  giveToken();
  await sendCode(user, '654321');
  await waitFor(() => expect(onEnd).toHaveBeenCalledWith('renewed'));
  const given = { username: 'ana', password: 'secreta', code: '654321' };
  expect(api.sent(request).at(-1)).toBe(credentialsToWire(given).toString());
});

test('a password that is wrong by now is asked for again', async () => {
  answer(400, 'second_factor_required');
  const user = await openAndSend();
  await screen.findByLabelText(codeLabel);

  answer(400, 'invalid_grant');
  await sendCode(user, '123456');

  expect(await screen.findByText('Usuario o clave incorrecta!')).toBeVisible();
  expect(password()).toHaveFocus();
});

test('a wrong password is told beside its field', async () => {
  answer(400, 'invalid_grant');

  await openAndSend();

  expect(await screen.findByText('Usuario o clave incorrecta!')).toBeVisible();
  expect(password()).toHaveFocus();
  expect(password()).toHaveValue('secreta');
});
