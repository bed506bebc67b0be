import { messageToWire } from '@portal/contract/message';
import { fakeApi, refusal, type FakeApi } from '@portal/kit/testing/fake-api';
import { renderPage } from '@portal/kit/testing/render-page';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { ContactPage } from './contact-page';

const send = 'POST /api/contacto';

const request = {
  name: 'Ana Rojas',
  email: 'ana@example.org',
  phone: '+56 9 1234 5678',
  description: 'Necesito dos personas para un equipo de datos.',
};

const nameField = () => screen.getByLabelText('Nombre');
const emailField = () => screen.getByLabelText('Correo electrónico');
const submitButton = () => screen.getByRole('button', { name: 'Enviar' });

const entries = [
  ['Nombre', request.name],
  ['Correo electrónico', request.email],
  ['Celular', request.phone],
  ['Descripción', request.description],
] as const;

async function fillIn(user: UserEvent) {
  for (const [label, text] of entries) {
    await user.click(screen.getByLabelText(label));
    await user.paste(text);
  }
}

let api: FakeApi;
beforeEach(() => {
  api = fakeApi({ [send]: messageToWire('Solicitud recibida.') });
});

test.each([
  ['Nombre', 'El nombre es obligatorio.'],
  ['Correo electrónico', 'El correo electrónico es obligatorio y debe ser válido.'],
  ['Celular', 'El número de celular es obligatorio.'],
  ['Descripción', 'La descripción es obligatoria.'],
])(
  'S2.26 S5.03 S5.04 S5.05 S5.06 says what is missing in «%s» once it has been left empty',
  async (label, message) => {
    const { user } = renderPage(<ContactPage />);
    await user.click(screen.getByLabelText(label));
    expect(screen.queryByText(message)).not.toBeInTheDocument();
    await user.tab();

    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(message);
  },
);

test('S5.04 S5.07 keeps the button disabled until every field is valid', async () => {
  const { user } = renderPage(<ContactPage />);
  expect(submitButton()).toBeDisabled();
  await fillIn(user);
  await waitFor(() => expect(submitButton()).toBeEnabled());

  await user.clear(emailField());
  await user.type(emailField(), 'abc');
  await user.tab();
  expect(
    await screen.findByText('El correo electrónico es obligatorio y debe ser válido.'),
  ).toBeVisible();
  expect(submitButton()).toBeDisabled();
  await user.clear(emailField());
  await user.type(emailField(), request.email);
  for (const [label, text] of entries) {
    await user.clear(screen.getByLabelText(label));
    await waitFor(() => expect(submitButton()).toBeDisabled());
    await user.click(screen.getByLabelText(label));
    await user.paste(text);
    await waitFor(() => expect(submitButton()).toBeEnabled());
  }
});

test('S1.06 S3.04 S7.03 S8.03 sends the request, confirms it and empties the form', async () => {
  const { user } = renderPage(<ContactPage />);
  await fillIn(user);
  await user.click(submitButton());

  expect(await screen.findByRole('alertdialog', { name: 'Solicitud enviada' })).toHaveTextContent(
    'Formulario enviado con éxito.',
  );
  expect(api.sent(send)).toEqual([
    {
      nombre: 'Ana Rojas',
      email: 'ana@example.org',
      celular: '+56 9 1234 5678',
      descripcion: 'Necesito dos personas para un equipo de datos.',
    },
  ]);
  expect(nameField()).toHaveValue('');
  await waitFor(() => expect(submitButton()).toBeDisabled());
});

test('S8.02 tells of a failure and keeps what was written', async () => {
  api.answer({ [send]: refusal(500) });
  const { user } = renderPage(<ContactPage />);
  await fillIn(user);
  await user.click(submitButton());

  expect(await screen.findByRole('alertdialog', { name: 'Error' })).toHaveTextContent(
    'Hubo un error al enviar el formulario. Por favor, inténtalo de nuevo.',
  );
  expect(nameField()).toHaveValue(request.name);
  expect(submitButton()).toBeEnabled();
});

test('S8.02 what is refused for now is sent by itself when the server takes it', async () => {
  api.answerOnce(send, refusal(429, {}, { 'retry-after': '0' }));
  const { user } = renderPage(<ContactPage />);
  await fillIn(user);
  await user.click(submitButton());

  expect(await screen.findByRole('alertdialog', { name: 'Solicitud enviada' })).toBeVisible();
  expect(api.callsOf(send)).toHaveLength(2);
});

const tooMany = refusal(429, {}, { 'retry-after': '150' });

test('the wait for the server says how long, keeps what was written and can be stopped', async () => {
  api.answer({ [send]: tooMany });
  const { user } = renderPage(<ContactPage />);
  await fillIn(user);
  await user.click(submitButton());

  expect(await screen.findByText('3 minutos')).toBeInTheDocument();
  expect(nameField()).toHaveValue(request.name);
  await user.click(screen.getByRole('button', { name: 'No enviar después' }));
  expect(screen.queryByText('3 minutos')).not.toBeInTheDocument();
  expect(submitButton()).toBeEnabled();
});

const changed = /^Cambiaste lo que se iba a enviar/;

test('whoever goes on writing while it waits sends it when it is finished', async () => {
  api.answer({ [send]: tooMany });
  const { user } = renderPage(<ContactPage />);
  await fillIn(user);
  await user.click(submitButton());
  await screen.findByText('3 minutos');

  await user.type(screen.getByLabelText('Descripción'), ' Y');

  expect(await screen.findByText(changed)).toBeVisible();
  expect(screen.queryByText('3 minutos')).not.toBeInTheDocument();
  api.answer({ [send]: messageToWire('Solicitud recibida.') });
  await user.click(submitButton());
  expect(await screen.findByRole('alertdialog', { name: 'Solicitud enviada' })).toBeVisible();
  expect(screen.queryByText(changed)).not.toBeInTheDocument();
  expect(api.callsOf(send)).toHaveLength(2);
});

test('what was written while it was on its way is not sent by itself', async () => {
  const sending = api.hold(send);
  const { user } = renderPage(<ContactPage />);
  await fillIn(user);
  await user.click(submitButton());

  await user.type(screen.getByLabelText('Descripción'), ' Y');
  await sending.release(tooMany);

  expect(await screen.findByText(changed)).toBeVisible();
  expect(screen.queryByText('3 minutos')).not.toBeInTheDocument();
});

test('takes over a message that another page has written', () => {
  renderPage(<ContactPage />, { at: '/contacto?mensaje=Rango%20de%20400%20a%20700%20USD' });

  expect(screen.getByLabelText('Descripción')).toHaveValue('Rango de 400 a 700 USD');
});

test('sends nothing for a robot that fills in the hidden field', async () => {
  const { user } = renderPage(<ContactPage />);
  await fillIn(user);
  const hidden = document.querySelector<HTMLInputElement>('[name="sitio"]');
  expect(hidden?.closest('[aria-hidden]')).not.toBeNull();
  hidden?.setAttribute('value', 'https://spam.example.org');
  await user.click(submitButton());

  expect(await screen.findByRole('alertdialog', { name: 'Solicitud enviada' })).toBeVisible();
  expect(api.sent(send)).toEqual([]);
});

test('S1.06 offers WhatsApp and e-mail as other ways', () => {
  renderPage(<ContactPage />);

  expect(screen.getByRole('link', { name: 'Escribir por WhatsApp' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^https:\/\/wa\.me\/\d+\?text=/),
  );
  expect(screen.getByRole('link', { name: /@/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/^mailto:/),
  );
});
