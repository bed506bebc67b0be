import type { Page } from '@playwright/test';
import { applicantsPath } from '@portal/kit/routing/paths';
import { OfferBoard } from './offer-board';

export class ApplicantsPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  readonly open = (offerId: number) => this.page.goto(applicantsPath(offerId));
  readonly table = () => this.page.getByRole('table', { name: 'Aplicantes de la oferta' });
  readonly row = (name: string) => this.table().getByRole('row').filter({ hasText: name });
  readonly email = (email: string) => this.table().getByRole('button', { name: email });
  readonly status = (name: string) => this.page.getByLabel(`Estado de ${name}`);
  readonly choose = (name: string) =>
    this.page.getByRole('checkbox', { name: `Elegir a ${name}` }).check();
  readonly answers = () => this.page.getByRole('dialog', { name: 'Respuestas del aplicante' });
  readonly comparison = () => this.page.getByRole('dialog', { name: 'Comparar aplicantes' });
  readonly review = () => this.page.getByRole('button', { name: /^Revisar \d/ });
  /** Result of the last change, above the table. */
  readonly outcome = () => this.page.getByRole('region', { name: 'Resultado' }).getByRole('status');
  readonly chosen = () => this.page.getByRole('region', { name: 'Aplicantes elegidos' });
  readonly showCurriculum = (name: string) =>
    this.page.getByRole('button', { name: `Ver CV de ${name}` });
  /** Shown beside the list if there is room, otherwise as a dialog. */
  readonly curriculum = (name: string) =>
    this.page
      .getByRole('complementary', { name: `Currículum de ${name}` })
      .or(this.page.getByRole('dialog', { name: `Currículum de ${name}` }));
  readonly backToOffers = () => this.page.getByRole('link', { name: 'Volver a Ofertas' });

  /**
   * Opens the list from the board, so that the browser requests it and a test can replace the
   * answer.
   */
  async openFromBoard(title: string) {
    const board = new OfferBoard(this.page);
    await board.open();
    await board.choose(title, 'Ver aplicantes');
  }
}
