import { messageToWire } from '@portal/contract/message';
import { pageOfToWire } from '@portal/contract/page-of';
import {
  receivedContactRequestToWire,
  type ReceivedContactRequest,
} from '@portal/contract/received-contact-request';
import { receivedPrivacyRequestToWire } from '@portal/contract/received-privacy-request';
import { aPageOf } from '@portal/contract/testing/a-page-of';
import {
  aContactRequest,
  anErasureRequest,
  aPrivacyRequest,
  aStaffRequest,
  someHoldings,
} from '@portal/contract/testing/a-request';
import {
  requestPageToWire,
  staffRequestToWire,
  type RequestSummary,
  type StaffRequest,
} from '@portal/contract/staff-request';
import { answeredMeanwhile, nothingProved } from '@portal/contract/staff-request-entry';
import { fakeApi, refusal, type FakeApi } from '@portal/kit/testing/fake-api';
import { currentPath, renderPage } from '@portal/kit/testing/render-page';
import { savedFiles } from '@portal/kit/testing/saved-files';
import { screen, waitFor, within } from '@testing-library/react';
import { RequestsPage } from './requests-page';

const list = 'GET /api/solicitudes';
const read = 'GET /api/solicitudes/privacidad/1';
const readContact = 'GET /api/solicitudes/contacto/2';
const reply = 'POST /api/solicitudes/privacidad/1/respuesta';
const undoMerge = 'DELETE /api/solicitudes/privacidad/1/respuesta';

const erasure = anErasureRequest();
const contact = aStaffRequest({ id: 2, name: 'Comercial Los Aromos' });

const held = (changes: Partial<StaffRequest> = {}): StaffRequest => ({
  ...erasure,
  answeredAt: '2026-03-06T09:00:00',
  reply: {
    text: 'Lo que respondí',
    repliedAt: '2026-03-06T09:00:00',
    author: 'Eva Soto',
    isByMail: true,
    hasCopy: false,
    erasesData: true,
    sentAt: undefined,
    undoSeconds: 30,
  },
  ...changes,
});

const pageOf = (items: RequestSummary[], totalPages = 1) =>
  requestPageToWire({
    ...aPageOf(items, { totalPages }),
    pending: items.length,
    answered: 38,
  });

let api: FakeApi;
beforeEach(() => {
  api = fakeApi({
    [list]: pageOf([erasure, contact]),
    [read]: staffRequestToWire(erasure),
    [readContact]: staffRequestToWire(contact),
    [reply]: staffRequestToWire(held()),
    [undoMerge]: staffRequestToWire(erasure),
  });
});

const all = '/modulo-principal/solicitudes';
const open = (at = all) => renderPage(<RequestsPage />, { at });
const openErasure = () => open(`${all}?solicitud=privacidad-1`);
const panel = async (name = 'Ana') =>
  within(await screen.findByRole('region', { name: `Solicitud de ${name}` }));
const items = async () =>
  within(await screen.findByRole('list', { name: 'Solicitudes' })).getAllByRole('listitem');

test('lists contact and privacy together, each with what it asks and how it stands', async () => {
  open();

  expect((await items()).map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/Ana Eliminar sus datos Pendiente\. Venci?ó?/),
    expect.stringMatching(/Comercial Los Aromos Contacto Pendiente\. Hace \d+ días/),
  ]);
  expect(api.callsOf(list)[0]?.query.toString()).toBe('page=0&size=20&estado=pendiente');
  expect(screen.getByRole('button', { name: 'Pendientes 2' })).toBePressed();
  expect(screen.getByRole('button', { name: 'Atendidas 38' })).toBeVisible();
});

test('the address holds the search, the state, the page and what is open', async () => {
  api.answer({ [list]: pageOf([contact], 9) });
  const { user } = open('/modulo-principal/solicitudes-contacto?buscar=ana&pagina=3');
  await items();

  expect(api.callsOf(list).at(-1)?.query.toString()).toBe('page=2&size=20&q=ana&clase=contacto');
  await user.click(screen.getByRole('button', { name: /^Atendidas/ }));
  expect(currentPath()).toBe('/modulo-principal/solicitudes-contacto?buscar=ana&estado=atendidas');
  await user.click(screen.getByRole('link', { name: /^Abrir la solicitud de Comercial/ }));
  expect(currentPath()).toMatch(/&solicitud=contacto-2$/);
  expect(
    await screen.findByRole('heading', { name: /^Comercial Los Aromos escribió/ }),
  ).toHaveFocus();
});

test('the filter by form leads to the address of that form, and keeps the search', async () => {
  const { user } = open(`${all}?buscar=ana`);
  await items();

  await user.selectOptions(screen.getByLabelText('De dónde'), 'Solo privacidad');

  expect(currentPath()).toBe(
    '/modulo-principal/solicitudes-privacidad?buscar=ana&estado=pendientes',
  );
});

test('a page behind the last one leads to it', async () => {
  open(`${all}?pagina=7`);

  await items();
  expect(currentPath()).toBe(all);
});

