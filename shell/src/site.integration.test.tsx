import { companySeed } from '@portal/contract/testing/company-seed';
import { offerToWire } from '@portal/contract/offer-bodies';
import { parametersToWire } from '@portal/contract/parameter';
import type { RemoteRoute } from '@portal/contract/remote-route';
import { anOffer } from '@portal/contract/testing/an-offer';
import { applicantsPath, paths, pathTo } from '@portal/kit/routing/paths';
import { companyPartPagePath, staffPaths } from '@portal/kit/routing/staff-paths';
import { fakeApi, refusal } from '@portal/kit/testing/fake-api';
import { sessionToken } from '@portal/kit/testing/session-token';
import {
  closeAlert,
  createResourceCache,
  currentSession,
  endSession,
  restoreSession,
  startSession,
} from '@portal/runtime';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter } from 'react-router-dom';
import * as v from 'valibot';
import { App } from './app';
import { createBrowserHead } from './head/browser-head';
import { composition } from './remotes/composition';
import { importFromRelease } from './remotes/federation';
import { createPageStore } from './remotes/page-store';
import { createRouteTable } from './remotes/route-table';
import { routes as shellRoutes } from './routes';
import { shellPages } from './shell-pages';

// The composed site as in a browser, except for loading: remote pages come from their sources, and
// responses from a fake below the HTTP client.
jest.mock('./remotes/federation', () => ({
  importFromRelease: jest.fn(),
  isShareFailure: () => false,
}));
const importPage = jest.mocked(importFromRelease);

const remotes = ['mf-public', 'mf-offers', 'mf-backoffice'];

const routesOf = (application: string, routes: readonly RemoteRoute[]) =>
  routes.map((route) => ({ ...route, application }));

const composed = v.parse(composition, {
  remotes: Object.fromEntries(
    remotes.map((name) => [name, [{ id: 'source', integrity: 'sha384-none' }]]),
  ),
  routes: [
    ...remotes.flatMap((name) =>
      routesOf(
        name,
        jest.requireActual<{ routes: RemoteRoute[] }>(`../../${name}/src/routes`).routes,
      ),
    ),
    ...routesOf('shell', shellRoutes),
  ],
});

beforeEach(() => {
  importPage.mockReset();
  importPage.mockImplementation(
    async (application, _release, page) =>
      await jest.requireActual<Promise<unknown>>(`../../${application}/src/${page}`),
  );
});

afterEach(() => {
  act(() => {
    closeAlert();
    endSession();
  });
});

async function open(path: string) {
  history.replaceState(undefined, '', path);
  const site = (
    <BrowserRouter>
      <App
        composition={composed}
        table={createRouteTable(composed)}
        pages={createPageStore(composed, shellPages)}
        cache={createResourceCache({ seed: companySeed })}
        head={createBrowserHead()}
      />
    </BrowserRouter>
  );
  await act(async () => render(site));
  return userEvent.setup();
}

const signIn = (...roles: ('ROLE_ADMIN' | 'ROLE_USER')[]) => startSession(sessionToken({ roles }));
const alert = (name: string) => screen.findByRole('alertdialog', { name });
const banner = () => within(screen.getByRole('banner'));
const importedFrom = (name: string) =>
  importPage.mock.calls.filter(([application]) => application === name);

const candidates = 'GET /api/aplicantes/ofertas';
const applicants = 'GET /api/aplicantes_ofertas/id_oferta/1';

/** Other requests of back-office pages, which are not tested here. */
const besides = {
  'GET /api/resumen': refusal(404),
  'GET /api/resumen/pendientes': refusal(404),
  'GET /api/eventos': refusal(403),
  'GET /api/candidatos/vistas': refusal(404),
  'GET /api/candidatos/duplicados/total': { total: 0 },
  'GET /api/ofertas/id/1': offerToWire(anOffer()),
  'GET /api/ofertas_preguntas/oferta/1': [],
  'GET /api/estado_aplicante': [],
  'GET /api/cuentas/administradores': [],
  'DELETE /api/cuenta/sesiones/actual': {},
};

const anAddressOf = (path: string) =>
  path.replace('/:id?', '').replace(':id', '1').replace(':part', 'identidad');

const guardedRoutes = composed.routes
  .filter(({ access }) => access === 'ROLE_ADMIN')
  .map(({ path, title }) => ({ path: anAddressOf(path), title }));
const guardedPaths = guardedRoutes.map(({ path }) => path);
/** Paths of the specification. Staff have more. */
const specifiedPaths = [
  paths.newPerson,
  pathTo(paths.person, 1),
  paths.dashboard,
  paths.candidates,
  paths.catalogs,
  paths.questions,
  paths.skills,
  paths.languages,
  ...[paths.offerSkills, paths.offerCountries, paths.offerCities].map((path) =>
    path.replace('/:id?', ''),
  ),
];

