import type { Page } from '@playwright/test';
import { staffPaths } from '@portal/kit/routing/staff-paths';
import { waitUntilLive } from '../live';

/** «Empresa»: the parts, and the form of one of them. */
export class CompanyPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open() {
    await this.page.goto(staffPaths.company);
    await waitUntilLive(this.page);
  }

  /** Opens the form of a part from the list. Settles once it holds what the server had. */
  async edit(part: string) {
    await this.open();
    await this.page.getByRole('link', { name: `Editar ${part}` }).click();
    await this.page.getByRole('button', { name: 'Guardar', exact: true }).waitFor();
  }

  readonly part = (name: string) => this.page.getByRole('region', { name });
  /** In a record among others, such as «Testimonio 2», if one is named. */
  readonly field = (name: string, record?: string) =>
    (record ? this.page.getByRole('group', { name: record, exact: true }) : this.page).getByRole(
      'textbox',
      { name, exact: true },
    );
  /** Settles once the server has it. */
  async save() {
    const saved = this.page.waitForResponse((answer) => answer.request().method() === 'PUT');
    await this.press('Guardar');
    await saved;
  }

  readonly press = (name: string) => this.page.getByRole('button', { name, exact: true }).click();
}
