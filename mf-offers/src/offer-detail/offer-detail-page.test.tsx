import type { Offer } from '@portal/contract/offer';
import { offerToWire } from '@portal/contract/offer-bodies';
import { ownApplicationsToWire } from '@portal/contract/own-applications';
import { anOffer } from '@portal/contract/testing/an-offer';
import { anOwnApplication } from '@portal/contract/testing/an-own-application';
import { offerDetailPath, paths } from '@portal/kit/routing/paths';
import { fakeApi, noAnswer, refusal, type FakeApi } from '@portal/kit/testing/fake-api';
import { currentPath, renderPage } from '@portal/kit/testing/render-page';
import { screen, waitFor, within } from '@testing-library/react';
import { clear } from 'idb-keyval';
import { saveDraftText } from '../on-device/draft-storage';
import { emptyDraft } from '../on-device/wizard-draft';
import { justApplied, noteSent } from '../receipt/just-applied';
import { saveReceipt } from '../receipt/receipt-storage';
import { noteBoardSearch } from '../offer/board-address';
import { OfferDetailPage } from './offer-detail-page';

jest.mock('idb-keyval', () => jest.requireActual('../testing/stored-drafts').storedDrafts());

const read = 'GET /api/ofertas/id/1';
const skillList = 'GET /api/conocimientos_ofertas/id_oferta/:id';
const languageList = 'GET /api/idiomas_ofertas/id_oferta/:id';
const closed = { id: 3, name: 'Cerrada' };

let api: FakeApi;
const hold = (offer: Offer) => api.answer({ [read]: offerToWire(offer) });

const openDetail = (id: number | string = 1) =>
  renderPage(<OfferDetailPage />, {
    path: paths.offer,
    at: `/modulo-principal/ofertas-laborales/detalle-oferta/${id}`,
  });

/** The value below a name. */
const fact = (name: string) =>
  screen.getByText(name).parentElement?.querySelector('dd')?.textContent;

beforeEach(() => {
  api = fakeApi({
    [read]: offerToWire(anOffer()),
    [skillList]: [],
    [languageList]: [],
    'GET /api/ofertas': [
      anOffer(),
      anOffer({ id: 2, title: 'Analista de datos' }),
      anOffer({ id: 3, title: 'Ya cerrada', status: closed }),
    ].map(offerToWire),
  });
});

test('S1.07 S2.78 shows every field of the offer', async () => {
  openDetail(1);

  expect(await screen.findByRole('heading', { name: 'Desarrollo Angular' })).toBeInTheDocument();
  expect(fact('Vacantes')).toBe('3');
  expect(fact('Rango salarial')).toBe('$2.000.000 a $2.800.000');
  expect(fact('Horario')).toBe('Lunes a viernes, 9:00 a 18:00');
  expect(fact('Tipo de contrato')).toBe('Término indefinido');
  expect(fact('Modalidad')).toBe('Remoto');
  expect(fact('Formación requerida')).toBe('Profesional universitario');
  expect(fact('Ciudades')).toBe('Santiago');
  expect(fact('Países')).toBe('Chile');
  expect(fact('Fecha de publicación')).toBe('5 de marzo de 2026');
  expect(document.title).toContain('Desarrollo Angular');
  expect(screen.getByText(/Banca en línea/)).toBeInTheDocument();
  expect(screen.getByText(/Seguro de salud/)).toBeInTheDocument();
});

test('S2.81 keeps the line breaks of description and benefits', async () => {
  openDetail();

  for (const text of [/Banca en línea/, /Seguro de salud/]) {
    expect(await screen.findByText(text)).toHaveStyle({ whiteSpace: 'pre-line' });
  }
});

test('lists are lists, with a heading where one is meant', async () => {
  hold(anOffer({ description: 'Hola.\nQué harás:\n- uno\n- dos', benefits: '1. tres' }));
  openDetail();

  expect(await screen.findByRole('heading', { level: 3, name: 'Qué harás' })).toBeInTheDocument();
  const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(items.slice(0, 3)).toEqual(['uno', 'dos', 'tres']);
  expect(screen.getByText('Hola.')).toBeInTheDocument();
});

