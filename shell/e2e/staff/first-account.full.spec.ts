// Screens: mf-backoffice/src/account-link
import { paths } from '@portal/kit/routing/paths';
import { ownDatabase } from '../../../api/testing/own-database';
import { expectAccessible } from '../support/axe';
import { alertWith } from '../support/pages/alert';
import { LoginPage } from '../support/pages/login-page';
import { useOwnSite } from '../support/own-site';
import { expect, test } from '../support/test';

const site = useOwnSite(undefined, { DEMO_DATA: '0', LOG_LEVEL: 'error' }, ownDatabase());

test('a site without accounts prints an address, on which the first administrator begins', async ({
  page,
}) => {
  const link = await site.told(/http:\S+\/cuenta\/clave#\S+/);
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Primera cuenta de administración',
  );
  await expectAccessible(page, 'the page of the first account');

  await page.getByLabel('Nombre').fill('Fundadora');
  await page.getByLabel('Apellido').fill('Ñuñoa');
  await page.getByLabel('Correo').fill('fundadora@puente.example.org');
  await page.getByLabel('Usuario').fill('fundadora');
  await page.getByLabel('Contraseña', { exact: true }).fill('once osos duermen');
  await page.getByRole('button', { name: 'Crear mi cuenta' }).click();
  await alertWith(page, 'Listo').getByRole('button', { name: 'Aceptar' }).click();
  await new LoginPage(page).fill('fundadora', 'once osos duermen');
  await expect(page).toHaveURL(paths.dashboard);
});