test('the guarded pages are those of the specification, and what staff have besides', () => {
  expect(guardedPaths.toSorted()).toEqual(
    [
      ...specifiedPaths,
      paths.trash,
      staffPaths.requests,
      staffPaths.contactRequests,
      staffPaths.privacyRequests,
      staffPaths.retention,
      staffPaths.duplicates,
      staffPaths.applicationStatuses,
      staffPaths.accounts,
      staffPaths.company,
      companyPartPagePath('identidad'),
      pathTo(staffPaths.candidateData, 1),
      pathTo(staffPaths.offerManagement, 1),
    ].toSorted(),
  );
});

describe('guards', () => {
  test.each(guardedPaths)(
    'S2.14 S2.15 a visitor at %s reaches the login and loads no remote',
    async (path) => {
      fakeApi({});
      await open(path);

      expect(await screen.findByRole('heading', { name: 'Iniciar Sesión' })).toBeVisible();
      expect(location.pathname).toBe(paths.login);
      expect(importPage).not.toHaveBeenCalled();
    },
  );

  test.each(guardedPaths)('S2.16 ROLE_USER at %s is warned and led home', async (path) => {
    fakeApi(besides);
    signIn('ROLE_USER');
    await open(path);

    expect(await alert('Acceso denegado')).toHaveTextContent(
      'Hola Ana no tienes acceso a este recurso!',
    );
    expect(location.pathname).toBe(paths.home);
    expect(importedFrom('mf-backoffice')).toEqual([]);
  });

  test.each(specifiedPaths)('S2.17 S6.05 ROLE_ADMIN is shown %s', async (path) => {
    // The page's data are not tested here.
    const parts = [':a', ':a/:b', ':a/:b/:c', ':a/:b/:c/:d'];
    fakeApi({
      ...besides,
      ...Object.fromEntries(parts.map((each) => [`GET /api/${each}`, refusal(503)])),
    });
    signIn('ROLE_ADMIN');
    await open(path);

    expect(await screen.findByRole('heading', { level: 1, hidden: true })).toBeInTheDocument();
    const title = guardedRoutes.find((route) => route.path === path)?.title;
    await waitFor(() => expect(document.title).toBe(`${title} · Puente`));
    expect(location.pathname).toBe(path);
    expect(screen.queryByRole('alertdialog', { name: 'Acceso denegado' })).not.toBeInTheDocument();
  });

  test.each([paths.people, pathTo(paths.peoplePage, 0)])(
    'S2.13 no guard keeps a visitor from %s, which the server serves',
    async (path) => {
      fakeApi({
        'GET /api/personas/page/0': {
          content: [],
          number: 0,
          totalPages: 0,
          first: true,
          last: true,
        },
      });
      await open(path);

      expect(await screen.findByText('No hay registros en la base de datos!')).toBeVisible();
      expect(location.pathname).toBe(path);
    },
  );

  test('S4.02 a token without a user name is nobody’s', async () => {
    fakeApi({});
    const [nobody, ana] = [sessionToken({ username: '' }), sessionToken({ roles: ['ROLE_ADMIN'] })];
    startSession(ana);
    sessionStorage.setItem('token', nobody);
    restoreSession();
    await open(paths.dashboard);

    expect(await screen.findByRole('heading', { name: 'Iniciar Sesión' })).toBeVisible();
    expect(location.pathname).toBe(paths.login);
    expect(banner().getByRole('link', { name: 'Iniciar Sesión' })).toBeVisible();
  });

  test('an expired session ends at a guarded page', async () => {
    fakeApi({});
    startSession(sessionToken({ roles: ['ROLE_ADMIN'], secondsLeft: -1 }));
    await open(paths.dashboard);

    expect(await screen.findByText('Sesión expirada')).toBeVisible();
    expect(location.pathname).toBe(paths.login);
    expect(sessionStorage).toHaveLength(0);
  });

  test('ROLE_ADMIN sees the main module, with the title of its route', async () => {
    fakeApi({ ...besides, 'GET /api/aplicantes/ofertas': refusal(404) });
    signIn('ROLE_ADMIN');
    await open(paths.dashboard);

    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
    expect(location.pathname).toBe(paths.dashboard);
    expect(document.title).toBe('Módulo principal · Puente');
  });

  test('the offers are open to visitors, although they lie below a guarded page', async () => {
    fakeApi({ 'GET /api/ofertas': [] });
    await open(paths.offers);

    expect(await screen.findByText('No hay ofertas disponibles por el momento.')).toBeVisible();
  });
});

