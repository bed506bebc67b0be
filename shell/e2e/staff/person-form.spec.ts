// Screens: mf-backoffice/src/person-form mf-backoffice/src/people
import { randomUUID } from 'node:crypto';
import { paths, peoplePagePath, personPath } from '@portal/kit/routing/paths';
import { uniqueTitle } from '../support/an-application';
import { isApiPost } from '../support/api-posts';
import { readAlert } from '../support/pages/messages';
import { PersonFormPage } from '../support/pages/people-page';
import { expect, test } from '../support/test';

test('somebody is created and changed, and the form leads back to the page of the list it was opened from', async ({
  staff,
  adminPage: page,
}) => {
  const form = new PersonFormPage(page);
  const lastName = uniqueTitle('Rojas');
  const email = `${randomUUID()}@puente.example.org`;

  await test.step('is created', async () => {
    await page.goto(paths.newPerson);
    await expect(page.getByRole('heading', { level: 1, name: 'Pre-entrevista' })).toBeVisible();
    await form.fill('Antonia', lastName, email);
    const [created] = await Promise.all([
      page.waitForResponse((response) => isApiPost(response.request())),
      form.submit().click(),
    ]);
    await readAlert(page, 'Persona Creada');
    await expect(page).toHaveURL(/\/personas(\/page\/0)?$/);
    const { persona } = await created.json();
    await page.goto(personPath(persona.id_persona));
    await expect(form.field('Correo')).toHaveValue(email);
    await form.field('Nombre').fill('Antonieta');
    await form.submit().click();
    await readAlert(page, 'Persona Actualizada');
    expect(await staff.call('GET', `/api/personas/${persona.id_persona}`)).toMatchObject({
      nombre: 'Antonieta',
      apellido: lastName,
      correo: email,
    });
  });

  await test.step('leads back, even after a reload', async () => {
    const listed = page.getByRole('link', { name: /^Editar / });
    await page.goto(peoplePagePath(1));
    await listed.first().click();
    await expect(form.field('Nombre')).not.toHaveValue('');
    await page.reload();
    await page.getByRole('link', { name: 'Atrás' }).click();
    await expect(page).toHaveURL(peoplePagePath(1));

    await listed.first().click();
    await expect(form.field('Nombre')).not.toHaveValue('');
    await form.submit().click();
    await readAlert(page, 'Persona Actualizada');
    await expect(page).toHaveURL(peoplePagePath(1));
  });
});
