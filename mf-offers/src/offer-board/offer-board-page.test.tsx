import { applicantCountsPath, applicantCountToWire } from '@portal/contract/applicant-counts';
import { messageToWire } from '@portal/contract/message';
import type { Offer } from '@portal/contract/offer';
import { offerToWire } from '@portal/contract/offer-bodies';
import { anOffer } from '@portal/contract/testing/an-offer';
import { paths } from '@portal/kit/routing/paths';
import { fakeApi, refusal, type FakeApi } from '@portal/kit/testing/fake-api';
import { currentPath, renderPage } from '@portal/kit/testing/render-page';
import { sessionToken } from '@portal/kit/testing/session-token';
import { endSession, startSession } from '@portal/runtime';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { clear, keys } from 'idb-keyval';
import { visitsStore } from '../on-device/device-stores';
import { OfferBoardPage } from './offer-board-page';

jest.mock('idb-keyval', () => jest.requireActual('../testing/stored-drafts').storedDrafts());

const list = 'GET /api/ofertas';
const remove = 'DELETE /api/ofertas/delete/1';

let api: FakeApi;
const hold = (...offers: Offer[]) => api.answer({ [list]: offers.map(offerToWire) });

const angular = anOffer({ id: 1, title: 'Desarrollo Angular' });
const analyst = anOffer({
  id: 2,
  title: 'Analista de datos',
  workMode: { id: 2, name: 'Híbrido' },
});

const openBoard = (query = '') => renderPage(<OfferBoardPage />, { at: paths.offers + query });
const signIn = (...roles: ('ROLE_ADMIN' | 'ROLE_USER')[]) => startSession(sessionToken({ roles }));
const card = (name: string) => screen.findByRole('article', { name });

beforeEach(async () => {
  await clear();
  api = fakeApi({
    [remove]: messageToWire('La oferta fue eliminada con éxito.'),
    [`GET ${applicantCountsPath}`]: [applicantCountToWire({ offerId: 1, total: 9 })],
  });
  hold(angular, analyst);
});
afterEach(() => act(endSession));

test('S2.52 S2.54 S2.55 S2.57 shows the heading, the filters and a card for each offer, which leads to it', async () => {
  const { user } = openBoard();

  expect(screen.getByRole('heading', { name: 'Ofertas Laborales' })).toBeInTheDocument();
  expect(screen.getByRole('complementary', { name: 'Filtros' })).toBeInTheDocument();
  const shown = within(await card('Desarrollo Angular'));
  for (const text of [
    'Lunes a viernes, 9:00 a 18:00',
    '3 vacantes',
    'Término indefinido',
    'Remoto',
    '$2.000.000 a $2.800.000',
  ]) {
    expect(shown.getByText(text)).toBeInTheDocument();
  }
  await user.click(shown.getByRole('link', { name: 'Ver oferta' }));
  expect(currentPath()).toBe('/modulo-principal/ofertas-laborales/detalle-oferta/1');
});

test('S2.56 cards alternate between two blues', async () => {
  hold(...[1, 2, 3, 4].map((id) => anOffer({ id, title: `Oferta ${id}` })));
  openBoard();

  await card('Oferta 1');
  const blues = screen
    .getAllByRole('article')
    .map((element) => getComputedStyle(element).backgroundColor);
  expect(new Set(blues).size).toBe(2);
  expect(blues[0]).toBe(blues[2]);
  expect(blues[1]).toBe(blues[3]);
});

test('S2.53 says that it is loading until the offers are there', async () => {
  const reading = api.hold(list);
  openBoard();

  expect(screen.getByText('Cargando ofertas...')).toBeInTheDocument();
  await reading.release();

  await card('Desarrollo Angular');
  expect(screen.queryByText('Cargando ofertas...')).not.toBeInTheDocument();
});

