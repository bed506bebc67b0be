import { messageToWire } from '@portal/contract/message';
import { fakeApi } from '@portal/kit/testing/fake-api';
import { renderPage } from '@portal/kit/testing/render-page';
import { screen } from '@testing-library/react';
import { EjemploPage } from './ejemplo-page';

const send = 'POST /api/contacto';

test('says how many offers there are', async () => {
  fakeApi({ 'GET /api/ofertas': [] });
  renderPage(<EjemploPage />);

  expect(await screen.findByText('Hoy hay 0 ofertas laborales.')).toBeVisible();
});

test('sends what was typed, and empties the form', async () => {
  const api = fakeApi({ 'GET /api/ofertas': [], [send]: messageToWire('Solicitud recibida.') });
  const { user } = renderPage(<EjemploPage />);
  await user.type(screen.getByLabelText('Nombre'), 'Ana Rojas');
  await user.type(screen.getByLabelText('Correo electrónico'), 'ana@example.org');
  await user.type(screen.getByLabelText('Celular'), '+56 9 1234 5678');
  await user.type(screen.getByLabelText('Descripción'), 'Una pregunta.');
  await user.click(await screen.findByRole('button', { name: 'Enviar' }));

  expect(await screen.findByRole('alertdialog', { name: 'Solicitud enviada' })).toBeVisible();
  expect(api.sent(send)).toHaveLength(1);
  expect(screen.getByLabelText('Nombre')).toHaveValue('');
});
