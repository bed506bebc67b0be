import { messageToWire } from '@portal/contract/message';
import { pageOfToWire } from '@portal/contract/page-of';
import {
  receivedContactRequestToWire,
  type ReceivedContactRequest,
} from '@portal/contract/received-contact-request';
import { aPageOf } from '@portal/contract/testing/a-page-of';
import { aContactRequest } from '@portal/contract/testing/a-request';
import { fakeApi, refusal, type FakeApi } from '@portal/kit/testing/fake-api';
import { currentPath, renderPage } from '@portal/kit/testing/render-page';
import { savedFiles } from '@portal/kit/testing/saved-files';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ContactRequestsPage } from './contact-requests-page';

const list = 'GET /api/contacto/solicitudes';
const mark = 'PUT /api/contacto/solicitudes/1';
const remove = 'DELETE /api/contacto/solicitudes/1';

const ana = aContactRequest({ id: 1 });
const other = aContactRequest({ id: 2 });
const answered = { answeredAt: '2026-03-06T09:00:00' };

const pageOf = (requests: readonly ReceivedContactRequest[], totalPages = 1) =>
  pageOfToWire(aPageOf(requests, { totalPages }), receivedContactRequestToWire);

let api: FakeApi;
beforeEach(() => {
  api = fakeApi({
    [list]: pageOf([ana, other]),
    [mark]: receivedContactRequestToWire({ ...ana, ...answered }),
    [remove]: messageToWire('La solicitud fue eliminada.'),
  });
});

const open = (at = '/modulo-principal/solicitudes-contacto') =>
  renderPage(<ContactRequestsPage />, { at });
const firstRow = async () =>
  within(await screen.findByRole('table', { name: 'Solicitudes de contacto' })).getAllByRole(
    'row',
  )[1];

test('lists who wrote, when, and whether somebody has answered', async () => {
  api.answer({ [list]: pageOf([ana, { ...other, ...answered }]) });
  open();

  expect(await firstRow()).toHaveTextContent('05/03/2026 14:07');
  expect(await firstRow()).toHaveTextContent('ana1@example.org');
  expect(await firstRow()).toHaveTextContent('Pendiente');
  expect(screen.getByRole('row', { name: /Ana 2/ })).toHaveTextContent('Atendida');
});

test('the address holds the search, the state and the page', async () => {
  api.answer({ [list]: pageOf([ana], 9) });
  const { user } = open('/x?buscar=ana&estado=pendientes&pagina=3');
  await firstRow();

  const asked = api.callsOf(list).at(-1)?.query;
  expect(asked?.toString()).toBe('page=2&size=20&q=ana&estado=pendiente');
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
  expect(api.sent(mark)).toEqual([{ atendida: true }]);
  expect(api.callsOf(list)).toHaveLength(2);
});

test('a failure to mark is told', async () => {
  api.answer({ [mark]: refusal(500) });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Abrir la solicitud de Ana 1' }));
  await user.click(await screen.findByRole('button', { name: 'Marcar como atendida' }));

  expect(await screen.findByRole('alertdialog', { name: 'No se pudo guardar' })).toBeVisible();
});

test('a request is deleted when that is confirmed', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Abrir la solicitud de Ana 1' }));
  await user.click(await screen.findByRole('button', { name: 'Eliminar solicitud' }));
  // The open dialog shields the rest of the page, above which the shell shows its question.
  fireEvent.click(await screen.findByRole('button', { name: 'Sí, eliminar' }));

  expect(await screen.findByText('La solicitud fue eliminada.')).toBeVisible();
  expect(api.callsOf(remove)).toHaveLength(1);
});

test('all that was found is exported', async () => {
  const saved = savedFiles();
  const { user } = open();
  await firstRow();
  await user.click(screen.getByRole('button', { name: 'Exportar a CSV' }));

  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]?.name).toBe('solicitudes-de-contacto.csv');
  expect(saved[0]?.content.size).toBeGreaterThan(100);
});

test('nothing yet, and nothing found, are told apart', async () => {
  api.answer({ [list]: pageOf([], 0) });
  const { unmount } = open();
  expect(await screen.findByText('Todavía no hay solicitudes.')).toBeVisible();
  unmount();

  open('/x?buscar=zzz');
  expect(await screen.findByText('Nada coincide con lo que buscas.')).toBeVisible();
});

test('what could not be read can be tried again', async () => {
  api.answerOnce(list, refusal(500));
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Aceptar' }));
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));

  expect(await firstRow()).toBeVisible();
});