test('staff read on each card how many have applied, and find offers by their status', async () => {
  signIn('ROLE_ADMIN');
  hold(angular, anOffer({ id: 2, title: 'Analista de datos', status: { id: 3, name: 'Cerrada' } }));
  const { user } = openBoard();

  expect(
    await screen.findByRole('link', { name: '9 aplicantes de Desarrollo Angular' }),
  ).toHaveAttribute('href', '/modulo-principal/ofertas-laborales/aplicantes-ofertas/1');
  expect(screen.getByRole('link', { name: '0 aplicantes de Analista de datos' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Búsquedas guardadas' })).not.toBeInTheDocument();

  await user.click(screen.getByRole('checkbox', { name: 'Cerrada 1' }));
  expect(currentPath()).toBe(`${paths.offers}?estado=Cerrada`);
  await waitFor(() =>
    expect(screen.queryByRole('article', { name: 'Desarrollo Angular' })).not.toBeInTheDocument(),
  );
});

test('a visitor has no status to choose, and saves searches', async () => {
  openBoard();

  await card('Desarrollo Angular');
  expect(screen.queryByText('Estado')).not.toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Búsquedas guardadas' })).toBeInTheDocument();
});

test('S2.58 says that there are no offers', async () => {
  hold();
  openBoard();

  expect(await screen.findByText('No hay ofertas disponibles por el momento.')).toBeInTheDocument();
});

test('S8.09 shows the error of the server, and reads again when asked to', async () => {
  api.answerOnce(list, refusal(500, { error: 'Base de datos caída', mensaje: 'Otro' }));
  const { user } = openBoard();

  const alert = await screen.findByRole('alertdialog', { name: 'Error' });
  expect(within(alert).getByText('Base de datos caída')).toBeInTheDocument();
  await user.click(within(alert).getByRole('button', { name: 'Aceptar' }));
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));

  expect(await card('Desarrollo Angular')).toBeInTheDocument();
});

test.each([[[]], [['ROLE_USER' as const]]])(
  'S2.59 S6.04 people with the roles %j see neither plus nor menu',
  async (roles) => {
    if (roles.length > 0) signIn(...roles);
    openBoard();

    await card('Desarrollo Angular');
    expect(screen.queryByRole('button', { name: 'Crear nueva oferta' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Opciones de/ })).not.toBeInTheDocument();
  },
);

test('S2.59 S2.60 S2.61 S6.04 an administrator has the plus, and a menu on each card with its entries in their order', async () => {
  signIn('ROLE_ADMIN');
  const { user } = openBoard();
  await card('Desarrollo Angular');
  expect(screen.getAllByRole('button', { name: /^Opciones de/ })).toHaveLength(2);
  expect(screen.getByRole('button', { name: 'Crear nueva oferta' })).toBeInTheDocument();

  await user.click(await screen.findByRole('button', { name: 'Opciones de Analista de datos' }));

  const entries = await screen.findAllByRole('menuitem');
  expect(entries.map(({ textContent }) => textContent)).toEqual([
    'Editar Oferta',
    'Asignar preguntas',
    'Asignar países',
    'Asignar ciudades',
    'Asignar Conocimientos',
    'Asignar idiomas',
    'Ver aplicantes',
    'Eliminar Oferta',
  ]);
  expect(screen.getByRole('menuitem', { name: 'Asignar preguntas' })).toHaveAttribute(
    'href',
    `${paths.offers}/ofertas-preguntas/2`,
  );
  expect(screen.getByRole('menuitem', { name: 'Asignar idiomas' })).toHaveAttribute(
    'href',
    `${paths.offers}/asignar-idioma/2`,
  );
  expect(screen.getByRole('menuitem', { name: 'Ver aplicantes' })).toHaveAttribute(
    'href',
    `${paths.offers}/aplicantes-ofertas/2`,
  );
});

describe('dialogs', () => {
  async function openBoardWithDialogs() {
    api.answer({
      'GET /api/ofertas/id/1': offerToWire(angular),
      'GET /api/ofertas/formacion': [],
      'GET /api/ofertas/tipoContrato': [],
      'GET /api/ofertas/estados': [],
      'GET /api/ofertas/modalidadTrabajo': [],
      'GET /api/personas/paises': [],
      'GET /api/conocimientos': [],
      'GET /api/conocimientos_ofertas/id_oferta/1': [],
    });
    signIn('ROLE_ADMIN');
    const view = openBoard();
    await card('Desarrollo Angular');
    return view;
  }

  test('S2.59 S2.62 the plus opens that of a new offer', async () => {
    const { user } = await openBoardWithDialogs();

    await user.click(screen.getByRole('button', { name: 'Crear nueva oferta' }));

    const dialog = within(await screen.findByRole('dialog', { name: 'Crear Nueva Oferta' }));
    expect(await dialog.findByRole('button', { name: 'Guardar Oferta' })).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Cancelar' })).toBeInTheDocument();
  });

  test.each([
    ['Editar Oferta', 'Editar Oferta'],
    ['Asignar países', /países/i],
    ['Asignar ciudades', /ciudades/i],
    ['Asignar Conocimientos', /conocimientos/i],
  ])('S2.61 «%s» opens its own', async (entry, name) => {
    const { user } = await openBoardWithDialogs();

    await user.click(screen.getByRole('button', { name: 'Opciones de Desarrollo Angular' }));
    await user.click(await screen.findByRole('menuitem', { name: entry }));

    expect(await screen.findByRole('dialog', { name })).toBeInTheDocument();
  });
});

async function chooseDelete(user: ReturnType<typeof openBoard>['user']) {
  await user.click(await screen.findByRole('button', { name: 'Opciones de Desarrollo Angular' }));
  await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus());
  await user.keyboard('{End}{Enter}');
  return screen.findByRole('alertdialog', { name: 'Esta seguro?' });
}

