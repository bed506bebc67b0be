import { paths } from '@portal/kit/routing/paths';
import { staffPaths } from '@portal/kit/routing/staff-paths';
import { followNews } from '@portal/kit/live/follow-news';
import { fakeApi, refusal } from '@portal/kit/testing/fake-api';
import { renderPage } from '@portal/kit/testing/render-page';
import { sessionToken } from '@portal/kit/testing/session-token';
import { currentSession, endSession, startSession } from '@portal/runtime';
import { act, screen, waitFor, within } from '@testing-library/react';
import { WorkBar } from './work-bar';

jest.mock('@portal/kit/live/follow-news', () => ({ followNews: jest.fn() }));
const follow = jest.mocked(followNews);

const pending = 'GET /api/resumen/pendientes';
const waiting = {
  ofertas_abiertas: 1,
  sin_revisar: 12_500,
  solicitudes_contacto: 2,
  solicitudes_privacidad: 0,
  empresa_sin_confirmar: 0,
};

beforeEach(() => follow.mockReset().mockReturnValue(() => undefined));
afterEach(() => act(endSession));

type Roles = Parameters<typeof sessionToken>[0]['roles'];

async function openCounted(at: string) {
  fakeApi({ [pending]: waiting });
  open(at);
  await nav().findByRole('link', { name: 'Solicitudes 2 esperan respuesta' });
}

function open(at: string, roles?: Roles) {
  startSession(sessionToken({ roles: roles ?? ['ROLE_ADMIN', 'ROLE_USER'] }));
  return renderPage(<WorkBar session={currentSession()} />, { at, path: at });
}

const nav = () => within(screen.getByRole('navigation', { name: 'Trabajo' }));
const place = (name: string | RegExp) => nav().getByRole('link', { name });
const names = () => nav().getAllByRole('link');

test('leads to every place of work and says what waits there', async () => {
  fakeApi({ [pending]: waiting });
  open(paths.dashboard);

  expect(await nav().findByRole('link', { name: 'Ofertas 1 abierta' })).toBeVisible();
  expect(names().map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Inicio', paths.dashboard],
    ['Ofertas1 1 abierta', paths.offers],
    ['Candidatos999+ 12.500 sin revisar', paths.candidates],
    ['Solicitudes2 2 esperan respuesta', staffPaths.requests],
    ['Personas', paths.people],
    ['Cuentas', staffPaths.accounts],
    ['Maestro', paths.catalogs],
    ['Empresa', staffPaths.company],
    ['Papelera', paths.trash],
  ]);
});

test('says how much of the company is still an example, as long as something is', async () => {
  fakeApi({ [pending]: { ...waiting, empresa_sin_confirmar: 3 } });
  open(paths.dashboard);

  expect(
    await nav().findByRole('link', { name: 'Empresa 3 ejemplos sin confirmar' }),
  ).toHaveAttribute('href', staffPaths.company);
});

test('contact and privacy requests are counted together', async () => {
  fakeApi({ [pending]: { ...waiting, solicitudes_privacidad: 1 } });
  open(paths.dashboard);

  expect(
    await nav().findByRole('link', { name: 'Solicitudes 3 esperan respuesta' }),
  ).toHaveAttribute('href', staffPaths.requests);
});

test.each([
  [paths.dashboard, 'Inicio', 'page'],
  ['/modulo-principal/maestro/idiomas', 'Maestro', 'true'],
  ['/modulo-principal/ofertas-laborales/aplicantes-ofertas/3', /^Ofertas/, 'true'],
  [staffPaths.requests, /^Solicitudes/, 'page'],
  [staffPaths.privacyRequests, /^Solicitudes/, 'true'],
  ['/personas/page/2', 'Personas', 'true'],
])('at %s the current place is %s', async (at, name, current) => {
  await openCounted(at);

  expect(place(name)).toHaveAttribute('aria-current', current);
  expect(names().filter((link) => link.hasAttribute('aria-current'))).toHaveLength(1);
});

test('no place is current on a screen beside them', async () => {
  await openCounted(paths.ownAccount);

  expect(names().filter((link) => link.hasAttribute('aria-current'))).toEqual([]);
});

test('what waits is counted again, once, when the stream tells of changes', async () => {
  const api = fakeApi({ [pending]: waiting });
  open(paths.dashboard);
  await nav().findByRole('link', { name: 'Solicitudes 2 esperan respuesta' });
  api.answer({ [pending]: { ...waiting, solicitudes_contacto: 0 } });

  const [, tell] = follow.mock.lastCall ?? [];
  tell?.({ topic: 'applications', ids: [3] });
  tell?.({ topic: 'pendingWork' });

  await waitFor(() => expect(place('Solicitudes 0 esperan respuesta')).toBeVisible(), {
    timeout: 3_000,
  });
  expect(api.calls).toHaveLength(2);
});

test('a server that cannot count takes no place away', async () => {
  const api = fakeApi({ [pending]: refusal(500) });
  open(paths.dashboard);

  await waitFor(() => expect(api.calls).toHaveLength(1));
  expect(place('Candidatos')).toBeVisible();
  expect(names()).toHaveLength(9);
});

test('who is no administrator sees where everybody may go, and asks for no counts', () => {
  const api = fakeApi();
  open(paths.people, ['ROLE_USER']);

  expect(names().map((link) => link.textContent)).toEqual(['Ofertas', 'Personas']);
  expect(follow).not.toHaveBeenCalled();
  expect(api.calls).toEqual([]);
});

test('the field finds, and Esc empties it', async () => {
  fakeApi({
    [pending]: waiting,
    'GET /api/ofertas': [],
    'GET /api/aplicantes/ofertas': [],
    'GET /api/personas/page/0': { content: [], number: 0, totalPages: 0, first: true, last: true },
  });
  const { user } = open(paths.dashboard);
  const field = screen.getByRole('combobox', {
    name: 'Busca personas, candidatos, ofertas y pantallas',
  });

  await user.click(field);
  await user.keyboard('{Enter}');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  await user.type(field, 'papelera');
  expect(await screen.findByRole('option', { name: /^Papelera/ })).toBeVisible();
  expect(field).toHaveAttribute('aria-expanded', 'true');
  await user.keyboard('{Escape}');

  expect(field).toHaveValue('');
  expect(field).toHaveFocus();
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});
