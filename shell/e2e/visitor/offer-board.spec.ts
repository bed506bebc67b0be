// Screens: mf-offers/src/offer-board mf-offers/src/offer-menu mf-offers/src/offer
import { AdminApi } from '../support/admin-api';
import { uniqueTitle } from '../support/an-application';
import { expectAccessible } from '../support/axe';
import { expectPartAccessible } from '../support/axe-part';
import { cardsOf } from '../support/board-of';
import { OffersPages } from '../support/pages/offers-pages';
import { expect, test } from '../support/test';

test('text without accents, facets with their counts, and the order stand in the address, and lead back to the list', async ({
  page,
  request,
}) => {
  const api = await AdminApi.signIn(request);
  const santiago = await api.city(3, 3);
  const mark = uniqueTitle('Ñandú').slice(-8);
  for (const [name, workModeId] of [
    ['Álgebra', 1],
    ['Zoología', 2],
  ] as const) {
    const offer = await api.createOffer(`${name} ${mark}`, { workModeId });
    await api.changeOffer(offer, { countries: [santiago.country], cities: [santiago] });
  }
  await api.createOffer(`Botánica ${mark}`);
  const offers = new OffersPages(page);
  await offers.openBoard();
  const search = page.getByLabel('Buscar', { exact: true });
  const left = new RegExp(String.raw`\?texto=${mark}&pais=Chile&orden=titulo$`);

  await search.fill(`ALGEBRA ${mark}`);
  await expect(cardsOf(page)).toHaveCount(1);
  await search.fill(mark);
  await expect(page).toHaveURL(new RegExp(String.raw`\?texto=${mark}$`));
  await expect(cardsOf(page)).toHaveCount(3);
  await page.getByText('País', { exact: true }).click();
  await expect(offers.facet('Chile')).toHaveText('Chile2');
  const chile = page.getByRole('checkbox', { name: /^Chile/ });
  await chile.check();
  await expect(page.getByRole('status').filter({ hasText: /^2 de \d+ ofertas$/ })).toBeVisible();
  await expect(offers.facet('Híbrido')).toHaveText('Híbrido1');
  await page.getByLabel('Ordenar por').selectOption({ label: 'Título, de la A a la Z' });
  await expect(page).toHaveURL(left);
  await expect(cardsOf(page).getByRole('heading')).toHaveText([/^Álgebra/, /^Zoología/]);

  await page.reload();
  await page.getByText('País', { exact: true }).click();
  await expect(chile).toBeChecked();
  // The whole card is clickable, and it is one tab stop.
  const last = offers.card(`Zoología ${mark}`);
  await expect(last.getByRole('link')).toHaveCount(1);
  await last.click({ position: { x: 200, y: 12 } });
  await expect(page.getByRole('link', { name: 'Postularme a oferta' })).toBeVisible();
  await page.getByRole('link', { name: 'Atrás' }).click();
  await expect(page).toHaveURL(left);
  await page.goBack();
  await page.reload();
  await expect(page.getByRole('link', { name: 'Atrás' })).toHaveAttribute('href', left);
});

test('D.05 on a phone the filters are a sheet that closes with what it found, and axe finds nothing in any state of the board', async ({
  adminPage: page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const offers = new OffersPages(page);
  await offers.openBoard();
  const opener = page.getByRole('button', { name: /^Filtros/ });
  const sheet = page.getByRole('dialog', { name: 'Filtros' });
  await opener.click();
  await sheet.getByText('Remoto', { exact: true }).click();
  await sheet.getByText('País', { exact: true }).click();
  await expect(sheet.getByText('Elige antes un país')).toBeVisible();
  await sheet.getByRole('checkbox', { name: /^Chile/ }).check();
  await expect(sheet.getByText('Elige antes un país')).toBeHidden();
  await expectAccessible(page, 'the sheet of the filters');
  await sheet.getByRole('button', { name: /^Ver \d+ ofertas?$/ }).click();
  await expect(sheet).toBeHidden();
  await expect(opener).toBeFocused();
  await expect(page).toHaveURL(/\?pais=Chile&modalidad=Remoto$/);
  await expect(page.getByRole('toolbar').getByRole('button')).toHaveText(['Chile', 'Remoto']);
  await expectAccessible(page, 'the board with a filter');

  await opener.click();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await page
    .getByRole('button', { name: /^Opciones de/ })
    .first()
    .click();
  await expect(page.getByRole('menuitem').first()).toBeVisible();
  // Only the menu is checked: the page behind it was checked before.
  await expectPartAccessible(page, 'the open menu', '[role=menu]');
  await page.keyboard.press('Escape');
  await page.getByRole('searchbox', { name: 'Buscar' }).fill('nada-así');
  await expect(page.getByText('Ninguna oferta coincide con tu búsqueda.')).toBeVisible();
  await expectAccessible(page, 'the board without a match');
});
