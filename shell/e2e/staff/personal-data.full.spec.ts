// Screens: mf-backoffice/src/candidate-data mf-backoffice/src/requests mf-backoffice/src/retention
import { staffPaths } from '@portal/kit/routing/staff-paths';
import { submitPrivacyRequest } from '../support/personal-data';
import { expectAccessible } from '../support/axe';
import { CandidateDataPage } from '../support/pages/candidate-data-page';
import { RequestInbox } from '../support/pages/request-inbox';
import { expect, test, type Page } from '../support/test';

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

for (const width of [360, 768, 1280]) {
  test(`D.05 axe finds nothing on the pages of personal data at ${width} px`, async ({
    adminPage: page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const { name } = await submitPrivacyRequest(page, 'erasure');
    const inbox = new RequestInbox(page, staffPaths.privacyRequests);
    await inbox.open(name);
    await expect(inbox.row(name)).toBeVisible();
    await expectAccessible(page, 'privacy requests');
    expect(await widthOf(page)).toBe(width);
    await inbox.openButton(name).click();
    await expect(inbox.request(name)).toBeVisible();
    await expectAccessible(page, 'a privacy request');
    await inbox.request(name).getByRole('link', { name: 'Ver los datos de la persona' }).click();

    const data = new CandidateDataPage(page);
    await expect(data.person(name)).toBeVisible();
    await expectAccessible(page, 'the data of a person');
    expect(await widthOf(page)).toBe(width);
    await data.button('Anonimizar').click();
    await data.dialog(`Anonimizar a ${name}`).getByText('Anonimizar para siempre').click();
    await expectAccessible(page, 'anonymising, mistyped');
    await page.keyboard.press('Escape');
    await data.button('Corregir datos').click();
    await data.dialog(`Corregir los datos de ${name}`).getByLabel('Nombre').fill('');
    await page.keyboard.press('Tab');
    await expectAccessible(page, 'correcting, with a message');

    await page.goto(staffPaths.retention);
    await expect(page.getByRole('heading', { name: 'Próximas a anonimizar' })).toBeVisible();
    await expectAccessible(page, 'retention');
    expect(await widthOf(page)).toBe(width);
    await page.getByLabel('Meses que se guardan los datos').fill('99');
    await page.getByRole('button', { name: 'Guardar plazo' }).click();
    await expect(page.getByText('El plazo debe ser un número entero')).toBeVisible();
    await expectAccessible(page, 'retention, with a message');
  });
}
