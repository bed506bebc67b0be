import { randomUUID } from 'node:crypto';
import { company } from '@portal/contract/company';
import { paths, peoplePagePath, personPath } from '@portal/kit/routing/paths';
import { uniqueTitle } from '../support/an-application';
import { isApiPost } from '../support/api-posts';
import { alertWith } from '../support/pages/alert';
import { readAlert } from '../support/pages/messages';
import { PersonFormPage } from '../support/pages/people-page';
import { expect, test, type Page } from '../support/test';

const title = (page: Page) => page.getByRole('heading', { level: 1, name: 'Pre-entrevista' });

test('S2.51 S7.07 S8.43 somebody is created and changed in «Pre-entrevista»', async ({
  staff,
  adminPage: page,
}) => {
  const form = new PersonFormPage(page);
  const lastName = uniqueTitle('Rojas');
  const email = `${randomUUID()}@puente.example.org`;
  await page.goto(paths.newPerson);
  await expect(title(page)).toBeVisible();
  await expect(page.getByRole('main')).toContainText(company.name);
  for (const name of ['Nombre', 'Apellido', 'Correo'] as const) {
    await expect(form.field(name)).toHaveValue('');
  }

  await form.fill('Antonia', lastName, email);
  const [created] = await Promise.all([
    page.waitForResponse((response) => isApiPost(response.request())),
    form.submit().click(),
  ]);
  const create = created.request();
  expect(new URL(create.url()).pathname).toBe('/api/personas');
  expect(create.postDataJSON()).toEqual({
    nombre: 'Antonia',
    apellido: lastName,
    correo: email,
  });
  await readAlert(page, 'Persona Creada');
  await expect(page).toHaveURL(/\/personas(\/page\/0)?$/);
  const { persona } = await created.json();

  const read = page.waitForResponse(`**/api/personas/${persona.id_persona}`);
  await page.goto(personPath(persona.id_persona));
  expect((await read).request().method()).toBe('GET');
  await expect(title(page)).toBeVisible();
  await expect(form.field('Nombre')).toHaveValue('Antonia');
  await expect(form.field('Apellido')).toHaveValue(lastName);
  await expect(form.field('Correo')).toHaveValue(email);
  await form.field('Nombre').fill('Antonieta');
  const [update] = await Promise.all([
    page.waitForRequest((request) => request.method() === 'PUT'),
    form.submit().click(),
  ]);
  expect(new URL(update.url()).pathname).toBe(`/api/personas/update/${persona.id_persona}`);
  expect(update.postDataJSON()).toMatchObject({ nombre: 'Antonieta', apellido: lastName });
  await readAlert(page, 'Persona Actualizada');

  const saved = await staff.call('GET', `/api/personas/${persona.id_persona}`);
  expect(saved).toMatchObject({ nombre: 'Antonieta', apellido: lastName });
});

test('the form leads back to the page of the list from which it was opened, even after a reload', async ({
  adminPage: page,
}) => {
  const form = new PersonFormPage(page);
  const listed = page.getByRole('link', { name: /^Editar / });
  await page.goto(peoplePagePath(1));
  await listed.first().click();
  await expect(title(page)).toBeVisible();
  await page.reload();
  await page.getByRole('link', { name: 'Atrás' }).click();
  await expect(page).toHaveURL(peoplePagePath(1));

  await listed.first().click();
  await expect(form.field('Nombre')).not.toHaveValue('');
  await form.submit().click();
  await readAlert(page, 'Persona Actualizada');
  await expect(page).toHaveURL(peoplePagePath(1));
});

test('S5.17 S5.18 S5.19 S5.20 S5.21 what is wrong with a person is told once a field was changed or left', async ({
  adminPage: page,
}) => {
  const form = new PersonFormPage(page);
  const problems = [
    'Requiere ingresar el nombre.',
    'Requiere ingresar el apellido.',
    'Requiere ingresar el correo.',
  ];
  await page.goto(paths.newPerson);
  for (const text of problems) await expect(form.problem(text)).toHaveCount(0);

  await form.field('Nombre').focus();
  for (const text of problems) {
    await page.keyboard.press('Tab');
    await expect(form.problem(text)).toBeVisible();
  }
  await form.field('Nombre').fill('Ana');
  await expect(form.problem('Nombre debe tener al menos 4 caracteres.')).toBeVisible();
  await form.field('Nombre').fill('Anna');
  await expect(form.field('Nombre')).toHaveAttribute('aria-invalid', 'false');
  await form.field('Correo').fill('x@');
  await expect(form.problem('Debe tener un formato valido.')).toBeVisible();
  await form.field('Correo').fill('x@example.org');
  await expect(form.field('Correo')).toHaveAttribute('aria-invalid', 'false');
});

test.describe('with refusals of the server', () => {
  test.use({ expectedConsole: /status of (400|401|404)/ });

  test('S5.22 S8.07 each of the errors of the server stands in a list above the form', async ({
    staff,
    adminPage: page,
  }) => {
    const form = new PersonFormPage(page);
    const { id } = await staff.createPerson();
    const errors = ['El correo ya está registrado.', 'El apellido es demasiado largo.'];
    const refuse = { status: 400, json: { errors } };
    await page.route(/\/api\/personas(\/update\/\d+)?$/, (route) => route.fulfill(refuse));

    for (const path of [paths.newPerson, personPath(id)]) {
      await page.goto(path);
      await form.fill('Antonia', 'Rojas', 'antonia@puente.example.org');
      await form.submit().click();
      const list = page.getByRole('main').getByRole('alert').getByRole('listitem');
      await expect(list).toHaveText(errors);
      const below = await form.field('Nombre').boundingBox();
      const last = await list.last().boundingBox();
      expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThan(below?.y ?? 0);
      await expect(form.field('Nombre')).toHaveValue('Antonia');
    }
  });

  test('S2.49 somebody whom the server does not know leads back to the list', async ({
    adminPage: page,
  }) => {
    await page.route('**/api/personas/77', (route) =>
      route.fulfill({ status: 404, json: { mensaje: 'La persona no existe.' } }),
    );
    await page.goto(personPath(77));

    await expect(alertWith(page, 'Error')).toContainText('La persona no existe.');
    await expect(page).toHaveURL(/\/personas(\/page\/0)?$/);
  });

  test('S2.50 a session that the server refuses leads to the login instead', async ({
    adminPage: page,
  }) => {
    await page.route('**/api/personas/77', (route) =>
      route.fulfill({ status: 401, json: { mensaje: 'La sesión terminó.' } }),
    );
    await page.goto(personPath(77));

    await expect(page).toHaveURL(paths.login);
  });
});
