// Screens: shell/src/quick-search shell/src/layout
import { offerDetailPath, paths } from '@portal/kit/routing/paths';
import { holdRequests } from '../support/hold-requests';
import { expect, test } from '../support/test';

test('a visitor finds a page and an open offer by key, pays nothing before, and is heard before the search has come', async ({
  staff,
  page,
}) => {
  const offer = await staff.createOffer();
  const search = page.getByRole('dialog', { name: 'Búsqueda rápida' });
  const field = search.getByRole('combobox');
  const options = search.getByRole('option');
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  const bring = await holdRequests(page, '**/*quick-search*');
  await page.goto(paths.about);
  expect(fetched.filter((path) => path.includes('quick-search'))).toEqual([]);

  await test.step('by key', async () => {
    await page.keyboard.press('Control+k');
    bring();
    await expect(field).toBeFocused();
    await expect(options.filter({ hasText: 'Módulo principal' })).toHaveCount(0);
    await page.keyboard.type('reclutamiento');
    await expect(options).toHaveText([/^Hunting/]);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(paths.hunting);
    await expect(search).toBeHidden();

    await page.keyboard.press('Control+k');
    await page.keyboard.type(offer.name);
    await expect(options).toHaveText([/Oferta laboral$/]);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(offerDetailPath(offer.id));
    await expect(search).toBeHidden();
    expect(fetched.filter((path) => path.includes('/api/aplicantes'))).toEqual([]);
  });

  await test.step('with the pointer, in the footer and on a phone in the menu', async () => {
    await page.getByRole('contentinfo').getByRole('button', { name: 'Buscar en el sitio' }).click();
    await expect(field).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(search).toBeHidden();

    const banner = page.getByRole('banner');
    await page.setViewportSize({ width: 360, height: 740 });
    await banner.getByRole('button', { name: 'Menú' }).click();
    const button = banner.getByRole('button', { name: 'Buscar' });
    expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await button.click();
    await expect(field).toBeFocused();
    await options.filter({ hasText: 'Contacto' }).click();
    await expect(page).toHaveURL(paths.contact);
    await expect(search).toBeHidden();
  });
});
