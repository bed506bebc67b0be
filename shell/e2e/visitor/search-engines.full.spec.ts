// Screens: shell/server shell/src/head mf-offers/src/offer-detail mf-public/src
import { offerFromWire, type Offer } from '@portal/contract/offer';
import { offerToWire, newOfferToWire } from '@portal/contract/offer-bodies';
import { anOffer, entryOf } from '@portal/contract/testing/an-offer';
import { offerDetailPath, paths } from '@portal/kit/routing/paths';
import * as v from 'valibot';
import { uniqueTitle } from '../support/an-application';
import { offerWithPlace, openOffers, readHead, shownEntities } from '../support/page-head';
import type { StaffApi } from '../support/staff-api';
import { expect, test } from '../support/test';

test('the picture of previews is there, of the size that they are told', async ({
  page,
  request,
}) => {
  const { meta } = await readHead(request, paths.home);
  await page.goto(paths.home);

  const size = await page.evaluate(
    async (url) => {
      const image = new Image();
      image.src = url;
      await image.decode();
      return [image.naturalWidth, image.naturalHeight].map(String);
    },
    new URL(meta('og:image') ?? '').pathname,
  );
  expect(size).toEqual([meta('og:image:width'), meta('og:image:height')]);
});

test('a navigation brings the head of the page that it leads to', async ({ page, request }) => {
  const offer = await offerWithPlace(request);
  await page.goto(paths.contact);
  await page.getByRole('banner').locator(`a[href="${paths.offers}"]`).click();
  // Offers of other tests may fill the first page of the board.
  await page.getByRole('searchbox', { name: 'Buscar' }).fill(offer.title);
  await page
    .getByRole('main')
    .locator(`a[href="${offerDetailPath(offer.id)}"]`)
    .first()
    .click();
  await expect(page.getByRole('link', { name: 'Postularme a oferta' })).toBeVisible();

  const { pathname, origin } = new URL(page.url());
  const content = (key: string) =>
    page.locator(`meta[name="${key}"], meta[property="${key}"]`).getAttribute('content');
  const canonical = page.locator('link[rel="canonical"]');
  await expect(canonical).toHaveAttribute('href', origin + pathname);
  expect(await content('og:title')).toBe(offer.title);
  expect(await content('description')).toBe(await content('og:description'));
  expect(await shownEntities(page)).toEqual([
    expect.objectContaining({ '@type': 'JobPosting', title: offer.title }),
  ]);

  await page.getByRole('banner').getByRole('link', { name: 'Iniciar Sesión' }).click();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expect(canonical).toHaveCount(0);
  expect(await shownEntities(page)).toEqual([]);
});

const adminCalls = (staff: StaffApi) => ({
  create: async (offer: ReturnType<typeof newOfferToWire>) =>
    v.parse(offerFromWire, await staff.call('POST', '/api/ofertas/save', offer)),
  update: async (offer: Offer) =>
    v.parse(
      offerFromWire,
      await staff.call('PUT', `/api/ofertas/update/${offer.id}`, offerToWire(offer)),
    ),
});

test('a change of an offer is in the next answer of its page, the list and the sitemap', async ({
  staff,
  request,
}) => {
  const { create, update } = adminCalls(staff);
  const [first] = await openOffers(request);
  if (!first) throw new Error('The demo has no offer.');
  const marker = uniqueTitle('Oferta');
  const created = await create({
    ...newOfferToWire(
      {
        ...entryOf(anOffer({ title: marker, salaryRange: '1.000 - 2.000 USD al mes' })),
        trainingId: first.training.id,
        contractTypeId: first.contractType.id,
        statusId: first.status.id,
        workModeId: first.workMode.id,
      },
      undefined,
    ),
  });
  const path = offerDetailPath(created.id);
  const textOf = async (url: string) => (await request.get(url)).text();
  // The page cache lasts one second at most.
  const soon = { timeout: 2000, intervals: [100] };

  await expect.poll(() => textOf(paths.offers), soon).toContain(marker);
  expect(await textOf(path)).toContain(marker);
  expect(await textOf('/sitemap.xml')).toContain(`${path}</loc>`);

  const renamed = await update({ ...created, title: `${marker} (nueva)` });
  await expect.poll(() => textOf(path), soon).toContain('(nueva)');
  await expect.poll(() => textOf(paths.offers), soon).toContain(`${marker} (nueva)`);

  await update({ ...renamed, status: { id: 3, name: 'Cerrada' } });
  await expect.poll(async () => (await request.get(path)).status(), soon).toBe(404);
  await expect.poll(() => textOf(paths.offers), soon).not.toContain(marker);
  expect(await textOf('/sitemap.xml')).not.toContain(`${path}</loc>`);
});
