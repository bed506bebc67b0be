import type { Page } from '@playwright/test';
import { paths } from '@portal/kit/routing/paths';

export class CandidatesPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  readonly open = (query = '') => this.page.goto(`${paths.candidates}${query}`);
  readonly search = () => this.page.getByPlaceholder('Buscar candidato...');
  readonly pageSize = () => this.page.getByLabel('Registros por página');
  readonly table = () => this.page.getByRole('table', { name: 'Candidatos Aplicantes' });
  readonly rows = () => this.table().locator('tbody').getByRole('row');
  readonly row = (text: string | RegExp) => this.rows().filter({ hasText: text });
  readonly pager = () => this.page.getByRole('navigation', { name: 'Paginación' });
  readonly pageLink = (number: number) =>
    this.pager().getByRole('link', { name: String(number), exact: true });
  readonly showCurriculum = (name: string) =>
    this.table().getByRole('button', { name: `Ver CV de ${name}` });
}
