import type { ReceivedPrivacyRequest } from '@portal/contract/privacy-request';
import {
  markPrivacyRequest,
  privacyRequestsPageResource,
} from '@portal/kit/resources/received-privacy-requests';
import { renderPage } from '@portal/kit/testing/render-page';
import { screen, within } from '@testing-library/react';
import { PrivacyRequestsPage } from './privacy-requests-page';

jest.mock('@portal/kit/resources/received-privacy-requests', () => ({
  privacyRequestsPageResource: jest.fn(),
  markPrivacyRequest: jest.fn(),
  deletePrivacyRequest: jest.fn(),
}));

const request = (changes: Partial<ReceivedPrivacyRequest> = {}): ReceivedPrivacyRequest => ({
  id: 1,
  kind: 'erasure',
  name: 'Ana',
  email: 'ana@example.org',
  code: 'P-4-ABCDEF',
  details: '',
  receivedAt: '2026-03-05T14:07:00',
  answeredAt: undefined,
  applicantId: 7,
  isCodeRight: true,
  ...changes,
});

function open(...items: ReceivedPrivacyRequest[]) {
  const page = { items, number: 0, totalPages: 1, isFirst: true, isLast: true };
  jest
    .mocked(privacyRequestsPageResource)
    .mockImplementation((query) => ({ key: JSON.stringify(query), load: async () => page }));
  return renderPage(<PrivacyRequestsPage />);
}

test('lists who asks for what, and whether it is dealt with', async () => {
  open(request(), request({ id: 2, name: 'Bea', kind: 'access', answeredAt: '2026-03-06' }));

  expect(await screen.findByRole('row', { name: /Ana/ })).toHaveTextContent(
    '05/03/2026 14:07Anaana@example.orgEliminar sus datosPendiente',
  );
  expect(screen.getByRole('row', { name: /Bea/ })).toHaveTextContent('AtendidaAbrir');
});

test('leads to the data, says whether the code is right, and is settled', async () => {
  jest.mocked(markPrivacyRequest).mockResolvedValue(request({ answeredAt: '2026-03-06T09:00:00' }));
  const { user } = open(request());
  await user.click(await screen.findByRole('button', { name: 'Abrir la solicitud de Ana' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Solicitud de Ana' }));

  expect(dialog.getByText('Coincide con este correo')).toBeVisible();
  expect(dialog.getByRole('link', { name: 'Ver los datos de la persona' })).toHaveAttribute(
    'href',
    '/modulo-principal/candidatos-aplicantes/datos/7',
  );
  await user.click(dialog.getByRole('button', { name: 'Marcar como atendida' }));
  expect(await dialog.findByRole('button', { name: 'Marcar como pendiente' })).toBeVisible();
});

test('says when the code is wrong or missing, and when nobody has that e-mail', async () => {
  const { user } = open(
    request({ isCodeRight: false, applicantId: undefined, details: 'Ya no busco trabajo.' }),
    request({ id: 2, name: 'Bea', code: '' }),
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
