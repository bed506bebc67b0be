import type { Locator, Page } from '@playwright/test';

export class ReleasePanel {
  readonly page: Page;
  readonly section: Locator;

  constructor(page: Page) {
    this.page = page;
    this.section = page.getByRole('region', { name: 'Versiones de esta página' });
  }

  readonly open = (path: string) => this.page.goto(`${path}?mfe=panel`);
  readonly application = (name: string) => this.section.getByRole('article', { name, exact: true });
  readonly choice = (name: string) =>
    this.section.getByLabel(`Versión de ${name} en este navegador`);
  readonly close = () => this.section.getByRole('button', { name: 'Cerrar' });
  readonly mark = () => this.page.getByRole('complementary', { name: 'Versiones elegidas' });

  async choose(name: string, id: string) {
    await this.choice(name).selectOption(id);
    await this.application(name).getByRole('button', { name: 'Usar esta versión' }).click();
  }

  readonly goBack = (name: string) =>
    this.application(name).getByRole('button', { name: 'Volver a la versión en vivo' }).click();
}
