import { messageToWire } from '@portal/contract/message';
import { editedOfferToWire, newOfferToWire, offerToWire } from '@portal/contract/offer-bodies';
import {
  contractTypeFields,
  offerStatusFields,
  trainingFields,
  workModeFields,
} from '@portal/contract/catalog-fields';
import { toWire } from '@portal/contract/field-bodies';
import { anOffer, entryOf } from '@portal/contract/testing/an-offer';
import { fakeApi, refusal, type FakeApi } from '@portal/kit/testing/fake-api';
import { renderPage } from '@portal/kit/testing/render-page';
import { sessionToken } from '@portal/kit/testing/session-token';
import { endSession, startSession } from '@portal/runtime';
import { act, screen, waitFor, within } from '@testing-library/react';
import { pressInMessage } from '../testing/press-in-message';
import { OfferFormDialog } from './offer-form-dialog';

const read = 'GET /api/ofertas/id/1';
const create = 'POST /api/ofertas/save';
const update = 'PUT /api/ofertas/update/1';
const readStatuses = 'GET /api/ofertas/estados';

let api: FakeApi;
const named = (...names: string[]) => names.map((name, index) => ({ id: index + 1, name }));
const onClose = jest.fn();
const onSaved = jest.fn();

const openDialog = (offerId?: number) =>
  renderPage(<OfferFormDialog offerId={offerId} onClose={onClose} onSaved={onSaved} />);
type User = ReturnType<typeof openDialog>['user'];

const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);
const press = (user: User, name: string) => user.click(screen.getByRole('button', { name }));

async function fillIn(user: User) {
  const texts = {
    'Título de la vacante': 'Analista de datos',
    'Cantidad de vacantes': '2',
    'Rango salarial': 'A convenir',
    Horario: 'Flexible',
    'Descripción general': 'Datos',
    Beneficios: 'Muchos',
  };
  for (const [label, text] of Object.entries(texts)) {
    await user.click(await field(label));
    await user.paste(text);
  }
  await user.selectOptions(await field('Formación requerida'), 'Técnico');
  await user.selectOptions(await field('Tipo de contrato'), 'Plazo fijo');
  await user.selectOptions(await field('Estado'), 'Abierta');
  await user.selectOptions(await field('Modalidad de trabajo'), 'Híbrido');
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

const entry = {
  ...entryOf(anOffer()),
  title: 'Analista de datos',
  vacancies: 2,
  salaryRange: 'A convenir',
  schedule: 'Flexible',
  trainingId: 2,
  contractTypeId: 2,
  statusId: 1,
  workModeId: 2,
  description: 'Datos',
  benefits: 'Muchos',
};

beforeEach(() => {
  api = fakeApi({
    [read]: offerToWire(anOffer()),
    [readStatuses]: named('Abierta', 'Cerrada').map(toWire(offerStatusFields)),
    [create]: messageToWire('La oferta fue creada con éxito.'),
    [update]: messageToWire('Hecho'),
    'GET /api/ofertas/formacion': named('Bachiller', 'Técnico', 'Profesional universitario').map(
      toWire(trainingFields),
    ),
    'GET /api/ofertas/tipoContrato': named('Término indefinido', 'Plazo fijo').map(
      toWire(contractTypeFields),
    ),
    'GET /api/ofertas/modalidadTrabajo': named('Remoto', 'Híbrido').map(toWire(workModeFields)),
    'GET /api/actividad': { content: [] },
  });
  onClose.mockReset();
  onSaved.mockReset();
  startSession(sessionToken({ roles: ['ROLE_ADMIN'] }));
});
afterEach(() => act(endSession));

test('S2.62 S2.63 S3.11 S4.10 a new offer has ten empty fields, with the statuses of the server', async () => {
  openDialog();

  const dialog = await screen.findByRole('dialog', { name: 'Crear Nueva Oferta' });
  for (const label of labels) expect(await field(label)).toHaveValue('');
  expect(dialog.querySelectorAll('input, select, textarea')).toHaveLength(10);
  for (const name of ['Cancelar', 'Guardar Oferta']) {
    expect(within(dialog).getByRole('button', { name })).toBeEnabled();
  }
  const statuses = within(await field('Estado')).getAllByRole('option');
  expect(statuses.slice(1).map(({ textContent }) => textContent)).toEqual(['Abierta', 'Cerrada']);
  expect(api.callsOf(readStatuses)).toHaveLength(1);
});

test('S5.29 S5.30 S5.31 S5.32 S5.33 S5.34 an incomplete offer shows all ten messages and sends nothing', async () => {
  const { user } = openDialog();
  await field('Horario');

  await press(user, 'Guardar Oferta');

  expect(await screen.findAllByText('Este campo es obligatorio.')).toHaveLength(6);
  for (const text of [
    'Seleccione una formación.',
    'Seleccione un tipo de contrato.',
    'Seleccione un estado.',
    'Seleccione una modalidad.',
  ]) {
    expect(screen.getByText(text)).toBeInTheDocument();
  }
  expect(await field('Título de la vacante')).toHaveFocus();
  expect(api.sent(create)).toEqual([]);
});

test('S3.07 S7.15 S8.12 creates an offer in the name of the signed-in user and shows the text of the server', async () => {
  const { user } = openDialog();
  await fillIn(user);

  await press(user, 'Guardar Oferta');

  const alert = await screen.findByRole('alertdialog', { name: 'Oferta Creada' });
  expect(within(alert).getByText('La oferta fue creada con éxito.')).toBeInTheDocument();
  expect(api.sent(create)).toEqual([newOfferToWire(entry, 7)]);
  expect(api.sent(create)).toMatchObject([
    {
      titulo_vacante: 'Analista de datos',
      cantidad_vacantes: 2,
      descripcion_vacante: 'Datos',
      rango_salarial: 'A convenir',
      horario: 'Flexible',
      beneficios: 'Muchos',
      formacion: { id_formacion: 2 },
      tipoContrato: { id_tipo_contrato: 2 },
      estado: { id_estado: 1 },
      modalidadTrabajo: { id_modalidad_trabajo: 2 },
      persona: { id_persona: 7 },
    },
  ]);
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(onSaved).toHaveBeenCalledTimes(1);
});

test('S8.10 a refused creation shows the error of the server and keeps what was entered', async () => {
  api.answer({ [create]: refusal(400, { error: 'Título repetido', mensaje: 'otro' }) });
  const { user } = openDialog();
  await fillIn(user);

  await press(user, 'Guardar Oferta');

  expect(await screen.findByText('Título repetido')).toBeInTheDocument();
  expect(await field('Título de la vacante')).toHaveValue('Analista de datos');
  expect(onClose).not.toHaveBeenCalled();
});

test('S2.62 S7.14 S7.15 S8.11 editing begins with the fields of the offer as the server has them now, and sends all of it', async () => {
  const { user } = openDialog(1);

  expect(await screen.findByRole('dialog', { name: 'Editar Oferta' })).toBeInTheDocument();
  expect(await field('Título de la vacante')).toHaveValue('Desarrollo Angular');
  expect(await field('Cantidad de vacantes')).toHaveValue('3');
  expect(await field('Formación requerida')).toHaveDisplayValue('Profesional universitario');
  expect(await field('Estado')).toHaveDisplayValue('Abierta');
  expect(api.calls.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      'GET /api/ofertas/id/1',
      'GET /api/ofertas/tipoContrato',
      'GET /api/ofertas/formacion',
      'GET /api/ofertas/modalidadTrabajo',
      'GET /api/ofertas/estados',
    ]),
  );
  await user.clear(await field('Horario'));
  await user.type(await field('Horario'), 'Flexible');
  await press(user, 'Editar Oferta');

  const alert = await screen.findByRole('alertdialog', { name: 'Oferta Actualizada' });
  expect(within(alert).getByText('Desarrollo Angular')).toBeInTheDocument();
  const edited = { ...entryOf(anOffer()), schedule: 'Flexible' };
  expect(api.sent(update)).toEqual([editedOfferToWire(anOffer(), edited)]);
});

