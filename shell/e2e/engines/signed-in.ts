import { paths } from '@portal/kit/routing/paths';
import { open } from './live';
import { expectSeen, type Tab } from './test';

export const path = (tab: Tab) => tab.evaluate(() => location.pathname);

export async function fillInLogin(tab: Tab, password: string) {
  await tab.getByLabel('Usuario', { exact: true }).pressSequentially('admin');
  await tab.getByLabel('Contraseña', { exact: true }).pressSequentially(password);
  await tab.getByRole('main').getByRole('button', { name: 'Iniciar Sesión' }).click();
}

/** Signs in as the demo administrator; the tab keeps the session. */
export async function signIn(tab: Tab) {
  await open(tab, paths.login);
  await fillInLogin(tab, 'Puente2026');
  await expectSeen(tab.getByRole('heading', { name: 'Módulo principal' }));
}