describe('signing in and out', () => {
  test('S4.01 S4.03 S6.07 S6.08 an administrator signs in, is known to every page and signs out', async () => {
    const token = sessionToken({ roles: ['ROLE_ADMIN', 'ROLE_USER'] });
    const api = fakeApi({
      'POST /oauth/token': { access_token: token },
      'GET /api/ofertas': [],
      [candidates]: [],
      ...besides,
    });
    const user = await open(paths.login);

    await user.type(await screen.findByLabelText('Usuario'), 'ana');
    await user.type(screen.getByLabelText('Contraseña'), 'secreta');
    await user.click(within(screen.getByRole('main')).getByRole('button'));

    await waitFor(() => expect(location.pathname).toBe(paths.dashboard));
    expect(api.calls[0]?.name).toBe('POST /oauth/token');
    expect(api.calls[0]?.header('Authorization')).toMatch(/^Basic /);
    expect(banner().getByRole('button', { name: 'ana' })).toBeVisible();

    const main = within(screen.getByRole('main'));
    const card = await main.findByRole('link', { name: 'Candidatos' });
    await act(() => user.click(card));
    expect(await screen.findByText('No se encontraron registros')).toBeVisible();
    const read = api.callsOf(candidates).at(-1);
    expect(read?.query.toString()).toBe('page=0&size=5&sort=-fecha_aplicacion');
    for (const { header } of api.calls.slice(1)) {
      expect(header('Authorization')).toBe(`Bearer ${token}`);
    }

    await user.click(banner().getByRole('button', { name: 'ana' }));
    await user.click(banner().getByRole('button', { name: 'Cerrar Sesión' }));
    expect(await alert('Logout')).toHaveTextContent('Hola Ana, has cerrado sesión con éxito!');
    expect(location.pathname).toBe(paths.login);
    expect(sessionStorage).toHaveLength(0);
    expect(
      banner().getByRole('link', { name: 'Iniciar Sesión', hidden: true }),
    ).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Aceptar' }));
    await user.click(banner().getByRole('link', { name: 'Ofertas laborales' }));
    expect(await screen.findByText('No hay ofertas disponibles por el momento.')).toBeVisible();
    const [offers] = api.callsOf('GET /api/ofertas').slice(-1);
    expect(offers?.header('Authorization')).toBeUndefined();
  });

  test('S8.01 wrong credentials are told and the form stays', async () => {
    fakeApi({ 'POST /oauth/token': refusal(400, { error: 'invalid_grant' }) });
    const user = await open(paths.login);

    await user.type(await screen.findByLabelText('Usuario'), 'ana');
    await user.type(screen.getByLabelText('Contraseña'), 'otra{Enter}');

    expect(await alert('Error Login')).toHaveTextContent('Usuario o clave incorrecta!');
    expect(location.pathname).toBe(paths.login);
  });

  test('S2.21 somebody signed in who opens the login is led home', async () => {
    fakeApi({});
    signIn('ROLE_USER');
    await open(paths.login);

    await waitFor(() => expect(location.pathname).toBe(paths.home));
  });
});

