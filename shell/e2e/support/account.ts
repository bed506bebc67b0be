import { randomUUID } from 'node:crypto';
import { expect, type Browser, type Page } from '@playwright/test';
import type { Role } from '@portal/contract/session';
import { paths } from '@portal/kit/routing/paths';
import { LoginPage } from './pages/login-page';
import type { StaffApi } from './staff-api';

export type TestAccount = {
  id: number;
  username: string;
  password: string;
  email: string;
  /** Page of the person in the list, counting from 0. */
  page: number;
};

/** Opens an address in a new browser context, which the test must close. */
export async function openAccountPage(browser: Browser, baseURL: string | undefined, url: string) {
  const context = await browser.newContext({ ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto(url);
  return page;
}

/** Creates an account and sets its password. */
export async function createAccount(staff: StaffApi, role: Role): Promise<TestAccount> {
  const { id: personId, email, page } = await staff.createPerson();
  const { cuenta, enlace } = await staff.call('POST', '/api/cuentas', {
    id_persona: personId,
    rol: role,
    por_correo: false,
  });
  const username = `cuenta.${randomUUID().slice(0, 8)}`;
  const password = 'tres gatos verdes bailan';
  await staff.call('POST', '/api/cuenta/activar', {
    token: new URL(enlace, 'http://localhost').hash.slice(1),
    usuario: username,
    clave: password,
  });
  return { id: cuenta.id_cuenta, username, password, email, page };
}

/** Signs in through the form. */
export async function signInWith(page: Page, { username, password }: TestAccount) {
  const login = new LoginPage(page);
  await login.open();
  await login.fill(username, password);
  await expect(page).not.toHaveURL(paths.login);
}
