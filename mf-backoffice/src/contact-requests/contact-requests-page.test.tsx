import type { ReceivedContactRequest } from '@portal/contract/received-contact-request';
import {
  contactRequestsPageResource,
  deleteContactRequest,
  markContactRequest,
  readContactRequests,
} from '@portal/kit/resources/received-contact-requests';
import { saveFile } from '@portal/kit/resources/save-file';
import { httpFailure } from '@portal/kit/testing/http-failure';
import { currentPath, renderPage } from '@portal/kit/testing/render-page';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ContactRequestsPage } from './contact-requests-page';

jest.mock('@portal/kit/resources/save-file', () => ({ saveFile: jest.fn() }));
jest.mock('@portal/kit/resources/received-contact-requests', () => ({
  contactRequestsPageResource: jest.fn(),
  readContactRequests: jest.fn(),
  markContactRequest: jest.fn(),
  deleteContactRequest: jest.fn(),
}));

const request = (id: number, changes: Partial<ReceivedContactRequest> = {}) => ({
  id,
  name: `Ana ${id}`,
  email: `ana${id}@example.org`,
  phone: '+56 9 1234 5678',
  description: 'Necesito dos personas.\nPara marzo.',
  receivedAt: '2026-03-05T14:07:00',
  answeredAt: undefined,
  ...changes,
});

const load = jest.fn();
const resource = jest.mocked(contactRequestsPageResource);

const pageOf = (items: ReceivedContactRequest[], totalPages = 1) => ({
  items,
  number: 0,
  totalPages,
  isFirst: true,
  isLast: totalPages === 1,
});

beforeEach(() => {
  load.mockReset().mockResolvedValue(pageOf([request(1), request(2)]));
  resource.mockReset().mockImplementation((query) => ({ key: JSON.stringify(query), load }));
});

const open = (at = '/modulo-principal/solicitudes-contacto') =>
  renderPage(<ContactRequestsPage />, { at });
const firstRow = async () =>
  within(await screen.findByRole('table', { name: 'Solicitudes de contacto' })).getAllByRole(
    'row',
  )[1];

test('lists who wrote, when, and whether somebody has answered', async () => {
  load.mockResolvedValue(pageOf([request(1), request(2, { answeredAt: '2026-03-06T09:00:00' })]));
  open();

  expect(await firstRow()).toHaveTextContent('05/03/2026 14:07');
  expect(await firstRow()).toHaveTextContent('ana1@example.org');
  expect(await firstRow()).toHaveTextContent('Pendiente');
  expect(screen.getByRole('row', { name: /Ana 2/ })).toHaveTextContent('Atendida');
});

test('the address holds the search, the state and the page', async () => {
  load.mockResolvedValue(pageOf([request(1)], 9));
  const { user } = open('/x?buscar=ana&estado=pendientes&pagina=3');
  await firstRow();

  expect(resource).toHaveBeenLastCalledWith({ page: 2, size: 20, text: 'ana', state: 'pending' });
  await user.selectOptions(screen.getByLabelText('Estado'), 'Atendidas');
  expect(currentPath()).toBe('/x?buscar=ana&estado=atendidas');
  await user.clear(screen.getByLabelText('Buscar por nombre, correo, celular o mensaje'));
  await waitFor(() => expect(currentPath()).toBe('/x?estado=atendidas'));
});

test('a page behind the last one leads to it', async () => {
  open('/x?pagina=7');

  await firstRow();
  expect(currentPath()).toBe('/x');
});

test('an open request can be answered by e-mail and marked', async () => {
  jest
    .mocked(markContactRequest)
    .mockResolvedValue(request(1, { answeredAt: '2026-03-06T09:00:00' }));
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Abrir la solicitud de Ana 1' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Solicitud de Ana 1' }));

  expect(dialog.getByText(/Para marzo/)).toBeVisible();
  expect(dialog.getByRole('link', { name: 'Responder por correo' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^mailto:ana1%40example\.org\?subject=Tu%20solicitud/),
  );
  await user.click(dialog.getByRole('button', { name: 'Marcar como atendida' }));

  expect(await dialog.findByRole('button', { name: 'Marcar como pendiente' })).toBeVisible();
  expect(markContactRequest).toHaveBeenCalledWith(1, true);
  expect(load).toHaveBeenCalledTimes(2);
});

test('a failure to mark is told', async () => {
  jest.mocked(markContactRequest).mockRejectedValue(httpFailure(500));
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Abrir la solicitud de Ana 1' }));
  await user.click(await screen.findByRole('button', { name: 'Marcar como atendida' }));

  expect(await screen.findByRole('alertdialog', { name: 'No se pudo guardar' })).toBeVisible();
});

test('a request is deleted when that is confirmed', async () => {
  jest.mocked(deleteContactRequest).mockResolvedValue('La solicitud fue eliminada.');
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Abrir la solicitud de Ana 1' }));
  await user.click(await screen.findByRole('button', { name: 'Eliminar solicitud' }));
  // The open dialog shields the rest of the page, above which the shell shows its question.
  fireEvent.click(await screen.findByRole('button', { name: 'Sí, eliminar' }));

  expect(await screen.findByText('La solicitud fue eliminada.')).toBeVisible();
  expect(deleteContactRequest).toHaveBeenCalledWith(1);
});

test('all that was found is exported', async () => {
  jest.mocked(readContactRequests).mockResolvedValue([request(1)]);
  const { user } = open();
  await firstRow();
  await user.click(screen.getByRole('button', { name: 'Exportar a CSV' }));

  await waitFor(() => expect(saveFile).toHaveBeenCalled());
  const [content, name] = jest.mocked(saveFile).mock.calls[0] ?? [];
  expect(name).toBe('solicitudes-de-contacto.csv');
  expect(content?.size).toBeGreaterThan(100);
});

test('nothing yet, and nothing found, are told apart', async () => {
  load.mockResolvedValue(pageOf([], 0));
  const { unmount } = open();
  expect(await screen.findByText('Todavía no hay solicitudes.')).toBeVisible();
  unmount();

  open('/x?buscar=zzz');
  expect(await screen.findByText('Nada coincide con lo que buscas.')).toBeVisible();
});

test('what could not be read can be tried again', async () => {
  load.mockRejectedValueOnce(httpFailure(500));
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Aceptar' }));
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));

  expect(await firstRow()).toBeVisible();
});
