// Screens: mf-backoffice/src/master-data
import { uniqueTitle } from '../support/an-application';
import { CatalogPage, catalogs } from '../support/pages/catalog-page';
import { answer, notice, readAlert } from '../support/pages/messages';
import { expect, test } from '../support/test';

const texts = catalogs[1];

test('S4.08 a skill is created, changed, deleted and brought back', async ({ adminPage: page }) => {
  const catalog = new CatalogPage(page, texts);
  const name = uniqueTitle('Algo nuevo');
  const changed = uniqueTitle('Algo cambiado');
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith(texts.list)) calls.push(`${request.method()} ${pathname}`);
  });
  await page.setViewportSize({ width: 1280, height: 400 });
  await catalog.open();

  expect(calls).toEqual([`GET ${texts.list}`]);

  await catalog.create().click();
  await catalog.field().fill(name);
  await catalog.save().click();
  await expect(catalog.dialog('Crear')).toBeHidden();
  await readAlert(page, texts.item);
  await expect(catalog.row(name)).toBeVisible();
  await expect(page.locator('[data-part="backdrop"]')).toHaveCount(0);
  await page.mouse.move(600, 300);
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);

  await catalog
    .row(name)
    .getByRole('button', { name: /^Editar/ })
    .click();
  await catalog.field().fill(changed);
  const [update] = await Promise.all([
    page.waitForRequest((request) => request.method() === 'PUT'),
    catalog.save().click(),
  ]);
  const id: number = update.postDataJSON()[texts.id];
  expect(update.postDataJSON()).toEqual({
    [texts.id]: id,
    [texts.field]: changed,
    version: 1,
  });
  await readAlert(page, texts.item);
  await expect(catalog.row(changed)).toBeVisible();
  await expect(catalog.row(name)).toHaveCount(0);
  await catalog.create().click();
  await expect(catalog.dialog('Crear')).toBeVisible();
  await expect(catalog.field()).toHaveValue('');
  await catalog.close().click();

  await catalog
    .row(changed)
    .getByRole('button', { name: /^Eliminar/ })
    .click();
  await answer(page, 'Esta seguro?', 'Si, Eliminar!');
  await readAlert(page, 'Eliminado!');
  await expect(catalog.row(changed)).toHaveCount(0);
  expect(calls.filter((call) => !call.startsWith('GET'))).toEqual([
    `POST ${texts.create}`,
    `PUT ${texts.update}/${id}`,
    `DELETE ${texts.delete}/${id}`,
  ]);

  await notice(page, changed).getByRole('button', { name: 'Deshacer' }).click();
  await expect(catalog.row(changed)).toBeVisible();
});
