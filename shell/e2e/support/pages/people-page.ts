import { expect, type Page } from '@playwright/test';
import { paths, peoplePagePath } from '@portal/kit/routing/paths';

export class PeoplePage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(number?: number) {
    await this.page.goto(number === undefined ? paths.people : peoplePagePath(number));
    await expect(this.page.getByRole('heading', { level: 1 })).toHaveText('Personas');
  }

  readonly table = () => this.page.getByRole('table', { name: 'Personas' });
  readonly rows = () => this.table().locator('tbody').getByRole('row');
  readonly row = (text: string) => this.rows().filter({ hasText: text });
  readonly showProfile = () => this.table().getByRole('button', { name: /^Ver perfil de / });
  readonly pager = () => this.page.getByRole('navigation', { name: 'Paginación' });
  readonly step = (name: RegExp) => this.pager().getByRole('link', { name });
}

export class PersonFormPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  readonly field = (name: 'Nombre' | 'Apellido' | 'Correo') =>
    this.page.getByRole('main').getByLabel(name, { exact: true });
  readonly submit = () =>
    this.page.getByRole('main').getByRole('button', { name: /^(Guardar|Actualizar)$/ });

  async fill(name: string, lastName: string, email: string) {
    await this.field('Nombre').fill(name);
    await this.field('Apellido').fill(lastName);
    await this.field('Correo').fill(email);
  }
}
