import { offerStatusFields } from '@portal/contract/catalog-fields';
import { questionRecordToWire } from '@portal/contract/catalog-records';
import { toWire } from '@portal/contract/field-bodies';
import { messageToWire } from '@portal/contract/message';
import type { Offer } from '@portal/contract/offer';
import { offerToWire } from '@portal/contract/offer-bodies';
import { offerQuestionToWire, offerQuestionWriteToWire } from '@portal/contract/offer-question';
import { cityToWire, countryToWire } from '@portal/contract/place';
import { anOfferQuestion } from '@portal/contract/testing/an-assignment';
import { anOffer } from '@portal/contract/testing/an-offer';
import { chile, colombia, peru, santiago, valparaiso } from '@portal/contract/testing/places';
import { trashItemToWire } from '@portal/contract/trash';
import { staffPaths, offerManagementPath } from '@portal/kit/routing/staff-paths';
import { fakeApi, refusal, type FakeApi } from '@portal/kit/testing/fake-api';
import { renderPage } from '@portal/kit/testing/render-page';
import { sessionToken } from '@portal/kit/testing/session-token';
import { DocumentHeadProvider, endSession, startSession } from '@portal/runtime';
import { act, screen, waitFor, within } from '@testing-library/react';
import { pressInMessage } from '../testing/press-in-message';
import { OfferManagementPage } from './offer-management-page';

const read = 'GET /api/ofertas/id/1';
const update = 'PUT /api/ofertas/update/1';
const asked = 'GET /api/ofertas_preguntas/oferta/1';
const ask = 'POST /api/ofertas_preguntas/guardar';
const unask = 'DELETE /api/ofertas_preguntas/eliminar/11';
const restore = 'POST /api/papelera/restaurar';

const open = { id: 1, name: 'Abierta' };
const paused = { id: 2, name: 'En pausa' };
const draft = anOffer({ status: paused });

let api: FakeApi;
const hold = (offer: Offer) => api.answer({ [read]: offerToWire(offer) });

beforeEach(() => {
  api = fakeApi({
    [read]: offerToWire(draft),
    [update]: messageToWire('Hecho'),
    [asked]: [],
    [ask]: messageToWire('Asignada.'),
    [unask]: messageToWire('Eliminada.'),
    [restore]: messageToWire('Se recuperó con éxito.'),
    'GET /api/ofertas/estados': [open, paused].map(toWire(offerStatusFields)),
    'GET /api/personas/paises': [chile, colombia, peru].map(countryToWire),
    'GET /api/personas/ciudades/:id': [santiago, valparaiso].map(cityToWire),
    'GET /api/conocimientos_ofertas/id_oferta/1': [],
    'GET /api/idiomas_ofertas/id_oferta/1': [],
    'GET /api/conocimientos': [],
    'GET /api/idiomas': [],
    'GET /api/nivel': [],
    'GET /api/preguntas': [questionRecordToWire({ id: 111, name: '¿Años?', version: 1 })],
    'GET /api/actividad': { content: [] },
    'GET /api/aplicantes_ofertas/id_oferta/1': {
      content: [],
      number: 0,
      totalPages: 0,
      first: true,
      last: true,
      totalElements: 0,
      totalExacto: true,
    },
  });
  startSession(sessionToken({ roles: ['ROLE_ADMIN'] }));
});
afterEach(() => act(endSession));

const head = { isServer: false, origin: 'http://localhost', describe: () => undefined };

async function openPage() {
  const { user } = renderPage(
    <DocumentHeadProvider value={head}>
      <OfferManagementPage />
    </DocumentHeadProvider>,
    { path: staffPaths.offerManagement, at: offerManagementPath(1) },
  );
  expect(await screen.findByText(/^\d de 7$/)).toBeVisible();
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
  const choose = async (label: string, text: string) => {
    await user.click(await screen.findByLabelText(label));
    await user.paste(text);
    await user.click(await screen.findByRole('option', { name: new RegExp(text) }));
  };
  return { user, press, choose };
}

const marks = (name: string) =>
  within(screen.getByRole('list', { name }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('publishes the offer as it is shown', async () => {
  const { press } = await openPage();

  await press('Publicar');

  const alert = await screen.findByRole('alertdialog', { name: 'Oferta Actualizada' });
  expect(alert).toHaveTextContent('Desarrollo Angular');
  expect(api.sent(update)).toEqual([offerToWire({ ...draft, status: open })]);
});

test('what a colleague has saved meanwhile is told, and nothing is published that nobody has seen', async () => {
  const theirs = { ...draft, schedule: 'Solo de noche', version: 2 };
  api.answerOnce(update, refusal(409));
  const { press } = await openPage();
  hold(theirs);

  await press('Publicar');

  const alert = await screen.findByRole('alertdialog', { name: 'Otra persona guardó cambios' });
  expect(alert).toHaveTextContent('Horario: Solo de noche');
  expect(alert).toHaveTextContent('Revísala y publica de nuevo.');
  expect(api.sent(update)).toEqual([offerToWire({ ...draft, status: open })]);
  await pressInMessage('Aceptar');
  expect(await screen.findByText('Solo de noche')).toBeVisible();

  await press('Publicar');
  await screen.findByRole('alertdialog', { name: 'Oferta Actualizada' });
  expect(api.sent(update)[1]).toEqual(offerToWire({ ...theirs, status: open }));
});

test('a place is added at once, beside those that a colleague has added meanwhile', async () => {
  const { choose } = await openPage();
  const theirs = { ...draft, countries: [chile, colombia], version: 2 };
  hold(theirs);

  await choose('Agregar país', 'Perú');

  const merged = { ...theirs, countries: [chile, colombia, peru] };
  await waitFor(() => expect(api.sent(update)).toEqual([offerToWire(merged)]));
});

test('a country goes with its cities, and comes back with them', async () => {
  const { press } = await openPage();
  expect(marks('Ciudades de la oferta')).toEqual(['Santiago']);
  api.answerOnce(read, offerToWire(draft));
  const without = { ...draft, countries: [], cities: [] };
  hold({ ...without, version: 2 });

  await press('Quitar Chile');
  await waitFor(() => expect(api.sent(update)).toEqual([offerToWire(without)]));
  await press('Deshacer');

  const back = { ...draft, version: 2 };
  await waitFor(() => expect(api.sent(update)[1]).toEqual(offerToWire(back)));
});

test('a question is asked when it is chosen, taken away, and brought back', async () => {
  const { press, choose } = await openPage();
  api.answer({
    [asked]: [
      offerQuestionToWire(anOfferQuestion({ id: 11, question: { id: 111, name: '¿Años?' } })),
    ],
  });

  await choose('Agregar pregunta', 'Años');
  await waitFor(() => expect(marks('Preguntas asignadas')).toEqual(['¿Años?']));
  expect(api.sent(ask)).toEqual([offerQuestionWriteToWire({ questionId: 111, offerId: 1 })]);
  api.answer({ [asked]: [] });
  await press('Quitar ¿Años?');
  await waitFor(() => expect(api.callsOf(unask)).toHaveLength(1));
  const undo = await screen.findAllByRole('button', { name: 'Deshacer' });
  act(() => undo.at(-1)?.click());

  const item = trashItemToWire({ kind: 'offerQuestion', id: 11 });
  await waitFor(() => expect(api.sent(restore)).toEqual([item]));
});

test('arrows pass through the choices and save nothing', async () => {
  const { user } = await openPage();
  await user.click(await screen.findByLabelText('Agregar país'));

  await user.keyboard('{ArrowDown}{ArrowDown}{Escape}');

  expect(api.sent(update)).toEqual([]);
});
