import type { Page } from '@playwright/test';

/** The first carousel of a page. */
export class Carousel {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  readonly region = () => this.page.locator('[aria-roledescription="carrusel"]').first();
  readonly slides = () => this.region().locator('[aria-roledescription="diapositiva"]');
  readonly currentSlide = () =>
    this.region().locator('[aria-roledescription="diapositiva"]:not([aria-hidden="true"]):visible');
  readonly pause = () => this.region().getByRole('button', { name: 'Detener presentación' });
  readonly start = () => this.region().getByRole('button', { name: 'Iniciar presentación' });
  readonly next = () => this.region().getByRole('button', { name: 'Diapositiva siguiente' });

  /** Tabs from the top of the page into the carousel. */
  async focusFirstControl() {
    await this.page.keyboard.press('Tab');
    while ((await this.region().locator(':focus').count()) === 0) {
      await this.page.keyboard.press('Tab');
    }
  }
}
