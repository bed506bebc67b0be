import { pageOfToWire } from '@portal/contract/page-of';
import {
  receivedPrivacyRequestToWire,
  type ReceivedPrivacyRequest,
} from '@portal/contract/received-privacy-request';
import { aPageOf } from '@portal/contract/testing/a-page-of';
import { aPrivacyRequest } from '@portal/contract/testing/a-request';
import { fakeApi } from '@portal/kit/testing/fake-api';
import { renderPage } from '@portal/kit/testing/render-page';
import { screen, within } from '@testing-library/react';
import { PrivacyRequestsPage } from './privacy-requests-page';

const path = '/api/privacidad/solicitudes';
const answered = aPrivacyRequest({ answeredAt: '2026-03-06T09:00:00' });

function open(...requests: ReceivedPrivacyRequest[]) {
  const api = fakeApi({
    [`GET ${path}`]: pageOfToWire(aPageOf(requests), receivedPrivacyRequestToWire),
    [`PUT ${path}/1`]: receivedPrivacyRequestToWire(answered),
  });
  return { ...renderPage(<PrivacyRequestsPage />), api };
}

test('lists who asks for what, and whether it is dealt with', async () => {
  open(
    aPrivacyRequest(),
    aPrivacyRequest({ id: 2, name: 'Bea', kind: 'access', answeredAt: '2026-03-06' }),
  );

  expect(await screen.findByRole('row', { name: /Ana/ })).toHaveTextContent(
    '05/03/2026 14:07Anaana@example.orgEliminar sus datosPendiente',
  );
  expect(screen.getByRole('row', { name: /Bea/ })).toHaveTextContent('AtendidaAbrir');
});

test('leads to the data, says whether the code is right, and is settled', async () => {
  const { user, api } = open(aPrivacyRequest());
  await user.click(await screen.findByRole('button', { name: 'Abrir la solicitud de Ana' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Solicitud de Ana' }));

  expect(dialog.getByText('Coincide con este correo')).toBeVisible();
  expect(dialog.getByRole('link', { name: 'Ver los datos de la persona' })).toHaveAttribute(
    'href',
    '/modulo-principal/candidatos-aplicantes/datos/7',
  );
  await user.click(dialog.getByRole('button', { name: 'Marcar como atendida' }));
  expect(await dialog.findByRole('button', { name: 'Marcar como pendiente' })).toBeVisible();
  expect(api.sent(`PUT ${path}/1`)).toEqual([{ atendida: true }]);
});

test('says when the code is wrong or missing, and when nobody has that e-mail', async () => {
  const { user } = open(
    aPrivacyRequest({
      isCodeRight: false,
      applicantId: undefined,
      details: 'Ya no busco trabajo.',
    }),
    aPrivacyRequest({ id: 2, name: 'Bea', code: '' }),
  );
  await user.click(await screen.findByRole('button', { name: 'Abrir la solicitud de Ana' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Solicitud de Ana' }));
  expect(dialog.getByText('No coincide con este correo')).toBeVisible();
  expect(dialog.getByText('Nadie ha postulado con este correo.')).toBeVisible();
  expect(dialog.getByText('Ya no busco trabajo.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Cerrar ventana' }));

  await user.click(await screen.findByRole('button', { name: 'Abrir la solicitud de Bea' }));
  expect(
    await screen.findByText('No lo escribió: confirma por correo que es la persona.'),
  ).toBeVisible();
});