describe('refusals of the server', () => {
  const refuse = (status: number, body = {}) =>
    fakeApi({
      ...besides,
      [candidates]: refusal(status, body),
      [applicants]: refusal(status, body),
      'GET /api/ofertas': refusal(status, body),
    });

  test.each([
    ['candidates', paths.candidates],
    ['applicants', applicantsPath(1)],
  ])('S6.09 S8.25 401 to the %s ends the session and leads to the login', async (_, path) => {
    refuse(401);
    signIn('ROLE_ADMIN');
    await open(path);

    expect(await alert('Sesión expirada')).toBeVisible();
    expect(location.pathname).toBe(paths.login);
    expect(currentSession().isAuthenticated).toBe(false);
  });

  test('401 leads a visitor from an unguarded page to the login and shows nothing of it', async () => {
    fakeApi({ 'GET /api/personas/page/0': refusal(401) });
    await open(paths.people);

    await waitFor(() => expect(location.pathname).toBe(paths.login));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  test.each([
    pathTo(paths.applicants, 1),
    pathTo(paths.offerQuestions, 1),
    pathTo(paths.offerLanguages, 1),
  ])('S2.19 401 leads a visitor from %s to the login, and nothing of it is shown', async (path) => {
    const parts = [':a', ':a/:b', ':a/:b/:c'];
    fakeApi(Object.fromEntries(parts.map((each) => [`GET /api/${each}`, refusal(401)])));
    await open(path);

    expect(await screen.findByRole('heading', { name: 'Iniciar Sesión' })).toBeVisible();
    expect(location.pathname).toBe(paths.login);
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  test('S2.50 401 leads from the form of a person to the login, not back to the list', async () => {
    fakeApi({
      ...besides,
      'GET /api/personas/paises': [],
      'GET /api/personas/77': refusal(401, { mensaje: 'La sesión terminó.' }),
    });
    signIn('ROLE_ADMIN');
    await open(pathTo(paths.person, 77));

    await waitFor(() => expect(location.pathname).toBe(paths.login));
  });

  test('S6.10 403 is told and leads home; the session goes on', async () => {
    refuse(403);
    signIn('ROLE_ADMIN');
    await open(paths.candidates);

    expect(await alert('Acceso denegado')).toHaveTextContent(
      'Hola Ana no tienes acceso a este recurso!',
    );
    expect(location.pathname).toBe(paths.home);
    expect(currentSession().isAuthenticated).toBe(true);
  });

  test('S6.11 invalid_token on the offers ends the session', async () => {
    refuse(400, { error: 'invalid_token' });
    signIn('ROLE_USER');
    await open(paths.offers);

    await waitFor(() => expect(currentSession().isAuthenticated).toBe(false));
    expect(location.pathname).toBe(paths.login);
    expect(sessionStorage).toHaveLength(0);
  });

  test('a session that expired meanwhile is dropped, and the visitor goes on reading', async () => {
    const api = fakeApi({ 'GET /api/ofertas': [] });
    startSession(sessionToken({ roles: ['ROLE_USER'], secondsLeft: -1 }));
    await open(paths.offers);

    expect(await screen.findByText('No hay ofertas disponibles por el momento.')).toBeVisible();
    expect(screen.getAllByText('Sesión expirada').length).toBeGreaterThan(0);
    expect(location.pathname).toBe(paths.offers);
    for (const { header } of api.calls) expect(header('Authorization')).toBeUndefined();
  });
});

describe('faults of a remote', () => {
  // React logs each error that a boundary catches.
  beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
  afterEach(() => jest.restoreAllMocks());

  const retry = () => screen.findByRole('button', { name: 'Reintentar' });

  test('one that cannot be loaded leaves the rest alive and comes when tried again', async () => {
    fakeApi({ 'GET /api/ofertas': [] });
    importPage.mockRejectedValueOnce(new Error('unreachable'));
    const user = await open(paths.offers);

    const button = await retry();
    await act(() => user.click(button));

    expect(await screen.findByText('No hay ofertas disponibles por el momento.')).toBeVisible();
  });

  test('one that cannot be loaded does not keep anyone from another page', async () => {
    fakeApi({});
    importPage.mockRejectedValueOnce(new Error('unreachable'));
    const user = await open(paths.offers);
    await retry();

    await act(() => user.click(banner().getByRole('link', { name: 'Contacto' })));

    await waitFor(() => expect(document.title).toMatch(/^Contacto/));
    expect(await screen.findByLabelText(/nombre/i)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Reintentar' })).not.toBeInTheDocument();
  });

  test('one that throws while rendering is held in its place', async () => {
    fakeApi({});
    importPage.mockResolvedValueOnce({
      OfferBoardPage: () => {
        throw new Error('broken');
      },
    });
    const user = await open(paths.offers);

    expect(await retry()).toBeVisible();
    await user.click(banner().getByRole('link', { name: 'Inicio' }));
    await waitFor(() => expect(location.pathname).toBe(paths.home));
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  });
});

test('an unknown address is answered in Spanish, with a way home', async () => {
  fakeApi({});
  const user = await open('/no-existe');

  expect(await screen.findByRole('heading', { name: 'Esta página no existe' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Volver al inicio' }));
  await waitFor(() => expect(location.pathname).toBe(paths.home));
});

const answersOfPublicPages = {
  'GET /api/parametros/nosotros': parametersToWire([{ name: 'Misión', description: 'Unir.' }]),
  'GET /api/ofertas': [],
};

test.each([
  ['/nosotros', /^Nosotros$/],
  ['/login', /^Iniciar Sesión$/],
  ['/pagina-principal', /^Tendemos el puente/],
  ['/programa-referencia', /programa de referencia/i],
  ['/contacto', /^Cuéntanos qué necesitas/],
  ['/trabaje-nosotros', /trabaj/i],
  ['/mis-servicios', /^Mis servicios$/],
  ['/mis-servicios/outsourcing', /outsourcing/i],
  ['/mis-servicios/hunting', /^Hunting/],
  ['/mis-servicios/fabrica-software', /software/i],
  ['/modulo-principal/ofertas-laborales', /^Ofertas Laborales$/],
])(
  'S2.10 S2.12 a visitor who opens %s finds its content between header, footer and social bar',
  async (path, heading) => {
    fakeApi(answersOfPublicPages);
    await open(path);

    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
    expect(location.pathname).toBe(path);
    expect(screen.getAllByRole('banner')).toHaveLength(1);
    expect(screen.getAllByRole('main')).toHaveLength(1);
    expect(screen.getAllByRole('contentinfo')).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'LinkedIn' })).toBeInTheDocument();
  },
);

test('S2.11 the root leads home', async () => {
  fakeApi({});
  await open('/');

  await waitFor(() => expect(location.pathname).toBe(paths.home));
});
