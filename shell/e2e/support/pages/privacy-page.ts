import type { Page } from '@playwright/test';
import { paths } from '@portal/kit/routing/paths';

export class PrivacyPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  readonly open = () => this.page.goto(paths.privacy);
  readonly kind = () => this.page.getByLabel('Qué necesitas');
  readonly name = () => this.page.getByLabel('Nombre', { exact: true });
  readonly email = () => this.page.getByLabel('Correo electrónico', { exact: true });
  readonly code = () => this.page.getByLabel('Código de tu postulación (opcional)');
  readonly details = () => this.page.getByLabel(/^(Detalle|Qué hay que corregir)/);
  readonly submit = () => this.page.getByRole('button', { name: 'Enviar solicitud' });

  /** Fills in a correction request. The fields may exist before the page is live. */
  async askForCorrection() {
    await this.kind().selectOption('rectification');
    await this.name().fill('Leo Soto');
    await this.email().fill('leo@example.org');
    await this.details().fill('Mi apellido es Sotto.');
  }
}
