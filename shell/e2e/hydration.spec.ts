import { paths } from '@portal/kit/routing/paths';
import { ContactPage } from './support/pages/contact-page';
import { LoginPage } from './support/pages/login-page';
import { waitUntilLive } from './support/live';
import { expect, test, type Page } from './support/test';

/** Opens a page whose scripts come only once what it gives is called: as on a slow line. */
async function openBeforeItsScripts(page: Page, path: string) {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/releases/**/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  return async () => {
    release();
    await waitUntilLive(page);
  };
}

test('what is typed into the contact form before its scripts have come is kept, checked and sent', async ({
  page,
}) => {
  const contact = new ContactPage(page);
  const bringScripts = await openBeforeItsScripts(page, paths.contact);
  await contact.fill();
  await expect(contact.submit()).toBeDisabled();
  await bringScripts();

  await expect(contact.name()).toHaveValue('Ana Rojas');
  await expect(contact.email()).toHaveValue('ana@example.org');
  await expect(contact.phone()).toHaveValue('+56 9 1234 5678');
  await expect(contact.description()).toHaveValue('Necesito dos personas para un equipo de datos.');
  await expect(contact.submit()).toBeEnabled();
  const [request] = await Promise.all([
    page.waitForRequest('**/api/contacto'),
    contact.submit().click(),
  ]);
  expect(request.postDataJSON()).toMatchObject({ nombre: 'Ana Rojas', email: 'ana@example.org' });
});

test('credentials typed before the scripts have come sign in', async ({ page }) => {
  const login = new LoginPage(page);
  const bringScripts = await openBeforeItsScripts(page, paths.login);
  await login.username().fill('admin');
  await login.password().fill('Puente2026');
  await bringScripts();

  await expect(login.username()).toHaveValue('admin');
  await login.submit().click();
  await expect(page).toHaveURL(paths.dashboard);
});