test('an erasure is answered in one step, and says when it leaves', async () => {
  const { user } = openErasure();
  const request = await panel();
  expect(request.getByText('Coincide con este correo')).toBeVisible();
  expect(request.getByText('Chile · 30 días corridos')).toBeVisible();
  expect(request.getByRole('checkbox', { name: 'Eliminar sus datos' })).toBeChecked();
  expect(request.getByRole('link', { name: 'Ver los datos de la persona' })).toHaveAttribute(
    'href',
    '/modulo-principal/candidatos-aplicantes/datos/7',
  );
  api.answer({ [read]: staffRequestToWire(held()) });
  await user.click(request.getByRole('button', { name: 'Eliminar datos y responder' }));

  expect(await request.findByRole('status')).toHaveTextContent(/^Atendida\. El correo sale/);
  expect(request.getByRole('heading', { name: 'Ana pide eliminar sus datos' })).toHaveFocus();
  expect(api.sent(reply)).toEqual([
    {
      texto: expect.stringMatching(/^Hola, Ana:[^]*3 postulaciones, 2 currículums/),
      por_correo: true,
      con_copia: false,
      elimina_datos: true,
    },
  ]);
});

test('what stays out of the answer is told, with what it holds, so that it can be asked for', async () => {
  const holdings = someHoldings({
    unproved: { applications: 1, curriculums: 1, answers: 0 },
    others: [{ email: 'otra@example.org', applications: 2, curriculums: 1, answers: 4 }],
  });
  api.answer({ [read]: staffRequestToWire({ ...erasure, holdings }) });
  openErasure();
  const choices = within((await panel()).getByRole('group', { name: 'Qué se hará al responder' }));

  expect(choices.getByText(/^Con este correo llegaron además/)).toHaveTextContent(
    'Con este correo llegaron además 1 postulación y 1 currículum que nadie ha confirmado: pueden ser de otra persona. No se envían ni se borran con esta respuesta.',
  );
  expect(choices.getByText(/^Esta persona también postuló con/)).toHaveTextContent(
    'Esta persona también postuló con otra@example.org: 2 postulaciones, 1 currículum y 4 respuestas. Esos datos no se envían ni se borran con esta respuesta; si los quiere, debe pedirlos desde ese correo.',
  );
});

test('while nobody has confirmed anything, nothing can be sent or erased', async () => {
  const holdings = someHoldings({
    applications: 0,
    unproved: { applications: 1, curriculums: 1, answers: 0 },
  });
  api.answer({
    [read]: staffRequestToWire({ ...erasure, code: undefined, isCodeRight: false, holdings }),
  });
  const { user } = openErasure();
  const request = await panel();

  expect(request.getByText(nothingProved)).toBeVisible();
  expect(request.queryByRole('checkbox')).not.toBeInTheDocument();
  expect(request.getByLabelText('Respuesta')).toHaveDisplayValue(/con el código de/);
  await user.click(request.getByRole('button', { name: 'Responder' }));
  expect(api.sent(reply)).toMatchObject([{ con_copia: false, elimina_datos: false }]);
});

test('what is taken back can be written further', async () => {
  api.answer({ [read]: staffRequestToWire(held()) });
  const { user } = openErasure();
  const request = await panel();
  api.answer({ [read]: staffRequestToWire(erasure) });
  await user.click(request.getByRole('button', { name: 'Deshacer' }));

  expect(await request.findByLabelText('Respuesta')).toHaveValue('Lo que respondí');
  expect(request.getByRole('checkbox', { name: 'Eliminar sus datos' })).toBeChecked();
  expect(api.callsOf(undoMerge)).toHaveLength(1);
});

