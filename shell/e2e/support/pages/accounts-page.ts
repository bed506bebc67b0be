import type { Page } from '@playwright/test';
import { staffPaths } from '@portal/kit/routing/staff-paths';
import { expect } from '../test';

type Invited = { name: string; surname: string; email: string };

export class AccountsPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(text = '') {
    const search = text === '' ? '' : `?${new URLSearchParams({ buscar: text })}`;
    await this.page.goto(`${staffPaths.accounts}${search}`);
    await expect(this.page.getByRole('heading', { level: 1, name: 'Cuentas' })).toBeVisible();
  }

  readonly row = (text: string) => this.page.getByRole('row').filter({ hasText: text });

  async choose(email: string, item: string) {
    await this.row(email)
      .getByRole('button', { name: /^Cambiar la cuenta de/ })
      .click();
    await this.page.getByRole('menuitem', { name: item }).click();
  }

  /** Returns the invitation link. */
  async inviteNew({ name, surname, email }: Invited): Promise<string> {
    await this.page.getByRole('button', { name: 'Invitar a una persona' }).click();
    const dialog = this.page.getByRole('dialog', { name: 'Invitar a una persona' });
    await dialog.getByRole('button', { name: /nueva/i }).click();
    await dialog.getByLabel('Nombre').fill(name);
    await dialog.getByLabel('Apellido').fill(surname);
    await dialog.getByLabel('Correo').fill(email);
    await dialog.getByRole('radio', { name: /^Administrador/ }).check();
    await dialog.getByRole('button', { name: 'Crear invitación' }).click();
    const link = this.page
      .getByRole('dialog', { name: 'Enlace de invitación' })
      .getByRole('textbox');
    return link.inputValue();
  }
}
