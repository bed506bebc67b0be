// Screens: mf-backoffice/src/candidates
import { expectAccessible } from '../support/axe';
import { alertWith } from '../support/pages/alert';
import { CandidatesPage } from '../support/pages/candidates-page';
import { expect, test } from '../support/test';

const lists = '**/api/aplicantes/ofertas?**';

const unique = (word: string) => `${word}${process.pid}${Date.now() % 1_000_000}`;

test('views are kept for the user, open by a link, and one of them with the list', async ({
  adminPage: page,
}) => {
  const name = unique('Finalistas ');
  const candidates = new CandidatesPage(page);
  await candidates.open('?estado=4&orden=-fecha&ocultas=correo');
  await expect(page.getByRole('columnheader', { name: 'Correo' })).toHaveCount(0);
  await page.getByRole('button', { name: /^(Vistas|Guardar esta vista)$/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Vistas de candidatos' });
  await dialog.getByLabel('Nombre de la vista').fill(name);
  await expectAccessible(page, 'views');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();

  await candidates.open();
  const link = page
    .getByRole('navigation', { name: 'Vistas guardadas' })
    .getByRole('link', { name });
  await link.click();
  await expect(page).toHaveURL(/\?estado=4&orden=-fecha&ocultas=correo$/);
  await expect(link).toHaveAttribute('aria-current', 'page');

  await page.getByRole('button', { name: 'Vistas', exact: true }).click();
  await dialog.getByRole('button', { name: `Eliminar vista ${name}` }).click();
  await expect(link).toBeHidden();
});

test('the whole screen is worked by keyboard', async ({ adminPage: page }) => {
  const candidates = new CandidatesPage(page);
  await candidates.open();
  const tabTo = async (name: string) => {
    const isThere = () =>
      page.evaluate((wanted) => {
        const focused = document.activeElement;
        const label = focused instanceof HTMLSelectElement ? focused.labels[0] : focused;
        const named = focused?.getAttribute('aria-label') ?? label?.textContent;
        return named?.trim().startsWith(wanted);
      }, name);
    for (let key = 0; key < 60 && !(await isThere()); key += 1) await page.keyboard.press('Tab');
    expect(await isThere(), name).toBe(true);
  };

  await candidates.search().focus();
  await page.keyboard.type('java');
  await expect(page).toHaveURL(/\?buscar=java$/);
  await tabTo('Filtros');
  await page.keyboard.press('Enter');
  await tabTo('Columnas');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Columna correo')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByRole('columnheader', { name: 'Correo' })).toHaveCount(0);
  await tabTo('Registros por página');
  await page.keyboard.press('End');
  await expect(page).toHaveURL(/por-pagina=100/);
  await expect(candidates.pageSize()).toHaveValue('100');
  await page.keyboard.press('Home');
  await expect(page).not.toHaveURL(/por-pagina/);
  await expect(candidates.rows()).toHaveCount(5);
  await tabTo('Aspiración salarial');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/orden=aspiracion/);
  await tabTo('Ver CV');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('complementary')).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('complementary')).toBeHidden();
  await tabTo('2');
  await page.keyboard.press('Enter');
  await expect(candidates.pageLink(2)).toHaveAttribute('aria-current', 'page');
});

test.describe('with a failing server', () => {
  test.use({ expectedConsole: /status of 500/ });

  test('axe finds nothing where the list failed', async ({ adminPage: page }) => {
    const candidates = new CandidatesPage(page);
    await page.route(lists, (route) =>
      route.fulfill({ status: 500, json: { mensaje: 'La base de datos descansa.', error: 'x' } }),
    );
    await candidates.open();

    await expect(alertWith(page, 'Error')).toContainText('La base de datos descansa.');
    await page.keyboard.press('Escape');
    await expectAccessible(page, 'candidates that failed');
    await page.unroute(lists);
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expect(candidates.rows()).toHaveCount(5);
  });
});

test('old rows stay while new ones load, and a read that nobody waits for any more is ended', async ({
  adminPage: page,
}) => {
  const candidates = new CandidatesPage(page);
  await candidates.open('?buscar=ainhoa');
  await expect(candidates.row('Ainhoa Lizarraga').first()).toBeVisible();
  // The answer to this search never arrives.
  await page.route(lists, async (route) => {
    if (new URL(route.request().url()).searchParams.get('q') !== 'camila') await route.continue();
  });

  const asked = page.waitForRequest((request) => request.url().includes('q=camila&'));
  await candidates.search().fill('camila');
  await asked;
  await expect(candidates.row('Ainhoa Lizarraga').first()).toBeVisible();
  const ended = page.waitForEvent('requestfailed', (request) =>
    request.url().includes('q=camila&'),
  );
  await candidates.search().fill('wendy xicay');
  await ended;
  await expect(candidates.row('Wendy Xicay').first()).toBeVisible();

  await expect(candidates.rows()).toHaveCount(await candidates.row('Wendy Xicay').count());
});
