import type { Page } from '@playwright/test';

export class CandidateDataPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  readonly person = (name: string) => this.page.getByRole('region', { name, exact: true });
  readonly uses = () => this.page.getByRole('table', { name: 'Quién ha usado estos datos' });
  readonly button = (name: string) => this.page.getByRole('button', { name, exact: true });
  readonly dialog = (name: string) => this.page.getByRole('dialog', { name });
}
