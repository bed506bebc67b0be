import type { Page } from '@playwright/test';
import { paths } from '@portal/kit/routing/paths';
import { expect } from '../test';

export class OwnAccountPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open() {
    await this.page.goto(paths.ownAccount);
    await expect(this.page.getByRole('heading', { level: 1, name: 'Mi cuenta' })).toBeVisible();
  }

  private readonly card = (title: string) =>
    this.page.getByRole('region', { name: title, exact: true });

  readonly sessions = () => this.card('Sesiones abiertas').getByRole('listitem');

  async changePassword(current: string, next: string) {
    const card = this.card('Contraseña');
    await card.getByLabel('Contraseña actual', { exact: true }).fill(current);
    await card.getByLabel('Contraseña nueva', { exact: true }).fill(next);
    await card.getByRole('button', { name: 'Cambiar contraseña' }).click();
  }

  /** Returns the secret and the recovery codes. */
  async beginSecondFactor(password: string) {
    const card = this.card('Segundo factor');
    await card.getByLabel('Tu contraseña', { exact: true }).fill(password);
    await card.getByRole('button', { name: 'Configurar segundo factor' }).click();
    const codes = card.getByRole('list', { name: 'Códigos de recuperación' }).getByRole('listitem');
    await expect(codes.first()).toBeVisible();
    const secret = (await card.locator('code').first().innerText()).replaceAll(' ', '');
    return { secret, recoveryCodes: await codes.allInnerTexts() };
  }

  async activate(code: string) {
    const card = this.card('Segundo factor');
    await card.getByRole('textbox', { name: /^Código/ }).fill(code);
    await card.getByRole('button', { name: 'Activar', exact: true }).click();
  }

  async prove(action: string, { password, code }: { password: string; code: string }) {
    const card = this.card('Segundo factor');
    await card.getByRole('button', { name: action }).click();
    await card.getByLabel('Tu contraseña', { exact: true }).fill(password);
    await card.getByLabel('Código', { exact: true }).fill(code);
  }
}
