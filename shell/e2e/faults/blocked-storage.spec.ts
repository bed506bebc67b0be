// Screens: mf-offers/src/application-wizard mf-offers/src/on-device shell/src/session shell/src/login
import { paths } from '@portal/kit/routing/paths';
import { anApplication } from '../support/an-application';
import { offerToApplyTo } from '../support/offer-to-apply-to';
import { alertWith } from '../support/pages/alert';
import { LoginPage } from '../support/pages/login-page';
import { expect, test, type Page } from '../support/test';

/** Simulates blocked site data: any access to a storage throws. */
const blockSiteData = (page: Page) =>
  page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, { get: refuse });
    }
    IDBFactory.prototype.open = refuse;
    LockManager.prototype.request = refuse;
  });

test('whoever blocks the data of sites applies once, is told so, and reads the code', async ({
  page,
  request,
}) => {
  const { api, offer, offers } = await offerToApplyTo({ page, request }, 'Sin almacenamiento');
  await blockSiteData(page);
  await offers.openWizard(offer.id);
  await offers.fillIn(anApplication());
  await offers.send().click();

  await expect(offers.confirmation()).toContainText(/Este dispositivo no guarda tu comprobante/);
  const [sent] = await api.applicationsOf(offer.id);
  await expect(offers.confirmation().getByText(sent?.code ?? '')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`detalle-oferta/${offer.id}$`));
});

test('whoever blocks the data of sites signs in and out, for as long as the page is open', async ({
  page,
}) => {
  await blockSiteData(page);
  await new LoginPage(page).signIn('admin');

  await page.getByRole('button', { name: 'admin' }).click();
  await page.getByRole('button', { name: 'Cerrar Sesión' }).click();

  await expect(alertWith(page, 'Logout')).toBeVisible();
  await expect(page).toHaveURL(paths.login);
});