test('tells which skills and languages are asked for', async () => {
  api.answer({
    [skillList]: [
      {
        conocimientos: { id_conocimientos: 3, conocimientos: 'Java' },
        experiencia_minima: '2 años',
      },
    ],
    [languageList]: [
      {
        idioma: { id_idioma: 3, nombre_idioma: 'Inglés' },
        nivel: { id_nivel: 4, descripcion_nivel: 'B1 - Intermedio' },
      },
    ],
  });
  openDetail();

  expect(await screen.findByText('Java')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Conocimientos' })).toBeInTheDocument();
  expect(screen.getByText('2 años')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Idiomas' })).toBeInTheDocument();
  expect(screen.getByText('B1 - Intermedio')).toBeInTheDocument();
});

test.each([{}, { [skillList]: refusal(500), [languageList]: noAnswer }])(
  'asks for none where there are none or they cannot be read (%#)',
  async (answers) => {
    api.answer(answers);
    openDetail();

    await screen.findByRole('link', { name: 'Postularme a oferta' });
    expect(screen.queryByRole('heading', { name: 'Conocimientos' })).not.toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Idiomas' })).not.toBeInTheDocument();
  },
);

test('leads to similar offers and to all of them', async () => {
  openDetail();

  const similar = await screen.findByRole('region', { name: 'Ofertas parecidas' });
  const card = within(similar).getByRole('article', { name: 'Analista de datos' });
  expect(within(card).getByRole('link', { name: 'Ver oferta' })).toHaveAttribute(
    'href',
    offerDetailPath(2),
  );
  expect(within(similar).getAllByRole('article')).toHaveLength(1);
  expect(within(similar).getByRole('link', { name: 'Ver las 2 ofertas' })).toHaveAttribute(
    'href',
    paths.offers,
  );
});

test('is shown without similar offers when they cannot be read', async () => {
  api.answer({ 'GET /api/ofertas': refusal(500) });
  openDetail();

  expect(await screen.findByRole('link', { name: 'Postularme a oferta' })).toBeInTheDocument();
  expect(screen.queryByText('Ofertas parecidas')).not.toBeInTheDocument();
});

test('S2.79 says so when neither cities nor countries are given', async () => {
  hold(anOffer({ cities: [], countries: [] }));
  openDetail();

  await screen.findByRole('heading', { level: 1 });
  expect(fact('Ciudades')).toBe('No especificadas');
  expect(fact('Países')).toBe('No especificados');
});

test.each([
  ['Atrás', '/modulo-principal/ofertas-laborales'],
  ['Postularme a oferta', '/modulo-principal/ofertas-laborales/detalle-oferta/postular-oferta/1'],
])('S2.82 «%s» leads to %s', async (name, path) => {
  const { user } = openDetail();

  await user.click(await screen.findByRole('link', { name }));

  expect(currentPath()).toBe(path);
});

test('leads back to the list with the filters that led here, when the page is loaded again as well', async () => {
  noteBoardSearch('?modalidad=Remoto');
  const { unmount } = openDetail();
  const leadsBack = async () =>
    expect(await screen.findByRole('link', { name: 'Atrás' })).toHaveAttribute(
      'href',
      `${paths.offers}?modalidad=Remoto`,
    );
  await leadsBack();

  unmount();
  noteBoardSearch(undefined);
  openDetail();
  await leadsBack();
  history.replaceState(undefined, '');
});

describe('on a device that has', () => {
  afterEach(() => clear());

  const sent = {
    offerId: 1,
    offerTitle: 'Desarrollo Angular',
    code: 'P-1-AAAAAA',
    sentAt: '2026-11-22T10:00:00',
  };

  test('applied, it says when, with the receipt in the place of the action', async () => {
    await saveReceipt(sent);
    openDetail();

    expect(await screen.findByText('Ya postulaste el 22 de noviembre de 2026')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Ver comprobante' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Ver mis postulaciones' })).toHaveAttribute(
      'href',
      paths.ownApplications,
    );
    expect(screen.queryByRole('link', { name: 'Postularme a oferta' })).not.toBeInTheDocument();
  });

  test('applied to another offer, nothing is different', async () => {
    await saveReceipt({ ...sent, offerId: 2 });
    openDetail();

    expect(await screen.findByRole('link', { name: 'Postularme a oferta' })).toBeInTheDocument();
  });

  test('begun to apply, it says so beside the action', async () => {
    await saveDraftText(1, emptyDraft());
    openDetail();

    expect(await screen.findByText('Tienes un borrador sin enviar.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Postularme a oferta' })).toBeInTheDocument();
  });
});

