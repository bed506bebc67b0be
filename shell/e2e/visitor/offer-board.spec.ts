import { paths } from '@portal/kit/routing/paths';
import { AdminApi } from '../support/admin-api';
import { uniqueTitle } from '../support/an-application';
import { expectAccessible } from '../support/axe';
import { expectPartAccessible } from '../support/axe-part';
import { hold } from '../support/hold';
import { OffersPages } from '../support/pages/offers-pages';
import { expect, test, type Page } from '../support/test';

const cardsOf = (page: Page) => page.getByRole('main').getByRole('article');

test('S2.52 S2.54 S2.55 S2.56 S2.57 the board shows each offer on a card of one of two blues', async ({
  page,
}) => {
  const offers = new OffersPages(page);
  await offers.openBoard();
  await expect(page.getByRole('heading', { level: 1, name: 'Ofertas Laborales' })).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Filtros' })).toBeVisible();

  const blues = await cardsOf(page).evaluateAll((cards) =>
    cards.slice(0, 4).map((each) => getComputedStyle(each).backgroundColor),
  );
  expect(new Set(blues).size).toBe(2);
  expect([blues[0], blues[1]]).toEqual([blues[2], blues[3]]);

  await offers.openBoard('?texto=Full Stack Java y React');
  const card = offers.card('Desarrollador/a Full Stack Java y React');
  for (const text of [
    'Lunes a viernes, 9:00 a 18:00',
    'Indefinido',
    'Híbrido',
    '$2.200.000 - $2.900.000 CLP líquidos',
  ]) {
    await expect(card.getByText(text)).toBeVisible();
  }
  await expect(card.getByText('3 vacantes', { exact: true })).toBeVisible();
  await card.getByRole('link', { name: 'Ver oferta' }).click();
  await expect(page).toHaveURL(/detalle-oferta\/1$/);
});

