import type { Page } from '@playwright/test';

/** «Solicitudes de contacto» or «Solicitudes de privacidad». */
export class RequestInbox {
  readonly page: Page;
  private readonly path: string;

  constructor(page: Page, path: string) {
    this.page = page;
    this.path = path;
  }

  readonly open = (search = '') =>
    this.page.goto(search ? `${this.path}?buscar=${encodeURIComponent(search)}` : this.path);
  readonly row = (name: string) => this.page.getByRole('row', { name });
  readonly openButton = (name: string) =>
    this.page.getByRole('button', { name: `Abrir la solicitud de ${name}` });
  readonly dialog = (name: string) =>
    this.page.getByRole('dialog', { name: `Solicitud de ${name}` });
}
