import type { Page } from '@playwright/test';
import { staffPaths } from '@portal/kit/routing/staff-paths';
import { waitUntilLive } from '../live';

/** «Empresa»: the list of parts and the form of a part. */
export class CompanyPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open() {
    await this.page.goto(staffPaths.company);
    await waitUntilLive(this.page);
  }

  /** Opens the form of a part from the list and waits until it is loaded. */
  async edit(part: string) {
    await this.open();
    await this.page.getByRole('link', { name: `Editar ${part}` }).click();
    await this.page.getByRole('button', { name: 'Guardar', exact: true }).waitFor();
  }

  readonly part = (name: string) => this.page.getByRole('region', { name });
  /** A text field, optionally within a record such as «Testimonio 2». */
  readonly field = (name: string, record?: string) =>
    (record ? this.page.getByRole('group', { name: record, exact: true }) : this.page).getByRole(
      'textbox',
      { name, exact: true },
    );
  /** Resolves when the server has answered. */
  async save() {
    const saved = this.page.waitForResponse((answer) => answer.request().method() === 'PUT');
    await this.press('Guardar');
    await saved;
  }

  readonly press = (name: string) => this.page.getByRole('button', { name, exact: true }).click();
}
