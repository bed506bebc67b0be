import type { Page } from '@playwright/test';

export class WorkBar {
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  readonly places = () => this.page.getByRole('navigation', { name: 'Trabajo' });
  readonly place = (name: string | RegExp) => this.places().getByRole('link', { name });
  readonly current = () => this.places().locator('[aria-current]');
  readonly search = () => this.page.getByRole('search', { name: 'Trabajo' });
  readonly field = () => this.search().getByRole('combobox');
  readonly options = () => this.search().getByRole('option');
  readonly group = (name: string) => this.search().getByRole('group', { name });
  /** Replaces the search field on a phone. */
  readonly button = () =>
    this.page.getByRole('button', { name: 'Buscar personas, ofertas y pantallas' });

  /** The link with the number of open requests. */
  readonly requests = () => this.place(/^Solicitudes/);
}
