import { offerManagementPath } from '@portal/kit/routing/staff-paths';
import { expect, type Page } from '@playwright/test';

export class OfferManagementPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  readonly section = (name: string) => this.page.getByRole('region', { name, exact: true });
  readonly missing = () =>
    this.page.getByRole('region', { name: /^Lo que (le falta|falta para publicar)$/ });
  readonly field = (name: string) => this.page.getByRole('combobox', { name });
  readonly options = () => this.page.getByRole('option');
  readonly publish = () => this.page.getByRole('button', { name: 'Publicar' });
  readonly duplicate = () => this.page.getByRole('button', { name: 'Duplicar' });
  readonly remove = (name: string) => this.page.getByRole('button', { name: `Quitar ${name}` });

  async open(offerId: number) {
    await this.page.goto(offerManagementPath(offerId));
    await this.stands();
  }

  /** Waits until all parts of the offer have loaded. */
  async stands() {
    await expect(this.missing()).toContainText(/\d de 7/);
  }

  /** Types the beginning of an option and chooses the first match. */
  async choose(field: string, text: string) {
    await this.field(field).fill(text);
    await expect(this.options().first()).toHaveAttribute('data-highlighted');
    await this.field(field).press('Enter');
  }
}

export const offerIdOf = (page: Page) => Number(new URL(page.url()).pathname.split('/').at(-1));

/** Items of an offer's list. */
export const itemsOfList = (page: Page, name: string) =>
  page.getByRole('list', { name, exact: true }).getByRole('listitem');
