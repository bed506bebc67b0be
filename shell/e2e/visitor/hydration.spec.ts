// Screens: shell/src/login shell/src/start mf-public/src/privacy mf-offers/src/offer-board
import { paths } from '@portal/kit/routing/paths';
import { openBeforeItsScripts } from '../support/absent-scripts';
import { LoginPage } from '../support/pages/login-page';
import { PrivacyPage } from '../support/pages/privacy-page';
import { expect, test } from '../support/test';

test('credentials typed and sent before the scripts have come stay in the form, and then sign in', async ({
  page,
}) => {
  const login = new LoginPage(page);
  const bringScripts = await openBeforeItsScripts(page, paths.login);
  await login.username().fill('admin');
  await login.password().fill('Puente2026');
  await login.password().press('Enter');
  await expect(login.submit()).toBeDisabled();
  await bringScripts();

  await expect(page).toHaveURL(paths.login);
  await expect(login.username()).toHaveValue('admin');
  await expect(login.password()).toBeFocused();
  await login.password().press('Enter');
  await expect(page).toHaveURL(paths.dashboard);
});

test('credentials that the browser filled in before the scripts have come sign in', async ({
  page,
}) => {
  const login = new LoginPage(page);
  const bringScripts = await openBeforeItsScripts(page, paths.login);
  // Without an event, as a password manager does before the first interaction.
  await login.username().evaluate((field: HTMLInputElement) => (field.value = 'admin'));
  await login.password().evaluate((field: HTMLInputElement) => (field.value = 'Puente2026'));
  await bringScripts();

  await login.submit().click();
  await expect(page).toHaveURL(paths.dashboard);
});

test('what a password manager has prepared for the login is not wiped by the page becoming live', async ({
  page,
}) => {
  // Chromium shows saved credentials at once, but scripts can read them only after the first
  // interaction, and writing into the field loses them.
  await page.addInitScript(() => {
    const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
    Object.defineProperty(HTMLInputElement.prototype, 'value', {
      ...setter,
      set(value: string) {
        this.dataset['isWritten'] = 'true';
        setter?.set?.call(this, value);
      },
    });
  });
  await new LoginPage(page).open();

  await expect(page.locator('[data-is-written]')).toHaveCount(0);
});

test('what is chosen and typed for a privacy request before its scripts have come is sent', async ({
  page,
}) => {
  const privacy = new PrivacyPage(page);
  const bringScripts = await openBeforeItsScripts(page, paths.privacy);
  await privacy.askForCorrection();
  await privacy.email().focus();
  for (let key = 0; key < 4; key += 1) await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect(privacy.submit()).toBeDisabled();
  await bringScripts();

  // The label follows the choice, and the caret keeps its position.
  await expect(page.getByLabel('Qué hay que corregir')).toHaveValue('Mi apellido es Sotto.');
  await expect(privacy.email()).toBeFocused();
  await page.keyboard.type('x');
  await expect(privacy.email()).toHaveValue('leo@examplex.org');
  const [request] = await Promise.all([
    page.waitForRequest('**/api/privacidad/solicitudes'),
    privacy.submit().click(),
  ]);
  expect(Object.values(request.postDataJSON())).toEqual(
    expect.arrayContaining([
      'rectificacion',
      'Leo Soto',
      'leo@examplex.org',
      'Mi apellido es Sotto.',
    ]),
  );
});

test('what is typed, chosen and ticked in the filters before their scripts have come is searched', async ({
  page,
}) => {
  const bringScripts = await openBeforeItsScripts(page, paths.offers);
  const filters = page.getByRole('complementary', { name: 'Filtros' });
  await filters.getByRole('searchbox').fill('desarroll');
  await page.getByLabel('Ordenar por').selectOption('titulo');
  await filters.getByRole('checkbox').first().check();
  const workMode = await filters.getByRole('checkbox').first().locator('..').innerText();
  await bringScripts();

  await expect(filters.getByRole('searchbox')).toHaveValue('desarroll');
  await expect(page.getByLabel('Ordenar por')).toHaveValue('titulo');
  await expect(filters.getByRole('checkbox').first()).toBeChecked();
  await expect(page).toHaveURL(/texto=desarroll/);
  await expect(page).toHaveURL(/orden=titulo/);
  await expect(page).toHaveURL(
    new RegExp(
      `modalidad=${encodeURIComponent(workMode.split('\n')[0] ?? '').replaceAll('%20', '[+]')}`,
    ),
  );
});
