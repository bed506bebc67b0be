import { paths } from '@portal/kit/routing/paths';
import { fakeApi, noAnswer } from '@portal/kit/testing/fake-api';
import { currentPath, renderPage } from '@portal/kit/testing/render-page';
import { sessionToken } from '@portal/kit/testing/session-token';
import { currentSession, endSession, startSession } from '@portal/runtime';
import { act, screen, within } from '@testing-library/react';
import { Header } from './header';

afterEach(() => act(endSession));

const toggle = () => screen.getByRole('button', { name: 'Menú' });

test('S2.05 S2.06 links every page of the menu, in the order of the specification', () => {
  renderPage(<Header />);

  const menu = within(screen.getByRole('navigation', { name: 'Principal' }));
  const links = menu.getAllByRole<HTMLAnchorElement>('link');
  expect(links.map((link) => [link.textContent, link.pathname])).toEqual([
    ['Inicio', '/pagina-principal'],
    ['Nosotros', '/nosotros'],
    ['Programa de referencia', '/programa-referencia'],
    ['Hunting', '/mis-servicios/hunting'],
    ['Consultoría/Outsourcing', '/mis-servicios/outsourcing'],
    ['Fábrica de software', '/mis-servicios/fabrica-software'],
    ['Contacto', '/contacto'],
    ['Trabaja con nosotros', '/trabaje-nosotros'],
    ['Ofertas laborales', '/modulo-principal/ofertas-laborales'],
    ['Iniciar Sesión', '/login'],
  ]);
});

test('the services are one group, which says what it is', () => {
  renderPage(<Header />);

  const group = within(screen.getByRole('list', { name: 'Servicios' }));
  expect(group.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Hunting',
    'Consultoría/Outsourcing',
    'Fábrica de software',
  ]);
});

test.each([
  ['/pagina-principal', 'Inicio'],
  ['/nosotros', 'Nosotros'],
  ['/programa-referencia', 'Programa de referencia'],
  ['/mis-servicios/hunting', 'Hunting'],
  ['/mis-servicios/outsourcing', 'Consultoría/Outsourcing'],
  ['/mis-servicios/fabrica-software', 'Fábrica de software'],
  ['/contacto', 'Contacto'],
  ['/trabaje-nosotros', 'Trabaja con nosotros'],
  ['/modulo-principal/ofertas-laborales', 'Ofertas laborales'],
  ['/modulo-principal/ofertas-laborales/detalle-oferta/1', 'Ofertas laborales'],
  [paths.login, 'Iniciar Sesión'],
])('S2.07 at %s exactly one link is marked: %s', (at, label) => {
  renderPage(<Header />, { at });

  const marked = screen.getAllByRole('link', { current: 'page' });
  expect(marked.map((link) => link.textContent)).toEqual([label]);
});

test('at the main module no link is marked, although the offers lie below it', () => {
  renderPage(<Header />, { at: paths.dashboard });

  expect(screen.queryByRole('link', { current: 'page' })).not.toBeInTheDocument();
});

test('S2.03 S4.06 the menu is collapsed until its button is pressed, and again afterwards', async () => {
  const { user } = renderPage(<Header />);
  expect(toggle()).toHaveAttribute('aria-expanded', 'false');

  await user.click(toggle());
  expect(toggle()).toHaveAttribute('aria-expanded', 'true');

  await user.click(toggle());
  expect(toggle()).toHaveAttribute('aria-expanded', 'false');
});

test('S2.04 choosing any link navigates and collapses the menu, even the link of the page one is on', async () => {
  const { user } = renderPage(<Header />, { at: paths.contact });
  const menu = within(screen.getByRole('navigation', { name: 'Principal' }));
  const links = menu.getAllByRole<HTMLAnchorElement>('link');
  expect(links).toHaveLength(10);

  for (const link of [
    screen.getByRole<HTMLAnchorElement>('link', { name: 'Contacto' }),
    ...links,
  ]) {
    await user.click(toggle());
    await user.click(link);
    expect(currentPath()).toBe(link.pathname);
    expect(toggle()).toHaveAttribute('aria-expanded', 'false');
  }
});

test('S2.08 a visitor finds «Iniciar Sesión», which leads to the login', async () => {
  const { user } = renderPage(<Header />);

  await user.click(screen.getByRole('link', { name: 'Iniciar Sesión' }));

  expect(currentPath()).toBe('/login');
});

test('Esc collapses the menu and brings the focus back to its button', async () => {
  const { user } = renderPage(<Header />);
  await user.click(toggle());
  await user.tab();

  await user.keyboard('{Escape}');

  expect(toggle()).toHaveAttribute('aria-expanded', 'false');
  expect(toggle()).toHaveFocus();
});