test('an entry of the menu does what it says however fast it is pressed, or by a screen reader', async () => {
  signIn('ROLE_ADMIN');
  const { user } = openBoard();
  await user.click(await screen.findByRole('button', { name: 'Opciones de Desarrollo Angular' }));
  const entry = await screen.findByRole('menuitem', { name: 'Eliminar Oferta' });

  // Without a pointer event before.
  fireEvent.click(entry);

  expect(await screen.findByRole('alertdialog', { name: 'Esta seguro?' })).toBeVisible();
});

test('deletes an offer once it is confirmed, and reads the list anew', async () => {
  signIn('ROLE_ADMIN');
  const { user } = openBoard();
  await chooseDelete(user);
  hold(analyst);

  await user.click(screen.getByRole('button', { name: 'Si, Eliminar!' }));

  expect(await screen.findByRole('alertdialog', { name: 'Eliminado!' })).toBeInTheDocument();
  expect(api.callsOf(remove)).toHaveLength(1);
  await waitFor(() =>
    expect(screen.queryByRole('article', { name: 'Desarrollo Angular' })).not.toBeInTheDocument(),
  );
});

test('keeps the offer when the deletion is not confirmed', async () => {
  signIn('ROLE_ADMIN');
  const { user } = openBoard();
  await chooseDelete(user);

  await user.click(screen.getByRole('button', { name: 'No, Cancelar!' }));

  expect(api.callsOf(remove)).toEqual([]);
  expect(await card('Desarrollo Angular')).toBeInTheDocument();
});

