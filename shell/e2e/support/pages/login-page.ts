import { expect, type Page } from '@playwright/test';

const password = 'Puente2026';

export class LoginPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  readonly open = () => this.page.goto('/login');
  readonly username = () => this.page.getByLabel('Usuario', { exact: true });
  readonly password = () => this.page.getByLabel('Contraseña', { exact: true });
  readonly submit = () =>
    this.page.getByRole('main').getByRole('button', { name: 'Iniciar Sesión' });

  async fill(username: string, secret: string) {
    await this.username().fill(username);
    await this.password().fill(secret);
    await this.submit().click();
  }

  /** Signs a demo user in and waits for the session. */
  async signIn(username: 'admin' | 'usuario') {
    await this.open();
    await this.fill(username, password);
    await expect(this.page).not.toHaveURL('/login');
    await expect(this.page.getByRole('heading', { level: 1 }).first()).toBeAttached();
  }
}