test('who comes second is told so, and keeps the words', async () => {
  api.answer({ [reply]: refusal(409, { mensaje: answeredMeanwhile }) });
  const { user } = openErasure();
  const request = await panel();
  await user.type(request.getByLabelText('Respuesta'), ' Saludos');
  api.answer({ [read]: staffRequestToWire(held()) });
  await user.click(request.getByRole('button', { name: 'Eliminar datos y responder' }));

  expect(await screen.findByText(answeredMeanwhile)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Aceptar' }));
  expect(request.getByLabelText('Respuesta')).toHaveDisplayValue(/Puente Saludos$/);
  expect(request.getByLabelText('Respuesta')).toHaveAttribute('readonly');
  expect(request.queryByRole('button', { name: /responder$/ })).not.toBeInTheDocument();
});

test('another ready text asks before it takes the place of own words', async () => {
  const { user } = openErasure();
  const request = await panel();
  await user.selectOptions(request.getByLabelText('Texto'), 'Pedir que confirme quién es');
  expect(request.getByRole('checkbox', { name: 'Eliminar sus datos' })).not.toBeChecked();
  await user.type(request.getByLabelText('Respuesta'), 'x');
  await user.selectOptions(request.getByLabelText('Texto'), 'Datos eliminados');
  await user.click(await screen.findByRole('button', { name: 'Cancelar' }));
  expect(request.getByLabelText('Respuesta')).toHaveDisplayValue(/x$/);
});

test('without mails that is said before anything is typed, and the text is copied and settled', async () => {
  const settled = held({ canMail: false });
  api.answer({ [read]: staffRequestToWire({ ...erasure, canMail: false }) });
  const { user } = openErasure();
  const request = await panel();
  expect(request.getByText(/Este sitio no puede enviar correos/)).toBeVisible();
  expect(request.queryByRole('checkbox')).not.toBeInTheDocument();
  expect(request.getByRole('link', { name: 'Responder por correo' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^mailto:ana@example\.org\?subject=Tus%20datos.*&body=Hola/),
  );
  api.answer({ [read]: staffRequestToWire(settled) });
  await user.click(request.getByRole('button', { name: 'Copiar y marcar como atendida' }));

  await waitFor(() => expect(api.sent(reply)).toHaveLength(1));
  expect(await navigator.clipboard.readText()).toMatch(/^Hola, Ana:/);
  expect(api.sent(reply)[0]).toMatchObject({ por_correo: false, elimina_datos: false });
});

test('a request is marked without an answer, and a failure to mark is told', async () => {
  const mark = 'PUT /api/privacidad/solicitudes/1';
  api.answer({ [mark]: receivedPrivacyRequestToWire(aPrivacyRequest()) });
  api.answerOnce(mark, refusal(500));
  const { user } = openErasure();
  const request = await panel();
  const press = () => user.click(request.getByRole('button', { name: 'Marcar como atendida' }));
  await press();
  expect(await screen.findByRole('alertdialog', { name: 'No se pudo guardar' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Aceptar' }));
  api.answer({
    [read]: staffRequestToWire({ ...erasure, answeredAt: '2026-03-06T09:00:00' }),
  });
  await press();

  expect(await request.findByRole('button', { name: 'Marcar como pendiente' })).toBeVisible();
  expect(request.getByText(/^Marcada como atendida el 06\/03\/2026 09:00/)).toBeVisible();
  expect(api.sent(mark)).toEqual([{ atendida: true }, { atendida: true }]);
});

test('a request is deleted when that is confirmed', async () => {
  const remove = 'DELETE /api/contacto/solicitudes/2';
  api.answer({ [remove]: messageToWire('La solicitud fue eliminada.') });
  const { user } = open(`${all}?solicitud=contacto-2`);
  const request = await panel('Comercial Los Aromos');
  await user.click(request.getByRole('button', { name: 'Eliminar solicitud' }));
  await user.click(await screen.findByRole('button', { name: 'Sí, eliminar' }));

  expect(await screen.findByText('La solicitud fue eliminada.')).toBeVisible();
  expect(api.callsOf(remove)).toHaveLength(1);
  await waitFor(() => expect(currentPath()).toBe(all));
});

test('says when the code is wrong or missing, and when nobody has that e-mail', async () => {
  const stranger = { isCodeRight: false, holdings: undefined, country: undefined };
  api.answer({ [read]: staffRequestToWire({ ...erasure, ...stranger }) });
  const { unmount } = openErasure();
  expect(await screen.findByText('No coincide con este correo')).toBeVisible();
  expect(screen.getByText('Nadie ha postulado con este correo.')).toBeVisible();
  expect(
    screen.getByText(/^País desconocido: rige el plazo más corto · 5 días hábiles/),
  ).toBeVisible();
  expect(screen.getByText('No escribió nada más.')).toBeVisible();
  unmount();

  api.answer({ [read]: staffRequestToWire({ ...erasure, code: undefined, isCodeRight: false }) });
  openErasure();
  expect(
    await screen.findByText('No lo escribió: confirma por correo que es la persona.'),
  ).toBeVisible();
});

test('all contact requests that were found are exported', async () => {
  const saved = savedFiles();
  const found: ReceivedContactRequest[] = [aContactRequest()];
  api.answer({
    'GET /api/contacto/solicitudes': pageOfToWire(aPageOf(found), receivedContactRequestToWire),
  });
  const { user } = open('/modulo-principal/solicitudes-contacto');
  await items();
  await user.click(screen.getByRole('button', { name: 'Exportar a CSV' }));

  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]?.name).toBe('solicitudes-de-contacto.csv');
  expect(await saved[0]?.content.text()).toContain('\r\n2026-03-05 14:07;');
});

test.each([
  ['', 'No queda nada por responder.'],
  ['?estado=todas', 'Todavía no hay solicitudes.'],
  ['?buscar=zzz', 'Nada coincide con lo que buscas.'],
])('an empty list at «%s» says why', async (search, text) => {
  api.answer({ [list]: pageOf([], 0) });
  open(`${all}${search}`);

  expect(await screen.findByText(text)).toBeVisible();
});

test('what could not be read can be tried again', async () => {
  api.answerOnce(list, refusal(500));
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Aceptar' }));
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));

  expect(await items()).toHaveLength(2);
});
