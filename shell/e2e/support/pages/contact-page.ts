import type { Page } from '@playwright/test';
import { paths } from '@portal/kit/routing/paths';

export class ContactPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  readonly open = () => this.page.goto(paths.contact);
  readonly name = () => this.page.getByLabel('Nombre', { exact: true });
  readonly email = () => this.page.getByLabel('Correo electrónico', { exact: true });
  readonly phone = () => this.page.getByLabel('Celular', { exact: true });
  readonly description = () => this.page.getByLabel('Descripción', { exact: true });
  readonly submit = () => this.page.getByRole('main').getByRole('button', { name: 'Enviar' });

  async fill() {
    await this.name().fill('Ana Rojas');
    await this.email().fill('ana@example.org');
    await this.phone().fill('+56 9 1234 5678');
    await this.description().fill('Necesito dos personas para un equipo de datos.');
  }
}
