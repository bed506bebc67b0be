import { expect, type Page } from '@playwright/test';
import { paths } from '@portal/kit/routing/paths';

/** Texts, paths and field names in which the three catalogues differ. */
export const catalogs = [
  {
    path: paths.questions,
    title: 'Preguntas',
    item: 'Pregunta',
    field: 'des_pregunta',
    id: 'id_pregunta',
    list: '/api/preguntas',
    create: '/api/preguntas/guardarPregunta',
    update: '/api/preguntas/updatePregunta',
    delete: '/api/preguntas/deletePregunta',
  },
  {
    path: paths.skills,
    title: 'Conocimientos',
    item: 'Conocimiento',
    field: 'conocimientos',
    id: 'id_conocimientos',
    list: '/api/conocimientos',
    create: '/api/conocimientos/save',
    update: '/api/conocimientos/update',
    delete: '/api/conocimientos/delete',
  },
  {
    path: paths.languages,
    title: 'Idiomas',
    item: 'Idioma',
    field: 'nombre_idioma',
    id: 'id_idioma',
    list: '/api/idiomas',
    create: '/api/idiomas/save',
    update: '/api/idiomas/update',
    delete: '/api/idiomas/delete',
  },
] as const;

export type CatalogTexts = (typeof catalogs)[number];

export class CatalogPage {
  readonly page: Page;
  readonly texts: CatalogTexts;

  constructor(page: Page, texts: CatalogTexts) {
    this.page = page;
    this.texts = texts;
  }

  async open() {
    await this.page.goto(this.texts.path);
    await expect(this.page.getByRole('heading', { level: 1 })).toHaveText(this.texts.title);
  }

  readonly table = () => this.page.getByRole('table', { name: this.texts.title });
  readonly rows = () => this.table().locator('tbody').getByRole('row');
  readonly row = (text: string) => this.rows().filter({ hasText: text });
  readonly create = () => this.page.getByRole('button', { name: `Crear ${this.texts.item}` });
  readonly dialog = (mode: 'Crear' | 'Editar') =>
    this.page.getByRole('dialog', { name: `${mode} ${this.texts.item}` });
  readonly field = () => this.page.getByRole('dialog').getByLabel(this.texts.item);
  readonly save = () => this.page.getByRole('dialog').getByRole('button', { name: 'Guardar' });
  readonly close = () => this.page.getByRole('button', { name: 'Cerrar ventana' });
}
