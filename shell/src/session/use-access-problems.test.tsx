import { paths } from '@portal/kit/routing/paths';
import { fakeApi } from '@portal/kit/testing/fake-api';
import { currentPath, renderPage } from '@portal/kit/testing/render-page';
import { sessionToken } from '@portal/kit/testing/session-token';
import {
  currentSession,
  endSession,
  reportAccessProblem,
  startSession,
  type AccessProblem,
} from '@portal/runtime';
import { act, screen } from '@testing-library/react';
import { useAccessProblems } from './use-access-problems';

function Watcher() {
  useAccessProblems();
  return undefined;
}

const report = (...problems: AccessProblem[]) =>
  act(async () => problems.forEach((problem) => reportAccessProblem(problem)));

const accept = () => screen.getByRole('button', { name: 'Aceptar' });
const alert = (name: string) => screen.queryByRole('alertdialog', { name });

beforeEach(() => void fakeApi({ 'GET /api/cuentas/administradores': [] }));
afterEach(() => {
  act(endSession);
  delete document.documentElement.dataset['unsaved'];
});

const open = () => renderPage(<Watcher />, { at: '/donde-sea' });

test.each<AccessProblem>(['unauthenticated', 'invalid-token'])(
  'S6.09 «%s» ends the session, says so and leads to the login',
  async (problem) => {
    startSession(sessionToken({ roles: ['ROLE_ADMIN'] }));
    const { user } = open();

    await report(problem);

    expect(currentSession().isAuthenticated).toBe(false);
    expect(sessionStorage).toHaveLength(0);
    expect(currentPath()).toBe(paths.login);
    expect(alert('Sesión expirada')).toBeVisible();
    await user.click(accept());
  },
);

test('a visitor who is refused is led to the login without a word of a session', async () => {
  open();

  await report('unauthenticated');

  expect(currentPath()).toBe(paths.login);
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test('S6.10 want of rights is told and leads home, and the session goes on', async () => {
  startSession(sessionToken({ roles: ['ROLE_USER'] }));
  const { user } = open();

  await report('forbidden');

  expect(alert('Acceso denegado')).toHaveTextContent('Hola Ana no tienes acceso a este recurso!');
  expect(currentPath()).toBe(paths.home);
  expect(currentSession().isAuthenticated).toBe(true);
  await user.click(accept());
});

test('several refusals for want of a second factor are one notice, and lead to where it is set up', async () => {
  startSession(sessionToken({ needsSecondFactor: true }));
  open();

  await report('forbidden', 'forbidden');

  expect(screen.getByRole('status')).toHaveTextContent('Tu rol exige un segundo factor.');
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(currentPath()).toBe(paths.ownAccount);
});

test.each<AccessProblem>(['unauthenticated', 'forbidden'])(
  'several calls refused as «%s» at once are told once, and later ones again',
  async (problem) => {
    startSession(sessionToken({ roles: ['ROLE_USER'] }));
    const { user } = open();

    await report(problem, problem, problem);
    await user.click(accept());
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();

    startSession(sessionToken({ roles: ['ROLE_USER'] }));
    await report(problem);
    await user.click(accept());
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  },
);

test('who saves and cannot be asked for the password is told so, and keeps page and session', async () => {
  startSession(sessionToken({ roles: ['ROLE_ADMIN'] }));
  document.documentElement.dataset['unsaved'] = 'saving';
  const { user } = open();

  await report('unasked', 'unauthenticated');

  expect(alert('No pudimos guardar')).toHaveTextContent('Lo que escribiste sigue aquí');
  expect(currentPath()).toBe('/donde-sea');
  expect(currentSession().isAuthenticated).toBe(true);
  await user.click(accept());
});

test('who has nothing to lose is led to the login all the same', async () => {
  startSession(sessionToken({ roles: ['ROLE_ADMIN'] }));
  const { user } = open();

  await report('unasked', 'unauthenticated');

  expect(alert('Sesión expirada')).toBeVisible();
  expect(currentPath()).toBe(paths.login);
  await user.click(accept());
});

test('a session that expired before a call is told, and the page stays', async () => {
  open();

  await report('expired');

  expect(screen.getByRole('status')).toHaveTextContent('Sesión expirada');
  expect(currentPath()).toBe('/donde-sea');
});
