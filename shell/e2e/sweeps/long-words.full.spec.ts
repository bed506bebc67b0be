// Screens: mf-offers/src/applicants mf-backoffice/src/master-data shell/src/work-bar shell/src/layout
import { savedMeanwhile } from '@portal/contract/version';
import { applicantsPath, paths } from '@portal/kit/routing/paths';
import { answerWith, expectAllInReach, longWord } from '../support/long-words';
import { alertWith } from '../support/pages/alert';
import { CatalogPage, catalogs } from '../support/pages/catalog-page';
import { notice } from '../support/pages/messages';
import { WorkBar } from '../support/pages/work-bar';
import { storeSession, userOf } from '../support/session';
import { expect, test, type Page } from '../support/test';

async function signIn(page: Page, token: string) {
  const user = { ...userOf(token), nombre: longWord, apellido: longWord, username: longWord };
  await storeSession(page, token, user);
  await answerWith(page, longWord);
}

test('applicants with such names can be chosen', async ({ page, staff }) => {
  await signIn(page, staff.token);
  await page.goto(applicantsPath(1));
  const boxes = page.getByRole('checkbox', { name: /^Elegir a/ });
  for (const box of [boxes.nth(0), boxes.nth(1)]) await box.check();
  await expectAllInReach(page, 'the chosen');
});

test('the quick search finds such words', async ({ page, staff }) => {
  await signIn(page, staff.token);
  await page.goto(paths.people);
  await new WorkBar(page).field().fill('ñandú');
  await expect(page.getByRole('option').first()).toContainText(longWord);
  await expectAllInReach(page, 'the quick search');
});

test('messages and notices with such words can be read and closed', async ({ page, staff }) => {
  await signIn(page, staff.token);
  await page.route('**/api/conocimientos/delete/**', (route) =>
    route.fulfill({ json: { mensaje: longWord } }),
  );
  const [, skills] = catalogs;
  const catalog = new CatalogPage(page, skills);
  await catalog.open();
  await page
    .getByRole('button', { name: /^Eliminar/ })
    .first()
    .click();
  await expectAllInReach(page, 'the question');
  await page.getByRole('button', { name: 'Si, Eliminar!' }).click();
  await expect(alertWith(page, 'Eliminado!')).toContainText(longWord);
  await expectAllInReach(page, 'the message');
  await page.keyboard.press('Enter');
  await expect(notice(page, longWord)).toBeVisible();
  await expectAllInReach(page, 'the notice', notice(page, longWord));
});

test.describe('a save that is refused', () => {
  // The browser logs it.
  test.use({ expectedConsole: /409/ });

  test('tells of such words and can be answered', async ({ page, staff }) => {
    await signIn(page, staff.token);
    const [, skills] = catalogs;
    await page.route(`**${skills.update}/**`, async (route) => {
      await page.route(`**${skills.list}`, async (list) => {
        const entries = await (await list.fetch()).json();
        const theirs = longWord.replaceAll('Ñ', 'Q');
        const changed = { [skills.field]: theirs, version: 99 };
        await list.fulfill({ json: entries.map((entry: object) => ({ ...entry, ...changed })) });
      });
      await route.fulfill({ status: 409, json: { mensaje: savedMeanwhile } });
    });
    const catalog = new CatalogPage(page, skills);
    await catalog.open();
    await page
      .getByRole('button', { name: /^Editar/ })
      .first()
      .click();
    await catalog.field().fill('Mío');
    await catalog.save().click();
    await expect(alertWith(page, 'Otra persona guardó cambios')).toContainText('Mío');
    await expectAllInReach(page, 'the conflict');
  });
});