describe('after an application', () => {
  const receipt = {
    offerId: 1,
    offerTitle: 'Desarrollo Angular',
    code: 'P-1-AAAAAA',
    sentAt: '2026-11-22T10:00:00',
    content: {
      name: 'Ana',
      email: 'ana@example.org',
      salaryExpectation: 1,
      curriculum: { name: 'cv.pdf', size: 2048 },
      answers: [],
    },
  };
  const message = '¡Gracias! Tu postulación fue enviada con éxito.';
  const openConfirmation = () =>
    renderPage(<OfferDetailPage />, {
      path: paths.offer,
      at: '/modulo-principal/ofertas-laborales/detalle-oferta/1',
      state: justApplied,
    });
  const confirmation = () => screen.findByRole('region', { name: 'Postulación enviada' });

  afterEach(async () => {
    noteSent(undefined);
    await clear();
  });

  test('S4.21 the offer begins with the word of the server, the code and what happens by when', async () => {
    await saveReceipt(receipt);
    noteSent({ receipt, message, isKept: true });
    openConfirmation();

    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(message);
    const region = within(await confirmation());
    expect(region.getByText('P-1-AAAAAA')).toBeInTheDocument();
    expect(region.getByText('cv.pdf (2 KB)')).toBeInTheDocument();
    expect(region.getAllByRole('listitem')[0]).toHaveTextContent('Recibida El 22 de noviembre');
    expect(region.getAllByRole('listitem')[1]).toHaveTextContent('Antes del 29 de noviembre');
    expect(region.getByRole('link', { name: 'Mis postulaciones' })).toHaveAttribute(
      'href',
      paths.ownApplications,
    );
    expect(region.queryByText('Confirma tu correo')).not.toBeInTheDocument();
    expect(await region.findByRole('article', { name: 'Analista de datos' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 2, name: 'Desarrollo Angular' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Ofertas parecidas' })).not.toBeInTheDocument();
  });

  test('the code is put on the clipboard', async () => {
    noteSent({ receipt, message, isKept: true });
    const { user } = openConfirmation();

    await user.click(await screen.findByRole('button', { name: 'Copiar el código' }));

    expect(await navigator.clipboard.readText()).toBe('P-1-AAAAAA');
  });

  test('where a mail waits for its owner, that is to be done, with the address as people write it', async () => {
    const content = { ...receipt.content, email: 'ana@xn--pea-8ma.cl' };
    noteSent({ receipt: { ...receipt, content, asksConfirmation: true }, message, isKept: true });
    openConfirmation();

    expect(await screen.findByText(/^Te enviamos un mensaje a ana@peña\.cl\./)).toBeVisible();
    expect(screen.getByText(/^Si avanzas te escribimos a ana@peña\.cl\./)).toBeVisible();
  });

  test('a device that keeps nothing asks to note the code down', async () => {
    noteSent({ receipt, message, isKept: false });
    openConfirmation();

    expect(await screen.findByText(/^Este dispositivo no guarda tu comprobante/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Ver comprobante' })).not.toBeInTheDocument();
  });

  test('a page that is loaded again has the code from the device, and the rest by it', async () => {
    await saveReceipt(receipt);
    const application = anOwnApplication({ isEmailConfirmed: false });
    api.answer({ 'POST /api/mis-postulaciones': ownApplicationsToWire([application]) });
    openConfirmation();

    expect(await screen.findByText('P-1-AAAAAA')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Tu postulación fue enviada.',
    );
    expect(await screen.findByText(/^Te enviamos un mensaje a a•••@example.org/)).toBeVisible();
    expect(screen.getByText('cv.pdf')).toBeInTheDocument();
    expect(api.sent('POST /api/mis-postulaciones')).toEqual([
      { postulaciones: [{ codigo: 'P-1-AAAAAA' }] },
    ]);
  });

  test('a page that is loaded again without a connection knows the code and the offer', async () => {
    await saveReceipt(receipt);
    api.answer({ 'POST /api/mis-postulaciones': noAnswer });
    openConfirmation();

    expect(await screen.findByText('P-1-AAAAAA')).toBeInTheDocument();
    expect(screen.getByText('Desarrollo Angular', { selector: 'dd' })).toBeInTheDocument();
  });

  test('a page that is loaded again on a device that keeps nothing says what it knows', async () => {
    openConfirmation();

    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
      'Tu postulación fue enviada.',
    );
    expect(await screen.findByText('Desarrollo Angular', { selector: 'dd' })).toBeInTheDocument();
  });
});

test('S8.08 an offer that the server refuses leads to the list with the text of the server', async () => {
  api.answer({ 'GET /api/ofertas/id/99': refusal(404, { mensaje: 'La oferta no existe.' }) });
  openDetail(99);

  expect(await screen.findByText('La oferta no existe.')).toBeInTheDocument();
  await waitFor(() => expect(currentPath()).toBe(paths.offers));
});

test('a server that does not answer leaves the page where it is, with a second try', async () => {
  api.answerOnce(read, noAnswer);
  const { user } = openDetail();

  await user.click(await screen.findByRole('button', { name: 'Reintentar' }));

  expect(await screen.findByRole('heading', { name: 'Desarrollo Angular' })).toBeInTheDocument();
});

test('stays silent about what the shell has told already', async () => {
  api.answer({ [read]: refusal(401) });
  openDetail();

  expect(await screen.findByText('No tienes acceso a estos datos.')).toBeInTheDocument();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test('S3.11 a closed offer says so, shows open ones, and takes no applications', async () => {
  api.answer({
    [read]: { ...offerToWire(anOffer()), estado: { id_estado: 3, estado: 'Cerrada' } },
  });
  openDetail();

  expect(await screen.findByText('Esta oferta ya no recibe postulaciones.')).toBeInTheDocument();
  expect(await screen.findByRole('article', { name: 'Analista de datos' })).toBeInTheDocument();
  expect(screen.queryByText('Ya cerrada')).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Postularme a oferta' })).not.toBeInTheDocument();
});

test('copies the address of the offer where the device cannot share', async () => {
  const { user } = openDetail();

  await user.click(await screen.findByRole('button', { name: 'Compartir' }));

  expect(await screen.findByText('Copiamos el enlace de la oferta.')).toBeInTheDocument();
  expect(await navigator.clipboard.readText()).toBe(window.location.href);
});
