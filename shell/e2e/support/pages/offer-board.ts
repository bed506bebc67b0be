import { expect, type Page } from '@playwright/test';
import { offerDetailPath, paths } from '@portal/kit/routing/paths';

const pageSize = 20;

/** The board for administrators: the plus button, the three-dot menus and their dialogs. */
export class OfferBoard {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  readonly card = (title: string) => this.page.getByRole('article', { name: title });
  readonly plus = () => this.page.getByRole('button', { name: 'Crear nueva oferta' });
  readonly dots = (title: string) =>
    this.page.getByRole('button', { name: `Opciones de ${title}` });
  readonly dialog = (name: string | RegExp = /.*/) => this.page.getByRole('dialog', { name });

  /** A later update would move cards while a menu is clicked. */
  async open() {
    const read = this.page.waitForResponse((answer) => answer.url().endsWith('/api/ofertas'));
    await this.page.goto(paths.offers);
    const offers: { id_oferta: number }[] = await (await read).json();
    const wanted = offers.slice(0, pageSize).map(({ id_oferta: id }) => offerDetailPath(id));
    await expect.poll(() => this.shownOffers()).toEqual(wanted);
  }

  private readonly shownOffers = () =>
    this.page
      .getByRole('main')
      .getByRole('link', { name: 'Ver oferta' })
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));

  /** Chooses an item of an offer's menu, after the previous dialog has closed. */
  async choose(title: string, item: string) {
    await expect(this.dialog()).toBeHidden();
    await this.dots(title).click();
    const menu = this.page.getByRole('menu', { name: `Opciones de ${title}` });
    // The menu moves while it opens.
    await menu.evaluate(async (element) => {
      await Promise.all(element.getAnimations().map(({ finished }) => finished));
    });
    const entry = menu.getByRole('menuitem', { name: item });
    // Hovering scrolls a covered card into view, and the menu follows one frame later.
    await entry.hover();
    await entry.click();
  }

  async openDialog(title: string, item: string) {
    await this.open();
    await this.choose(title, item);
    await expect(this.dialog()).toBeVisible();
    return this.dialog();
  }
}

/** Labels of the ten fields in the offer dialog, with test values. */
export const offerTexts = {
  'Título de la vacante': 'Arquitecta de datos',
  'Cantidad de vacantes': '3',
  'Rango salarial': '$2.000.000 a $2.500.000',
  Horario: 'Lunes a viernes, 9 a 18 h',
  'Descripción general': 'Primera línea\nSegunda línea',
  Beneficios: 'Seguro\nVacaciones',
} as const;

export const offerChoices = {
  'Formación requerida': 'Profesional',
  'Tipo de contrato': 'Indefinido',
  Estado: 'Abierta',
  'Modalidad de trabajo': 'Híbrido',
} as const;
