import { applicationPath } from '@portal/kit/routing/paths';
import { anApplication } from '../support/an-application';
import type { Application } from '../support/pages/offers-pages';
import { writtenPdf } from '../support/written-pdf';
import { open } from './live';
import { expect, expectSeen, type Tab } from './test';

export const fileName = 'currículum de Paula.pdf';
export const words = 'Paula, ingeniera de datos';

/** Engines send domains with non-ASCII letters in two different ways. */
const withOtherLetters = (application: Application): Application => ({
  ...application,
  email: application.email.replace('example', 'peñalolén.example'),
});

export class WizardForm {
  readonly tab: Tab;
  readonly application = withOtherLetters(anApplication({ curriculum: writtenPdf(words) }));

  constructor(tab: Tab) {
    this.tab = tab;
  }

  readonly button = (name: string) => this.tab.getByRole('button', { name });
  readonly name = () => this.tab.getByLabel('Nombre completo', { exact: true });
  readonly answers = () => this.tab.getByRole('main').locator('textarea');

  /** Fills in the e-mail step and the second step, including the file. */
  async fillIn(offerId: number) {
    const { email, name, salary, curriculum } = this.application;
    await open(this.tab, applicationPath(offerId));
    await this.tab.getByLabel('Correo electrónico', { exact: true }).pressSequentially(email);
    await this.button('Siguiente').click();
    await expectSeen(this.tab.getByRole('heading', { name: 'Datos Postulante' }));
    await this.name().pressSequentially(name);
    await this.tab.getByLabel(/^Aspiración salarial/).pressSequentially(salary);
    await this.tab
      .locator('input[type="file"]')
      .setInputFiles({ name: fileName, mimeType: 'application/pdf', buffer: curriculum });
    await expectSeen(this.tab.getByText(fileName));
  }

  confirmation() {
    return this.tab.getByRole('region', { name: 'Postulación enviada' });
  }

  async send() {
    await this.button('Siguiente').click();
    for (const [index, text] of this.application.answers.entries()) {
      await this.answers().nth(index).pressSequentially(text);
    }
    await this.button('Enviar Postulación').click();
    await expectSeen(this.confirmation());
  }
}

export async function expectDraft(form: WizardForm) {
  await expectSeen(form.tab.getByText(/Recuperamos tu borrador/));
  await expect.poll(() => form.name().inputValue()).toBe(form.application.name);
  await expectSeen(form.tab.getByText(fileName));
}
