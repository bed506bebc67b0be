import { offerToWire, type Offer } from '@portal/contract/offer';
import { anOffer } from '@portal/contract/testing/an-offer';
import { paths } from '@portal/kit/routing/paths';
import { fakeApi, noAnswer, refusal, type FakeApi } from '@portal/kit/testing/fake-api';
import { currentPath, renderPage } from '@portal/kit/testing/render-page';
import { screen, waitFor } from '@testing-library/react';
import { OfferDetailPage } from './offer-detail-page';

const read = 'GET /api/ofertas/id/1';
const closed = { id: 3, name: 'Cerrada' };

let api: FakeApi;
const hold = (offer: Offer) => api.answer({ [read]: offerToWire(offer) });

const openDetail = (id: number | string = 1) =>
  renderPage(<OfferDetailPage />, {
    path: paths.offer,
    at: `/modulo-principal/ofertas-laborales/detalle-oferta/${id}`,
  });

/** The value that stands under a name. */
const fact = (name: string) =>
  screen.getByText(name).parentElement?.querySelector('dd')?.textContent;

beforeEach(() => {
  api = fakeApi({
    [read]: offerToWire(anOffer()),
    'GET /api/ofertas': [
      anOffer(),
      anOffer({ id: 2, title: 'Analista de datos' }),
      anOffer({ id: 3, title: 'Ya cerrada', status: closed }),
    ].map(offerToWire),
  });
});

test('shows every field of the offer', async () => {
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
});

test('keeps the line breaks of description and benefits', async () => {
  openDetail();

  for (const text of [/Banca en línea/, /Seguro de salud/]) {
    expect(await screen.findByText(text)).toHaveStyle({ whiteSpace: 'pre-line' });
  }
});

test('says so when neither cities nor countries are given', async () => {
  hold(anOffer({ cities: [], countries: [] }));
  openDetail();

  await screen.findByRole('heading', { level: 1 });
  expect(fact('Ciudades')).toBe('No especificadas');
  expect(fact('Países')).toBe('No especificados');
});

test('leads back to the list and on to the application', async () => {
  openDetail();

  expect(await screen.findByRole('link', { name: 'Atrás' })).toHaveAttribute('href', paths.offers);
  expect(screen.getByRole('link', { name: 'Postularme a oferta' })).toHaveAttribute(
    'href',
    '/modulo-principal/ofertas-laborales/detalle-oferta/postular-oferta/1',
  );
});

test('an offer that the server refuses leads to the list with the text of the server', async () => {
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

test('a closed offer says so, shows open ones, and takes no applications', async () => {
  hold(anOffer({ status: closed }));
  openDetail();

  expect(await screen.findByText('Esta oferta ya no recibe postulaciones.')).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: 'Analista de datos' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Ya cerrada' })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Postularme a oferta' })).not.toBeInTheDocument();
});

test('copies the address of the offer where the device cannot share', async () => {
  const { user } = openDetail();

  await user.click(await screen.findByRole('button', { name: 'Compartir' }));

  expect(await screen.findByText('Copiamos el enlace de la oferta.')).toBeInTheDocument();
  expect(await navigator.clipboard.readText()).toBe(window.location.href);
});
