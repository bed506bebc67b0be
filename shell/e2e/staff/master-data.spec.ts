import { paths } from '@portal/kit/routing/paths';
import { uniqueTitle } from '../support/an-application';
import { alertWith } from '../support/pages/alert';
import { CatalogPage, catalogs } from '../support/pages/catalog-page';
import { answer, notice, readAlert } from '../support/pages/messages';
import { expect, test } from '../support/test';

test('S2.37 the master data have a card for each catalogue, and a way back', async ({
  adminPage: page,
}) => {
  await page.goto(paths.catalogs);
  const main = page.getByRole('main');
  for (const { title, path } of catalogs) {
    await expect(main.getByRole('link', { name: title })).toHaveAttribute('href', path);
  }

  await main.getByRole('link', { name: 'Atrás' }).click();
  await expect(page).toHaveURL(paths.dashboard);
});

for (const texts of catalogs) {
  test(`S2.38 S2.39 S2.40 S4.07 S4.08 S5.25 S7.10 S7.11 S7.12 S8.44 ${texts.item}: created, changed, deleted and brought back`, async ({
    adminPage: page,
  }) => {
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

    await expect(catalog.table().getByRole('columnheader')).toHaveText([
      'N°',
      texts.item,
      'Acciones',
    ]);
    for (const number of [1, 2, 3]) {
      const row = catalog.rows().nth(number - 1);
      await expect(row.getByRole('cell').first()).toHaveText(String(number));
      await expect(row.getByRole('button', { name: /^Editar/ })).toBeVisible();
      await expect(row.getByRole('button', { name: /^Eliminar/ })).toBeVisible();
    }
    await expect(page.getByRole('link', { name: 'Atrás' })).toHaveAttribute('href', paths.catalogs);
    expect(calls).toEqual([`GET ${texts.list}`]);

    await catalog.create().click();
    await expect(catalog.dialog('Crear').getByRole('textbox')).toHaveCount(1);
    await expect(catalog.field()).toHaveValue('');
    await catalog.save().click();
    await expect(catalog.dialog('Crear')).toContainText('Este campo es obligatorio.');
    expect(calls).toHaveLength(1);
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
    await expect(catalog.dialog('Editar')).toBeVisible();
    await expect(catalog.field()).toHaveValue(name);
    await catalog.close().click();
    await expect(catalog.dialog('Editar')).toBeHidden();
    await catalog.create().click();
    await expect(catalog.dialog('Crear')).toBeVisible();
    await expect(catalog.field()).toHaveValue('');
    await catalog.close().click();

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
}

test.describe('with a failing server', () => {
  test.use({ expectedConsole: /status of (400|409|500)/ });

  test('S8.05 S8.06 the mensaje of a failed list and the error of a failed save are told', async ({
    adminPage: page,
  }) => {
    for (const texts of catalogs) {
      const catalog = new CatalogPage(page, texts);
      await page.route(`**${texts.list}`, (route) =>
        route.fulfill({
          status: 500,
          json: { mensaje: `${texts.title} en pausa.`, error: 'otro' },
        }),
      );
      await catalog.open();
      await readAlert(page, 'Error', `${texts.title} en pausa.`);
      await page.unroute(`**${texts.list}`);
      await page.getByRole('button', { name: 'Reintentar' }).click();
      await expect(catalog.row('Editar').first()).toBeVisible();

      await page.route(`**${texts.create}`, (route) =>
        route.fulfill({ status: 400, json: { mensaje: 'otro', error: 'No se pudo crear.' } }),
      );
      await page.route(`**${texts.update}/*`, (route) =>
        route.fulfill({ status: 400, json: { mensaje: 'otro', error: 'No se pudo cambiar.' } }),
      );
      await catalog.create().click();
      await catalog.field().fill('Algo que no se guarda');
      await catalog.save().click();
      await readAlert(page, 'Error', 'No se pudo crear.');
      await expect(catalog.field()).toHaveValue('Algo que no se guarda');
      await catalog.close().click();
      await catalog
        .rows()
        .first()
        .getByRole('button', { name: /^Editar/ })
        .click();
      await expect(catalog.dialog('Editar')).toBeVisible();
      await catalog.save().click();
      await readAlert(page, 'Error', 'No se pudo cambiar.');
      await catalog.close().click();
    }
  });

  test('what an offer needs is not deleted, and the offer is named', async ({
    staff,
    adminPage: page,
  }) => {
    const [offer, skill] = await Promise.all([staff.createOffer(), staff.createSkill()]);
    await staff.assignSkill(offer.id, skill.id);
    const catalog = new CatalogPage(page, catalogs[1]);
    await catalog.open();

    await catalog
      .row(skill.name)
      .getByRole('button', { name: /^Eliminar/ })
      .click();
    // Nobody is asked to confirm what is going to be refused.
    await expect(alertWith(page, 'No se pudo eliminar')).toContainText(offer.name);
    await expect(alertWith(page, 'Esta seguro?')).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(catalog.row(skill.name)).toBeVisible();
  });
});
