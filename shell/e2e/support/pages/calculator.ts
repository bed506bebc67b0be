import type { Page } from '@playwright/test';
import { paths } from '@portal/kit/routing/paths';

/** The cost calculator dialog. */
export class Calculator {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  readonly dialog = () => this.page.getByRole('dialog', { name: 'Calculadora de tarifa' });
  readonly opener = () => this.page.getByRole('button', { name: 'Calcular tarifa' });
  readonly field = (label: string) => this.dialog().getByLabel(label, { exact: true });
  readonly submit = () => this.dialog().getByRole('button', { name: 'Calcular', exact: true });
  readonly result = () => this.dialog().getByRole('status').last();
  readonly options = (label: string) => this.field(label).locator('option:not([value=""])');

  async open() {
    await this.page.goto(paths.hunting);
    await this.opener().click();
    await this.field('Nombre del perfil').waitFor();
  }

  /** Fills in all fields except currency and salary. */
  async describe() {
    await this.field('Nombre del perfil').fill('Desarrollo Java');
    await this.field('Formación').fill('Profesional');
    await this.field('Experiencia mínima (años)').fill('3');
    await this.field('Modalidad').selectOption('hibrido');
    await this.field('País').selectOption('Chile');
    await this.field('Ciudad').selectOption('Santiago');
  }

  async offer(currency: string, salary: string) {
    await this.field('Moneda').selectOption(currency);
    await this.field('Salario').fill(salary);
  }
}