test('text without accents, facets with their counts, and the order stand in the address; «Quitar filtros» undoes them', async ({
  page,
  request,
}) => {
  const api = await AdminApi.signIn(request);
  const [santiago, bogota] = [await api.city(3, 3), await api.city(4, 0)];
  const mark = uniqueTitle('Ñandú').slice(-8);
  for (const [name, city, workModeId] of [
    ['Álgebra', santiago, 1],
    ['Zoología', santiago, 2],
    ['Botánica', bogota, 2],
  ] as const) {
    const offer = await api.createOffer(`${name} ${mark}`, { workModeId });
    await api.changeOffer(offer, { countries: [city.country], cities: [city] });
  }
  const offers = new OffersPages(page);
  await offers.openBoard();
  const search = page.getByLabel('Buscar', { exact: true });

  await search.fill(`ALGEBRA ${mark}`);
  await expect(cardsOf(page)).toHaveCount(1);
  await search.fill(mark);
  await expect(page).toHaveURL(new RegExp(`\\?texto=${mark}$`));
  await expect(cardsOf(page)).toHaveCount(3);
  await page.getByText('País', { exact: true }).click();
  await expect(offers.facet('Chile')).toHaveText('Chile2');
  await expect(offers.facet('Colombia')).toHaveText('Colombia1');
  const chile = page.getByRole('checkbox', { name: /^Chile/ });
  await chile.check();
  await expect(cardsOf(page)).toHaveCount(2);
  await expect(page.getByRole('status').filter({ hasText: /^2 de \d+ ofertas$/ })).toBeVisible();
  await expect(offers.facet('Híbrido')).toHaveText('Híbrido1');
  await page.getByLabel('Ordenar por').selectOption({ label: 'Título, de la A a la Z' });
  await expect(page).toHaveURL(new RegExp(`\\?texto=${mark}&pais=Chile&orden=titulo$`));
  await expect(page.getByRole('article').getByRole('heading')).toHaveText([
    /^Álgebra/,
    /^Zoología/,
  ]);

  await page.reload();
  await page.getByText('País', { exact: true }).click();
  await expect(chile).toBeChecked();
  await expect(cardsOf(page)).toHaveCount(2);
  await offers.open(`Zoología ${mark}`);
  await expect(page.getByRole('link', { name: 'Postularme a oferta' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Quitar Chile' })).toBeVisible();

  await page.getByRole('button', { name: 'Quitar filtros' }).click();
  await expect(page.getByRole('button', { name: 'Quitar filtros' })).toBeHidden();
  await expect.poll(() => cardsOf(page).count()).toBeGreaterThan(3);
  await search.fill('no hay nada así');
  await expect(page.getByText('Ninguna oferta coincide con tu búsqueda.')).toBeVisible();
  await page.getByRole('button', { name: 'Ver todas las ofertas' }).click();
  await expect.poll(() => cardsOf(page).count()).toBeGreaterThan(3);
});

/** Comes from another page, so that the browser itself reads the offers. */
async function openFromHome(page: Page) {
  await page.goto(paths.contact);
  await page.getByRole('banner').getByRole('link', { name: 'Ofertas laborales' }).click();
}

test.describe('with answers of their own', () => {
  test.use({ expectedConsole: /status of 500/ });

  test('S2.53 S2.58 while the offers load it says so, and without any it says that', async ({
    page,
  }) => {
    const answer = await hold(page, '**/api/ofertas', (route) => route.fulfill({ json: [] }));
    await openFromHome(page);
    await expect(page.getByText('Cargando ofertas...')).toBeVisible();
    await expectAccessible(page, 'the board while it loads');
    answer();
    await expect(page.getByText('No hay ofertas disponibles por el momento.')).toBeVisible();
    await expect(page.getByText('Cargando ofertas...')).toBeHidden();
    await expectAccessible(page, 'the empty board');
  });

  test('S8.09 a failure is told in the words of the server and can be tried again', async ({
    page,
  }) => {
    await page.route('**/api/ofertas', (route) =>
      route.fulfill({ status: 500, json: { error: 'Falló la base', mensaje: 'No es este' } }),
    );
    await openFromHome(page);
    await expect(page.getByRole('alertdialog')).toContainText('Falló la base');
    await page.keyboard.press('Escape');
    await expectAccessible(page, 'the board that failed');
    await page.unroute('**/api/ofertas');
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expect(cardsOf(page).first()).toBeVisible();
  });
});

test.describe('for staff', () => {
  test.use({ expectedConsole: /status of 400/ });

  test('S2.59 S2.60 S2.61 S6.04 only the administrator has the plus and the menu of each card', async ({
    page,
    request,
  }) => {
    const api = await AdminApi.signIn(request);
    const { id, title } = await api.createOffer(uniqueTitle('Con menú'));
    const offers = new OffersPages(page);
    await offers.openBoard();
    await expect(offers.card(title)).toBeVisible();
    await expect(offers.menuButton(title)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Crear nueva oferta' })).toBeHidden();
    await offers.signIn('usuario');
    await expect(page.getByRole('alertdialog')).toContainText('no tienes acceso');
    await page.keyboard.press('Escape');
    await offers.goToBoard();
    await expect(offers.card(title)).toBeVisible();
    await expect(offers.menuButton(title)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Crear nueva oferta' })).toBeHidden();

    await page.evaluate(() => sessionStorage.clear());
    await offers.signIn('admin');
    await offers.goToBoard();
    await offers.menuButton(title).click();
    await expect(page.getByRole('menuitem')).toHaveText([
      'Editar Oferta',
      'Asignar preguntas',
      'Asignar países',
      'Asignar ciudades',
      'Asignar Conocimientos',
      'Asignar idiomas',
      'Ver aplicantes',
      'Eliminar Oferta',
    ]);
    for (const [item, address] of [
      ['Asignar preguntas', `ofertas-preguntas/${id}`],
      ['Asignar idiomas', `asignar-idioma/${id}`],
      ['Ver aplicantes', `aplicantes-ofertas/${id}`],
    ] as const) {
      await expect(page.getByRole('menuitem', { name: item })).toHaveAttribute(
        'href',
        `${paths.offers}/${address}`,
      );
    }
    await page.keyboard.press('Escape');
    for (const item of [
      'Editar Oferta',
      'Asignar países',
      'Asignar ciudades',
      'Asignar Conocimientos',
    ]) {
      await offers.menuButton(title).click();
      await page.getByRole('menuitem', { name: item }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
    }
    await page.getByRole('button', { name: 'Crear nueva oferta' }).click();
    await expect(page.getByRole('dialog', { name: 'Crear Nueva Oferta' })).toBeVisible();
  });

  test('S6.11 an invalid token on the board signs out', async ({ adminPage: page }) => {
    await page.route('**/api/ofertas', (route) =>
      route.fulfill({ status: 400, json: { error: 'invalid_token' } }),
    );
    await page.goto(paths.home);
    await page.getByRole('banner').getByRole('link', { name: 'Ofertas laborales' }).click();
    await expect(
      page.getByRole('banner').getByRole('link', { name: 'Iniciar Sesión' }),
    ).toBeVisible();
    expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull();
  });
});

for (const width of [360, 768, 1280]) {
  test(`D.05 axe finds nothing on the board, its filters and its menu at ${width} px`, async ({
    adminPage: page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const offers = new OffersPages(page);
    await offers.openBoard('?pais=Chile');
    await expectAccessible(page, 'the board with a filter');
    if (width < 992) {
      await page.getByRole('button', { name: /^Filtros/ }).click();
      await expect(page.getByRole('dialog', { name: 'Filtros' })).toBeVisible();
      await expectAccessible(page, 'the sheet of the filters');
      await page.keyboard.press('Escape');
    }
    await expect(page.getByRole('dialog')).toBeHidden();
    await page
      .getByRole('button', { name: /^Opciones de/ })
      .first()
      .click();
    await expect(page.getByRole('menuitem').first()).toBeVisible();
    // What lies below it has been judged; the part of it that shows is no target now.
    await expectPartAccessible(page, 'the open menu', '[role=menu]');
    await page.keyboard.press('Escape');
    await offers.openBoard('?texto=nada-así');
    await expect(page.getByText('Ninguna oferta coincide con tu búsqueda.')).toBeVisible();
    await expectAccessible(page, 'the board without a match');
  });
}
