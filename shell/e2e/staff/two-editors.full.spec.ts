// Screens: mf-backoffice/src/person-form mf-backoffice/src/master-data mf-offers/src/assignments
import { personPath } from '@portal/kit/routing/paths';
import { uniqueTitle } from '../support/an-application';
import { expectAccessible } from '../support/axe';
import { CatalogPage, catalogs } from '../support/pages/catalog-page';
import { answer, readAlert } from '../support/pages/messages';
import { OfferBoard } from '../support/pages/offer-board';
import { PersonFormPage } from '../support/pages/people-page';
import { alertWith } from '../support/pages/alert';
import { expect, test, type Page } from '../support/test';

// The browser logs the refused save.
test.use({ expectedConsole: /409/ });

const conflict = 'Otra persona guardó cambios';

test('a person: changes of both stand, and where they meet one chooses', async ({
  adminPage: page,
  colleaguePage,
  staff,
}) => {
  const { id, email } = await staff.createPerson();
  const [mine, theirs] = [new PersonFormPage(page), new PersonFormPage(colleaguePage)];
  for (const form of [mine, theirs]) {
    await form.page.goto(personPath(id));
    await expect(form.field('Nombre')).toHaveValue('Íñigo');
  }
  await mine.field('Nombre').fill('Íñigo José');
  await mine.field('Apellido').fill('Mío');
  await theirs.field('Apellido').fill("O'Higgins");
  await theirs.page.getByLabel('País (opcional)').selectOption('Chile');
  await theirs.submit().click();
  await readAlert(colleaguePage, 'Persona Actualizada');

  await mine.submit().click();
  await expect(alertWith(page, conflict)).toContainText(
    /Apellido: O'Higgins \(lo tuyo: Mío\) · Valentina Rojas, \d{2}\/\d{2}\/\d{4} \d{2}:\d{2}/,
  );
  await expect(alertWith(page, conflict)).toContainText('País: Chile');
  await expectAccessible(page, 'the conflict');
  await answer(page, conflict, 'Usar lo de la otra persona');
  await expect(mine.field('Apellido')).toHaveValue("O'Higgins");
  await expect(mine.field('Nombre')).toHaveValue('Íñigo José');
  await mine.submit().click();

  await readAlert(page, 'Persona Actualizada');
  expect(await staff.call('GET', `/api/personas/${id}`)).toMatchObject({
    nombre: 'Íñigo José',
    apellido: "O'Higgins",
    correo: email,
    pais: { nombre: 'Chile' },
  });
});

for (const texts of catalogs) {
  test(`${texts.item}: who saves second is asked which of the two stands`, async ({
    adminPage: page,
    colleaguePage,
    staff,
  }) => {
    const name = uniqueTitle('Compartido');
    const created = await staff.call('POST', texts.create, { [texts.field]: name });
    const [mine, theirs] = [page, colleaguePage].map((each) => new CatalogPage(each, texts));
    const edit = async (catalog: CatalogPage, text: string) => {
      await catalog.open();
      await catalog
        .row(name)
        .getByRole('button', { name: /^Editar/ })
        .click();
      await catalog.field().fill(text);
    };
    const [ours, others] = [uniqueTitle('Lo mío'), uniqueTitle('Lo de la otra persona')];
    if (!mine || !theirs) throw new Error('Expected two pages.');
    await edit(mine, ours);
    await edit(theirs, others);
    await theirs.save().click();
    await readAlert(colleaguePage, texts.item);

    await mine.save().click();
    await expect(alertWith(page, conflict)).toContainText(
      `${texts.item}: ${others} (lo tuyo: ${ours})`,
    );
    await page.keyboard.press('Escape');
    await expect(mine.field()).toHaveValue(ours);
    await mine.save().click();

    await readAlert(page, texts.item);
    await expect(mine.row(ours)).toBeVisible();
    await staff.call('DELETE', `${texts.delete}/${created[texts.id]}`);
  });
}

test('a skill of an offer: the table shows what a colleague saved, and the form keeps what was typed', async ({
  adminPage: page,
  colleaguePage,
  staff,
}) => {
  const offer = await staff.createOffer();
  const skill = await staff.createSkill();
  await staff.assignSkill(offer.id, skill.id, '1 año');
  const edit = async (each: Page, experience: string) => {
    const dialog = await new OfferBoard(each).openDialog(offer.name, 'Asignar Conocimientos');
    await dialog.getByRole('button', { name: `Editar ${skill.name}` }).click();
    await dialog.getByLabel('Experiencia mínima', { exact: true }).fill(experience);
    return dialog;
  };
  const mine = await edit(page, '5 años');
  const theirs = await edit(colleaguePage, '3 años');
  const update = { name: 'Actualizar' };
  await theirs.getByRole('button', update).click();
  await expect(theirs.getByRole('cell', { name: '3 años' })).toBeVisible();

  await mine.getByRole('button', update).click();
  await expect(alertWith(page, conflict)).toContainText(
    'Experiencia mínima: 3 años (lo tuyo: 5 años)',
  );
  await answer(page, conflict, 'Conservar lo mío');
  await expect(mine.getByRole('cell', { name: '3 años' })).toBeVisible();
  await expect(mine.getByLabel('Experiencia mínima', { exact: true })).toHaveValue('5 años');
  await mine.getByRole('button', update).click();

  await expect(mine.getByRole('cell', { name: '5 años' })).toBeVisible();
});