test('of two people who edit one offer, the second is told what the first has changed and keeps it', async () => {
  const theirs = anOffer({ schedule: 'Por turnos', vacancies: 9, version: 2 });
  api.answerOnce(update, refusal(409, { mensaje: 'La oferta fue modificada.' }));
  const { user } = openDialog(1);
  await user.clear(await field('Horario'));
  await user.type(await field('Horario'), 'Flexible');
  api.answer({ [read]: offerToWire(theirs) });

  await press(user, 'Editar Oferta');

  const question = await screen.findByRole('alertdialog', { name: 'Otra persona guardó cambios' });
  expect(within(question).getByText('Horario: Por turnos (lo tuyo: Flexible)')).toBeInTheDocument();
  expect(within(question).getByText('Vacantes: 9')).toBeInTheDocument();
  await pressInMessage('Conservar lo mío');
  await waitFor(async () => expect(await field('Cantidad de vacantes')).toHaveValue('9'));
  expect(await field('Horario')).toHaveValue('Flexible');
  await press(user, 'Editar Oferta');
  const merged = { ...entryOf(theirs), schedule: 'Flexible' };
  await waitFor(() => expect(api.sent(update)[1]).toEqual(editedOfferToWire(theirs, merged)));
});

test('who prefers what a colleague wrote gets it, and keeps what only he has changed', async () => {
  const theirs = anOffer({ schedule: 'Por turnos', version: 2 });
  api.answerOnce(update, refusal(409));
  const { user } = openDialog(1);
  await user.clear(await field('Horario'));
  await user.type(await field('Horario'), 'Flexible');
  await user.clear(await field('Rango salarial'));
  await user.type(await field('Rango salarial'), 'A convenir');
  api.answer({ [read]: offerToWire(theirs) });

  await press(user, 'Editar Oferta');
  await screen.findByRole('alertdialog', { name: 'Otra persona guardó cambios' });
  await pressInMessage('Usar lo de la otra persona');

  await waitFor(async () => expect(await field('Horario')).toHaveValue('Por turnos'));
  expect(await field('Rango salarial')).toHaveValue('A convenir');
  expect(api.sent(update)).toHaveLength(1);
  await press(user, 'Editar Oferta');
  const merged = { ...entryOf(theirs), salaryRange: 'A convenir' };
  await waitFor(() => expect(api.sent(update)[1]).toEqual(editedOfferToWire(theirs, merged)));
});

test('lists that cannot be loaded are told with the error of the server, and can be loaded again', async () => {
  api.answerOnce(readStatuses, refusal(500, { error: 'Sin estados' }));
  const { user } = openDialog();
  const alert = await screen.findByRole('alertdialog');
  expect(within(alert).getByText('Sin estados')).toBeInTheDocument();
  await pressInMessage('Aceptar');

  await press(user, 'Reintentar');

  expect(await field('Horario')).toBeInTheDocument();
});

test('stays silent about what the shell has told already', async () => {
  api.answer({ [create]: refusal(403) });
  const { user } = openDialog();
  await fillIn(user);

  await press(user, 'Guardar Oferta');

  await waitFor(() => expect(api.sent(create)).toHaveLength(1));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test('«Cancelar» closes it', async () => {
  const { user } = openDialog();

  await press(user, 'Cancelar');

  expect(onClose).toHaveBeenCalledTimes(1);
});
