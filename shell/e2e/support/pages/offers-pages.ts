import { applicationPath, offerDetailPath, paths } from '@portal/kit/routing/paths';
import { expect, type Page } from '@playwright/test';
import { LoginPage } from './login-page';

export class OffersPages {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  readonly openBoard = (query = '') => this.page.goto(paths.offers + query);
  readonly openDetail = (offerId: number) => this.page.goto(offerDetailPath(offerId));
  readonly openWizard = (offerId: number) => this.page.goto(applicationPath(offerId));
  readonly signIn = (username: 'admin' | 'usuario') => new LoginPage(this.page).signIn(username);
  /** Uses the menu, which keeps the session of the tab. */
  readonly goToBoard = () =>
    this.page.getByRole('banner').getByRole('link', { name: 'Ofertas laborales' }).click();
  readonly menuButton = (title: string) =>
    this.page.getByRole('button', { name: `Opciones de ${title}` });
  /** A filter value of the board, with its count. */
  readonly facet = (value: string) =>
    this.page.locator('label').filter({ has: this.page.getByText(value, { exact: true }) });
  /** The value beside a label of the offer detail. */
  readonly fact = (name: string) =>
    this.page
      .locator('dl > div')
      .filter({ has: this.page.getByText(name, { exact: true }) })
      .locator('dd');
  readonly similar = () => this.page.getByRole('region', { name: 'Ofertas parecidas' });
  readonly step = (name: string) => this.page.getByRole('heading', { level: 2, name });
  readonly card = (title: string) => this.page.getByRole('article', { name: title });
  readonly open = (title: string) =>
    this.card(title).getByRole('link', { name: 'Ver oferta' }).click();
  readonly apply = () => this.page.getByRole('link', { name: 'Postularme a oferta' }).click();
  readonly next = () => this.page.getByRole('button', { name: 'Siguiente' }).click();
  readonly back = () => this.page.getByRole('button', { name: 'Atrás' }).click();
  readonly send = () => this.page.getByRole('button', { name: 'Enviar Postulación' });
  /** Shown above the offer after sending a job application. */
  readonly confirmation = () => this.page.getByRole('region', { name: 'Postulación enviada' });
  readonly email = () => this.page.getByLabel('Correo electrónico', { exact: true });
  readonly name = () => this.page.getByLabel('Nombre completo', { exact: true });
  readonly salary = () => this.page.getByLabel(/^Aspiración salarial/);
  readonly curriculum = () => this.page.locator('input[type="file"]');
  readonly talentPool = () => this.page.getByRole('checkbox', { name: /otras ofertas/ });
  /** Visible when the latest input is stored on the device. */
  readonly draftSaved = () =>
    this.page.locator('[aria-busy=false]').filter({ hasText: 'Borrador guardado' });
  readonly answers = () => this.page.getByRole('main').locator('textarea');

  async identify(email: string) {
    await expect(this.step('Verificar Postulante')).toBeVisible();
    await this.email().fill(email);
    await this.next();
  }

  async describe(person: { name: string; salary: string; curriculum: Buffer }) {
    await expect(this.step('Datos Postulante')).toBeVisible();
    await this.name().fill(person.name);
    await this.salary().fill(person.salary);
    await this.choose(person.curriculum);
    await this.next();
  }

  readonly choose = (
    buffer: Buffer,
    name = 'currículum de Paula.pdf',
    mimeType = 'application/pdf',
  ) => this.curriculum().setInputFiles({ name, mimeType, buffer });

  async answer(texts: readonly string[]) {
    await expect(this.step('Preguntas Filtro')).toBeVisible();
    await expect(this.answers()).toHaveCount(texts.length);
    for (const [index, text] of texts.entries()) await this.answers().nth(index).fill(text);
  }

  /** Fills in the whole form without sending it. */
  async fillIn(application: Application) {
    await this.identify(application.email);
    await this.describe(application);
    await this.answer(application.answers);
  }
}

export type Application = {
  email: string;
  name: string;
  salary: string;
  curriculum: Buffer;
  answers: readonly string[];
};
