import { applicantCountsPath } from '@portal/contract/applicant-counts';
import {
  contractTypeFields,
  offerStatusFields,
  trainingFields,
  workModeFields,
} from '@portal/contract/catalog-fields';
import { toWire } from '@portal/contract/field-bodies';
import { messageToWire } from '@portal/contract/message';
import { offerToWire } from '@portal/contract/offer-bodies';
import { anOffer } from '@portal/contract/testing/an-offer';
import { paths } from '@portal/kit/routing/paths';
import { fakeApi, type FakeApi } from '@portal/kit/testing/fake-api';
import { renderPage } from '@portal/kit/testing/render-page';
import { sessionToken } from '@portal/kit/testing/session-token';
import { endSession, startSession } from '@portal/runtime';
import { act, screen, waitFor, within } from '@testing-library/react';
import { OfferBoardPage } from '../offer-board/offer-board-page';
import { pressInMessage } from '../testing/press-in-message';

jest.mock('../assignments/places/countries-dialog', () => {
  throw new Error('503');
});
jest.mock('../assignments/places/cities-dialog', () => {
  throw new Error('503');
});

const remove = 'DELETE /api/ofertas/delete/1';
const restore = 'POST /api/papelera/restaurar';

let api: FakeApi;

beforeEach(() => {
  api = fakeApi({
    'GET /api/ofertas': [offerToWire(anOffer())],
    [`GET ${applicantCountsPath}`]: [],
    'GET /api/ofertas/id/1': offerToWire(anOffer()),
    'GET /api/ofertas/formacion': [toWire(trainingFields)({ id: 3, name: 'Profesional' })],
    'GET /api/ofertas/tipoContrato': [toWire(contractTypeFields)({ id: 1, name: 'Indefinido' })],
    'GET /api/ofertas/modalidadTrabajo': [toWire(workModeFields)({ id: 1, name: 'Remoto' })],
    'GET /api/ofertas/estados': [toWire(offerStatusFields)({ id: 1, name: 'Abierta' })],
    [remove]: messageToWire('La oferta fue eliminada con éxito.'),
    [restore]: messageToWire('Se recuperó con éxito.'),
  });
  startSession(sessionToken({ roles: ['ROLE_ADMIN'] }));
});
afterEach(() => act(endSession));

function openBoard() {
  const { user } = renderPage(<OfferBoardPage />, { at: paths.offers });
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
  const choose = async (item: string) => {
    await press('Opciones de Desarrollo Angular');
    await user.click(await screen.findByRole('menuitem', { name: item }));
  };
  return { user, press, choose };
}

const labels = [
  'Título de la vacante',
  'Cantidad de vacantes',
  'Rango salarial',
  'Horario',
  'Formación requerida',
  'Tipo de contrato',
  'Estado',
  'Modalidad de trabajo',
  'Descripción general',
  'Beneficios',
];

const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

test('S2.64 closing resets the form: what Esc would throw away is asked about, and «Cancelar» gives back', async () => {
  const { user, press } = openBoard();
  const escape = () => act(() => user.keyboard('{Escape}'));
  const closings = [
    async () => {
      await press('Cerrar ventana');
      await pressInMessage('Salir sin guardar');
    },
    async () => {
      await escape();
      await pressInMessage('Seguir editando');
      expect(screen.getByLabelText('Horario')).toHaveValue('Por turnos');
      await escape();
      await pressInMessage('Salir sin guardar');
    },
    () => press('Cancelar'),
  ];
  for (const close of closings) {
    await press('Crear nueva oferta');
    const schedule = await screen.findByLabelText('Horario');
    const form = within(screen.getByRole('dialog', { name: 'Crear Nueva Oferta' }));
    for (const label of labels) expect(form.getByLabelText(label)).toHaveValue('');
    expect(screen.queryByText('Este campo es obligatorio.')).not.toBeInTheDocument();
    await user.click(schedule);
    await user.paste('Por turnos');
    await press('Guardar Oferta');
    expect(await screen.findAllByText('Este campo es obligatorio.')).toHaveLength(5);
    await close();
    await gone();
  }

  await user.click(await screen.findByRole('button', { name: 'Seguir editando' }));
  expect(await screen.findByLabelText('Horario')).toHaveValue('Por turnos');
});

test('S2.64 a form that nobody touched closes without a word', async () => {
  const { user, press } = openBoard();
  const notices = screen.queryAllByRole('button', { name: 'Seguir editando' }).length;
  await press('Crear nueva oferta');
  await screen.findByLabelText('Horario');

  await act(() => user.keyboard('{Escape}'));

  await gone();
  expect(screen.queryAllByRole('button', { name: 'Seguir editando' })).toHaveLength(notices);
});

test('S2.61 S7.14 the three dots open the dialog of their offer, as the server has it now', async () => {
  const { choose } = openBoard();

  await choose('Editar Oferta');

  const dialog = await screen.findByRole('dialog', { name: 'Editar Oferta' });
  expect(await within(dialog).findByLabelText('Título de la vacante')).toHaveValue(
    'Desarrollo Angular',
  );
  expect(api.calls.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['GET /api/ofertas', 'GET /api/ofertas/id/1']),
  );
});

test.each([
  ['Asignar países', 'No se pudo abrir el modal de asignación de países.'],
  ['Asignar ciudades', 'No se pudo abrir el modal de asignación de ciudades.'],
])('S8.21 a dialog that cannot be opened says which: %s', async (item, text) => {
  const { choose } = openBoard();

  await choose(item);

  const alert = await screen.findByRole('alertdialog', { name: 'Error' });
  expect(within(alert).getByText(text)).toBeInTheDocument();
  await pressInMessage('Aceptar');
});

test('S7.15 S8.42 an offer is deleted when it is confirmed, and comes back by its «Deshacer»', async () => {
  const { user, press, choose } = openBoard();
  await choose('Eliminar Oferta');
  await screen.findByRole('alertdialog', { name: 'Esta seguro?' });
  await press('No, Cancelar!');
  expect(api.callsOf(remove)).toEqual([]);
  expect(screen.getByRole('article', { name: 'Desarrollo Angular' })).toBeVisible();

  await choose('Eliminar Oferta');
  await press('Si, Eliminar!');
  const told = await screen.findByRole('alertdialog', { name: 'Eliminado!' });
  expect(told).toHaveTextContent('La oferta fue eliminada con éxito.');
  expect(api.callsOf(remove)).toHaveLength(1);
  await press('Aceptar');
  await user.click(await screen.findByRole('button', { name: 'Deshacer' }));

  await waitFor(() => expect(api.callsOf(restore)).toHaveLength(1));
});
