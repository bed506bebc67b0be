import { applicationPath, offerDetailPath, paths } from '@portal/kit/routing/paths';
import { expect, type Page } from '@playwright/test';
import { LoginPage } from './login-page';

/** The visitor's way from the board to an application. */
export class OffersPages {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  readonly openBoard = (query = '') => this.page.goto(paths.offers + query);
  readonly openDetail = (offerId: number) => this.page.goto(offerDetailPath(offerId));
  readonly openWizard = (offerId: number) => this.page.goto(applicationPath(offerId));
  readonly signIn = (username: 'admin' | 'usuario') => new LoginPage(this.page).signIn(username);
  /** By the menu, which keeps the session of the tab. */
  readonly goToBoard = () =>
    this.page.getByRole('banner').getByRole('link', { name: 'Ofertas laborales' }).click();
  readonly menuButton = (title: string) =>
    this.page.getByRole('button', { name: `Opciones de ${title}` });
  /** A value that the board can be filtered by, with its count. */
  readonly facet = (value: string) =>
    this.page.locator('label').filter({ has: this.page.getByText(value, { exact: true }) });
  /** What the detail says under a name. */
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
  /** What stands before the offer once an application was sent. */
  readonly confirmation = () => this.page.getByRole('region', { name: 'Postulación enviada' });
  readonly email = () => this.page.getByLabel('Correo electrónico', { exact: true });
  readonly name = () => this.page.getByLabel('Nombre completo', { exact: true });
  readonly salary = () => this.page.getByLabel(/^Aspiración salarial/);
  readonly curriculum = () => this.page.locator('input[type="file"]');
  readonly talentPool = () => this.page.getByRole('checkbox', { name: /otras ofertas/ });
  /** What was typed last is on this device. */
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

  /** All that an application holds, up to the button that sends it. */
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
