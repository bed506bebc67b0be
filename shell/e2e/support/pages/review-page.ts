import type { Page } from '@playwright/test';

export class ReviewPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  readonly room = () => this.page.getByRole('region', { name: 'Revisar aplicantes' });
  readonly list = () => this.room().getByRole('listbox', { name: 'Aplicantes' });
  readonly option = (name: string) => this.list().getByRole('option', { name });
  readonly person = (name: string) => this.room().getByRole('heading', { name, level: 2 });
  readonly statusButton = (name: string) =>
    this.room()
      .getByRole('group', { name: /^Estado de/ })
      .getByRole('button', { name });
  readonly answers = () => this.room().getByRole('region', { name: 'Respuestas del aplicante' });
  readonly curriculum = () => this.room().getByRole('region', { name: 'Currículum' });
  readonly outcome = () => this.room().getByRole('status').filter({ hasText: 'actualizado' });
}
