import type { Page } from '@playwright/test';
import { paths } from '@portal/kit/routing/paths';

export class HomePage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  readonly open = () => this.page.goto(paths.home);
  readonly carousel = () => this.page.locator('[aria-roledescription="carrusel"]').first();
  readonly slides = () => this.carousel().locator('[aria-roledescription="diapositiva"]');
  readonly currentSlide = () =>
    this.carousel().locator(
      '[aria-roledescription="diapositiva"]:not([aria-hidden="true"]):visible',
    );
  readonly pause = () => this.carousel().getByRole('button', { name: 'Detener presentación' });
  readonly start = () => this.carousel().getByRole('button', { name: 'Iniciar presentación' });

  /** Walks by keyboard from the top of the page into the carousel. */
  async focusFirstControl() {
    await this.page.keyboard.press('Tab');
    while ((await this.carousel().locator(':focus').count()) === 0) {
      await this.page.keyboard.press('Tab');
    }
  }
}