describe('the filters', () => {
  const titles = () =>
    screen
      .queryAllByRole('article')
      .map((article) => within(article).getByRole('heading').textContent);

  /** Opens the filter sheet of a phone. The test environment also shows the column. */
  async function openSheet(query = '') {
    const view = openBoard(query);
    await card('Desarrollo Angular');
    await view.user.click(screen.getByRole('button', { name: /^Filtros/ }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Filtros' }));
    return { ...view, sheet };
  }

  test('narrow the list down, are counted, and stand in the address', async () => {
    const { user, sheet } = await openSheet();

    await user.click(sheet.getByRole('checkbox', { name: 'Híbrido 1' }));

    expect(sheet.getByRole('button', { name: 'Quitar filtros' })).toBeInTheDocument();
    await user.click(sheet.getByRole('button', { name: 'Ver 1 oferta' }));

    await waitFor(() => expect(titles()).toEqual(['Analista de datos']));
    expect(currentPath()).toBe(`${paths.offers}?modalidad=H%C3%ADbrido`);
  });

  test('come from the address', async () => {
    openBoard('?texto=ANGULAR&pais=Chile');

    expect(await card('Desarrollo Angular')).toBeInTheDocument();
    expect(titles()).toEqual(['Desarrollo Angular']);
    expect(screen.getByText('1 de 2 ofertas')).toBeInTheDocument();
    expect(screen.getByRole('searchbox', { name: 'Buscar' })).toHaveValue('ANGULAR');
  });

  test('ask for a country before they offer its cities', async () => {
    const { user, sheet } = await openSheet();
    expect(sheet.getByText('Elige antes un país')).toBeInTheDocument();

    await user.click(sheet.getByText('País'));
    await user.click(sheet.getByRole('checkbox', { name: /^Chile/ }));

    expect(sheet.queryByText('Elige antes un país')).not.toBeInTheDocument();
    expect(sheet.getByText('Ciudad')).toBeInTheDocument();
  });

  test('keep a city of the address that comes without its country', async () => {
    const { sheet } = await openSheet('?ciudad=Santiago');

    expect(sheet.queryByText('Elige antes un país')).not.toBeInTheDocument();
    expect(sheet.getAllByText('Santiago')).not.toHaveLength(0);
  });

  test('search while typing', async () => {
    const { user } = openBoard();
    await card('Desarrollo Angular');

    await user.type(screen.getByRole('searchbox', { name: 'Buscar' }), 'datos');

    await waitFor(() => expect(titles()).toEqual(['Analista de datos']));
  });

  test('that leave nothing offer a way back', async () => {
    const { user } = openBoard('?texto=nada');

    await user.click(await screen.findByRole('button', { name: 'Ver todas las ofertas' }));

    expect(titles()).toHaveLength(2);
  });

  test('are taken back one by one by their marks, which are one stop of the tab key', async () => {
    const { user } = openBoard('?texto=angular&pais=Chile&modalidad=Remoto');
    const marks = within(await screen.findByRole('toolbar', { name: 'Filtros elegidos' }));
    const reachable = () => marks.getAllByRole('button').filter(({ tabIndex }) => tabIndex === 0);
    expect(reachable()).toHaveLength(1);

    act(() => reachable()[0]?.focus());
    await user.keyboard('{ArrowRight}');
    expect(marks.getByRole('button', { name: 'Quitar Chile' })).toHaveFocus();
    await user.keyboard('{Enter}');

    expect(currentPath()).toBe(`${paths.offers}?texto=angular&modalidad=Remoto`);
    expect(marks.getByRole('button', { name: 'Quitar Remoto' })).toHaveFocus();

    await user.click(screen.getByRole('button', { name: 'Quitar filtros' }));
    expect(currentPath()).toBe(paths.offers);
    expect(screen.getByRole('region', { name: 'Ofertas' })).toHaveFocus();
  });

  test('sort the list', async () => {
    const { user, sheet } = await openSheet();

    await user.selectOptions(sheet.getByLabelText('Ordenar por'), 'Título, de la A a la Z');
    await user.click(sheet.getByRole('button', { name: 'Ver 2 ofertas' }));

    await waitFor(() => expect(titles()).toEqual(['Analista de datos', 'Desarrollo Angular']));
  });

  test('by salary say what cannot be compared', async () => {
    hold(anOffer({ id: 1, title: 'Uno', salaryRange: 'A convenir' }), analyst);
    openBoard('?orden=salario');

    await card('Analista de datos');
    expect(screen.getByText(/sin un salario que podamos comparar va/)).toBeInTheDocument();
  });
});

test('hundreds of offers come in pages of their own addresses', async () => {
  const many = [...Array(45).keys()].map((id) =>
    anOffer({ id: id + 1, title: `Oferta ${id + 1}` }),
  );
  hold(...many);
  const { user } = openBoard('?orden=vacantes');
  await screen.findByText('Oferta 20');
  expect(screen.queryByText('Oferta 21')).not.toBeInTheDocument();

  const pages = within(screen.getByRole('navigation', { name: 'Paginación' }));
  await user.click(pages.getByRole('link', { name: 'Página siguiente' }));

  expect(await screen.findByText('Oferta 21')).toBeInTheDocument();
  expect(currentPath()).toBe(`${paths.offers}?orden=vacantes&pagina=2`);
  expect(screen.getByText('45 ofertas, página 2 de 3')).toBeInTheDocument();
  expect(pages.getByRole('link', { name: 'Página 2' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('region', { name: 'Ofertas' })).toHaveFocus();

  await user.click(screen.getByRole('searchbox', { name: 'Buscar' }));
  await user.paste('oferta');
  await waitFor(() => expect(currentPath()).toBe(`${paths.offers}?texto=oferta&orden=vacantes`));
});

describe('on this device', () => {
  test('«Nueva» marks what has been published since the last visit', async () => {
    const first = openBoard();
    await card('Desarrollo Angular');
    await waitFor(async () => expect(await keys(visitsStore)).toHaveLength(1));
    first.unmount();
    const later = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 40 * 60 * 1000);
    hold(anOffer({ id: 3, title: 'Recién publicada' }), angular, analyst);
    openBoard();

    const fresh = within(await card('Recién publicada'));
    expect(await fresh.findByText('Nueva')).toBeInTheDocument();
    expect(screen.getAllByText('Nueva')).toHaveLength(1);
    later.mockRestore();
  });

  test('a saved search tells how many offers it finds that are new, and is opened and deleted', async () => {
    const first = openBoard('?texto=a');
    await first.user.click(await screen.findByRole('button', { name: 'Guardar búsqueda' }));
    expect(await screen.findByText('Nuevas: 0')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Búsqueda guardada' })).toBeInTheDocument();
    first.unmount();
    hold(
      angular,
      analyst,
      anOffer({ id: 3, title: 'Otra más' }),
      anOffer({ id: 4, title: 'Arte' }),
    );
    const { user } = openBoard();
    const panel = within(await screen.findByRole('region', { name: 'Búsquedas guardadas' }));

    expect(await panel.findByText('Nuevas: 2')).toBeInTheDocument();
    await user.click(panel.getByRole('link', { name: '«a»' }));
    expect(currentPath()).toBe(`${paths.offers}?texto=a`);
    expect(await panel.findByText('Nuevas: 0')).toBeInTheDocument();
    await user.click(panel.getByRole('button', { name: 'Borrar la búsqueda «a»' }));
    await waitFor(() => expect(panel.queryByText('Nuevas: 0')).not.toBeInTheDocument());
    expect(panel.getByRole('button', { name: 'Guardar búsqueda' })).toBeInTheDocument();
  });
});

test('the feed is of what the filter leaves', async () => {
  openBoard('?texto=angular&pais=Chile&orden=titulo&pagina=1');

  await card('Desarrollo Angular');
  expect(screen.getByRole('link', { name: 'Canal Atom' })).toHaveAttribute(
    'href',
    '/ofertas.atom?texto=angular&pais=Chile',
  );
});
