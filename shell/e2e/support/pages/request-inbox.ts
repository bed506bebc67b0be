import type { Page } from '@playwright/test';

/** The request list, for all forms or one of them, with the open request beside it. */
export class RequestInbox {
  readonly page: Page;
  private readonly path: string;

  constructor(page: Page, path: string) {
    this.page = page;
    this.path = path;
  }

  readonly open = (search = '') =>
    this.page.goto(search ? `${this.path}?buscar=${encodeURIComponent(search)}` : this.path);
  readonly row = (name: string) => this.page.getByRole('listitem').filter({ hasText: name });
  readonly openButton = (name: string) =>
    this.page.getByRole('link', { name: `Abrir la solicitud de ${name}` });
  readonly request = (name: string) =>
    this.page.getByRole('region', { name: `Solicitud de ${name}` });
}
