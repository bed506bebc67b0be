import type { RouteAccess } from '@portal/contract/remote-route';
import { paths } from '@portal/kit/routing/paths';
import { fakeApi, refusal } from '@portal/kit/testing/fake-api';
import { currentPath, renderPage } from '@portal/kit/testing/render-page';
import { sessionToken } from '@portal/kit/testing/session-token';
import { currentSession, endSession, startSession } from '@portal/runtime';
import { act, screen, waitFor } from '@testing-library/react';
import { RouteGuard } from './route-guard';

afterEach(() => act(endSession));

const PageInside = jest.fn(() => <h1>Reservado</h1>);

function open(access: RouteAccess) {
  return renderPage(
    <RouteGuard access={access}>
      <PageInside />
    </RouteGuard>,
    { at: '/reservado', path: '/reservado' },
  );
}

const page = () => screen.queryByRole('heading', { name: 'Reservado' });

const administrators = 'GET /api/cuentas/administradores';
const valentina = { nombre: 'Valentina Rojas', correo: 'valentina.rojas@example.org' };

beforeEach(() => {
  PageInside.mockClear();
  fakeApi({ [administrators]: [valentina] });
});

test('a public page is open to all', () => {
  open('public');

  expect(page()).toBeVisible();
});

test.each<RouteAccess>(['session', 'ROLE_ADMIN'])(
  'a visitor is led from a page for «%s» to the login, and nothing of it is rendered',
  (access) => {
    open(access);

    expect(currentPath()).toBe(paths.login);
    expect(PageInside).not.toHaveBeenCalled();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(screen.queryByText('Sesión expirada')).not.toBeInTheDocument();
  },
);

test.each<RouteAccess>(['session', 'ROLE_ADMIN'])(
  'S4.04 S9.09 an expired session is ended at a page for «%s», told and led to the login',
  (access) => {
    startSession(sessionToken({ roles: ['ROLE_ADMIN'], secondsLeft: -1 }));

    open(access);

    expect(currentPath()).toBe(paths.login);
    expect(PageInside).not.toHaveBeenCalled();
    expect(sessionStorage).toHaveLength(0);
    expect(screen.getAllByRole('status').at(-1)).toHaveTextContent('Sesión expirada');
  },
);

test('S9.09 a session that still has seconds left is good', () => {
  startSession(sessionToken({ roles: ['ROLE_ADMIN'], secondsLeft: 30 }));

  open('ROLE_ADMIN');

  expect(page()).toBeVisible();
});

test('S4.05 whoever lacks the role is warned, offered ways on and led home', async () => {
  startSession(sessionToken({ roles: ['ROLE_USER'] }));

  const { user } = open('ROLE_ADMIN');

  expect(screen.getByRole('alertdialog', { name: 'Acceso denegado' })).toHaveTextContent(
    'Hola Ana no tienes acceso a este recurso!',
  );
  expect(currentPath()).toBe(paths.home);
  expect(PageInside).not.toHaveBeenCalled();
  expect(currentSession().isAuthenticated).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Aceptar' }));
});

test('whoever lacks the role is told at once, and a moment later whom to ask', async () => {
  const asked = fakeApi({ [administrators]: [valentina] }).hold(administrators);
  startSession(sessionToken({ roles: ['ROLE_USER'] }));

  const { user } = open('ROLE_ADMIN');

  const alert = screen.getByRole('alertdialog', { name: 'Acceso denegado' });
  expect(alert).not.toHaveTextContent('pedirlo');
  await asked.release();
  await waitFor(() =>
    expect(alert).toHaveTextContent(
      'Puedes pedirlo a Valentina Rojas (valentina.rojas@example.org).',
    ),
  );
  await user.click(screen.getByRole('button', { name: 'Aceptar' }));
});

test.each([401, 403, 500])(
  'a server that answers %i to who may be asked takes nothing from the warning',
  async (status) => {
    fakeApi({ [administrators]: refusal(status) });
    startSession(sessionToken({ roles: ['ROLE_USER'] }));

    const { user } = open('ROLE_ADMIN');

    expect(await screen.findByText('Pídelo a quien administra las cuentas.')).toBeVisible();
    expect(currentSession().isAuthenticated).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Aceptar' }));
  },
);

test('whoever lacks the role for want of a second factor is led to where it is set up', () => {
  startSession(sessionToken({ roles: ['ROLE_USER'], needsSecondFactor: true }));

  open('ROLE_ADMIN');

  expect(currentPath()).toBe(paths.ownAccount);
  expect(screen.getByRole('status')).toHaveTextContent(
    'Tu rol exige un segundo factor. Actívalo para seguir.',
  );
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(PageInside).not.toHaveBeenCalled();
});

test('any role opens a page for a session', () => {
  startSession(sessionToken({ roles: ['ROLE_USER'] }));

  open('session');

  expect(page()).toBeVisible();
});