test('the menu collapses when somebody acts elsewhere', async () => {
  const { user } = renderPage(
    <>
      <Header />
      <button>Fuera</button>
    </>,
  );
  await user.click(toggle());

  await user.click(screen.getByRole('button', { name: 'Fuera' }));

  expect(toggle()).toHaveAttribute('aria-expanded', 'false');
});

describe('for somebody signed in', () => {
  const ending = 'DELETE /api/cuenta/sesiones/actual';
  beforeEach(() => void fakeApi({ [ending]: {} }));

  const openUserMenu = async () => {
    const view = renderPage(<Header />);
    await view.user.click(screen.getByRole('button', { name: 'ana' }));
    await screen.findByRole('button', { name: 'Cerrar Sesión' });
    return view;
  };

  test('S2.09 a menu named after the user stands in place of «Iniciar Sesión»', async () => {
    startSession(sessionToken({ roles: ['ROLE_USER'] }));
    const { user } = renderPage(<Header />);

    expect(screen.queryByRole('link', { name: 'Iniciar Sesión' })).not.toBeInTheDocument();
    const button = screen.getByRole('button', { name: 'ana' });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('button', { name: 'Cerrar Sesión' })).not.toBeInTheDocument();
    await user.click(button);
    expect(await screen.findByRole('button', { name: 'Cerrar Sesión' })).toBeVisible();
  });

  test('it leads an administrator to the main module and to the people', async () => {
    startSession(sessionToken({ roles: ['ROLE_ADMIN', 'ROLE_USER'] }));
    const { user } = await openUserMenu();
    expect(screen.getByRole('link', { name: 'Personas' })).toHaveAttribute('href', paths.people);

    await user.click(screen.getByRole('link', { name: 'Módulo principal' }));

    expect(currentPath()).toBe(paths.dashboard);
    expect(screen.getByRole('button', { name: 'ana' })).toHaveAttribute('aria-expanded', 'false');
  });

  test('it does not lead other users to the main module', async () => {
    startSession(sessionToken({ roles: ['ROLE_USER'] }));
    await openUserMenu();

    expect(screen.getByRole('link', { name: 'Personas' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Módulo principal' })).not.toBeInTheDocument();
  });

  test('Esc closes only it, not the menu around it', async () => {
    startSession(sessionToken({ roles: ['ROLE_USER'] }));
    const { user } = renderPage(<Header />);
    await user.click(toggle());
    await user.click(screen.getByRole('button', { name: 'ana' }));

    await user.keyboard('{Escape}');

    expect(screen.getByRole('button', { name: 'ana' })).toHaveFocus();
    expect(screen.getByRole('button', { name: 'ana' })).toHaveAttribute('aria-expanded', 'false');
    expect(toggle()).toHaveAttribute('aria-expanded', 'true');
  });

  test('S4.03 «Cerrar Sesión» forgets everything, says goodbye and leads to the login', async () => {
    startSession(sessionToken({ roles: ['ROLE_USER'] }));
    sessionStorage.setItem('otra', 'cosa');
    const { user } = await openUserMenu();

    await user.click(screen.getByRole('button', { name: 'Cerrar Sesión' }));

    expect(sessionStorage).toHaveLength(0);
    expect(currentSession().isAuthenticated).toBe(false);
    expect(screen.getByRole('alertdialog', { name: 'Logout' })).toHaveTextContent(
      'Hola Ana, has cerrado sesión con éxito!',
    );
    expect(currentPath()).toBe(paths.login);
    expect(screen.getByRole('link', { name: 'Iniciar Sesión' })).toBeVisible();
  });

  test('«Mi cuenta» stands before «Cerrar Sesión» for everybody', async () => {
    startSession(sessionToken({ roles: [] }));
    const { user } = await openUserMenu();
    const account = screen.getByRole('link', { name: 'Mi cuenta' });
    expect(account).toHaveAttribute('href', paths.ownAccount);
    expect(account.closest('li')?.nextSibling).toHaveTextContent('Cerrar Sesión');

    await user.click(account);

    expect(currentPath()).toBe(paths.ownAccount);
  });

  test('«Cerrar Sesión» ends the session on the server too, without waiting for it', async () => {
    const api = fakeApi({ [ending]: {} });
    const held = api.hold(ending);
    const token = sessionToken({ roles: ['ROLE_USER'] });
    startSession(token);
    const { user } = await openUserMenu();

    await user.click(screen.getByRole('button', { name: 'Cerrar Sesión' }));

    expect(currentPath()).toBe(paths.login);
    const [call] = api.callsOf(ending);
    expect(call?.header('Authorization')).toBe(`Bearer ${token}`);
    expect(call?.isKept).toBe(true);
    await held.release(noAnswer);
    expect(screen.getByRole('alertdialog', { name: 'Logout' })).toBeVisible();
    expect(currentPath()).toBe(paths.login);
  });
});
