import { endSession, startSession } from '@portal/runtime';
import { act, screen } from '@testing-library/react';
import { paths } from '../routing/paths';
import { fakeApi, refusal } from '../testing/fake-api';
import { renderPage } from '../testing/render-page';
import { sessionToken } from '../testing/session-token';
import { NoPermission } from './no-permission';

const administrators = 'GET /api/cuentas/administradores';
const valentina = { nombre: 'Valentina Rojas', correo: 'valentina.rojas@example.org' };

afterEach(() => act(endSession));

const open = () => renderPage(<NoPermission task="asignar preguntas" />);
const notice = () => screen.getByRole('status');

test('whoever is signed in is told whom to ask, as soon as that is known', async () => {
  const held = fakeApi({ [administrators]: [valentina] }).hold(administrators);
  startSession(sessionToken({ roles: ['ROLE_USER'] }));

  open();

  expect(notice()).toHaveTextContent(/^No tienes permiso para asignar preguntas\.$/);
  await held.release();
  expect(notice()).toHaveTextContent(
    'No tienes permiso para asignar preguntas. Puedes pedirlo a Valentina Rojas (valentina.rojas@example.org).',
  );
});

test('where nobody is known by name, it says so much', async () => {
  fakeApi({ [administrators]: refusal(500) });
  startSession(sessionToken({ roles: ['ROLE_USER'] }));

  open();

  expect(await screen.findByText(/Pídelo a quien administra las cuentas\.$/)).toBeVisible();
});

test('a visitor is led to the login, and asks the server nothing', () => {
  const api = fakeApi();

  open();

  expect(notice()).toHaveTextContent('No tienes permiso para asignar preguntas.');
  expect(screen.getByRole('link', { name: 'Iniciar Sesión' })).toHaveAttribute('href', paths.login);
  expect(api.calls).toEqual([]);
});

test('whoever lacks a second factor is led to where it is set up', () => {
  fakeApi();
  startSession(sessionToken({ needsSecondFactor: true }));

  open();

  expect(notice()).toHaveTextContent('Tu rol exige un segundo factor. Actívalo para seguir.');
  expect(screen.getByRole('link', { name: 'Ir a Mi cuenta' })).toHaveAttribute(
    'href',
    paths.ownAccount,
  );
});
