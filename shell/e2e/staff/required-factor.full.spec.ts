// Screens: mf-backoffice/src/own-account shell/src/guards
import { paths } from '@portal/kit/routing/paths';
import { ownDatabase } from '../../../api/testing/own-database';
import { createTelephone } from '../../../api/testing/second-factor';
import { expectAccessible } from '../support/axe';
import { LoginPage } from '../support/pages/login-page';
import { OwnAccountPage } from '../support/pages/own-account-page';
import { useOwnSite } from '../support/own-site';
import { expect, test } from '../support/test';

const settings = { SECOND_FACTOR: 'admin', DEMO_DATA: '1', LOG_LEVEL: 'error' };
useOwnSite(undefined, settings, ownDatabase());

test('where administrators need a second factor, one without is led to set it up, and has the rights back at once', async ({
  page,
}) => {
  const login = new LoginPage(page);
  await login.open();
  await login.fill('admin', 'Puente2026');
  await expect(page).toHaveURL(paths.ownAccount);
  const needed = page.getByText(/^Tu rol exige un segundo factor\. Actívalo aquí/);
  await expect(needed).toBeVisible();
  await expectAccessible(page, 'the account that lacks its second factor');

  await page.goto(paths.candidates);
  await expect(page).toHaveURL(paths.ownAccount);
  await expect(page.getByText('Actívalo para seguir.')).toBeVisible();

  const own = new OwnAccountPage(page);
  const { secret } = await own.beginSecondFactor('Puente2026');
  await own.activate(createTelephone(secret)());
  await expect(page.getByText('Tu segundo factor está activo.')).toBeVisible();
  await expect(needed).toBeHidden();

  await page.goto(paths.candidates);
  await expect(
    page.getByRole('heading', { level: 1, name: 'Candidatos Aplicantes' }),
  ).toBeVisible();
});
