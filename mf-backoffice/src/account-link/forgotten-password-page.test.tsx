import { messageToWire } from '@portal/contract/message';
import { fakeApi, refusal, type FakeApi } from '@portal/kit/testing/fake-api';
import { renderPage } from '@portal/kit/testing/render-page';
import { screen } from '@testing-library/react';
import { ForgottenPasswordPage } from './forgotten-password-page';

const ask = 'POST /api/cuenta/olvide';
const answer = 'Si hay una cuenta con ese nombre, le enviamos un enlace.';

let api: FakeApi;
beforeEach(() => {
  api = fakeApi({ [ask]: messageToWire(answer) });
});

const send = () => screen.getByRole('button', { name: 'Pedir enlace' });

test('asks for a link and shows the answer in its place', async () => {
  const { user } = renderPage(<ForgottenPasswordPage />);
  await user.type(screen.getByLabelText('Usuario o correo'), ' ana@example.org ');
  await user.click(send());

  expect(await screen.findByText(answer)).toBeVisible();
  expect(api.sent(ask)).toEqual([{ usuario: 'ana@example.org' }]);
  expect(screen.getByText(/puede hacerte un enlace en «Cuentas»/)).toBeVisible();
});

test('needs a name', async () => {
  const { user } = renderPage(<ForgottenPasswordPage />);
  await user.click(send());

  expect(await screen.findByText('Escribe tu usuario o tu correo.')).toBeVisible();
  expect(api.calls).toEqual([]);
});

test('says when it cannot be asked for', async () => {
  api.answer({ [ask]: refusal(429, { mensaje: 'Espera unos minutos.' }) });
  const { user } = renderPage(<ForgottenPasswordPage />);
  await user.type(screen.getByLabelText('Usuario o correo'), 'ana');
  await user.click(send());

  expect(await screen.findByRole('alertdialog')).toHaveTextContent('Espera unos minutos.');
});
