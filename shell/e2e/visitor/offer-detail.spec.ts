// Screens: mf-offers/src/offer-detail mf-offers/src/offer
import { AdminApi } from '../support/admin-api';
import { uniqueTitle } from '../support/an-application';
import { expectAccessible } from '../support/axe';
import { OffersPages } from '../support/pages/offers-pages';
import { expect, test } from '../support/test';

test('S2.81 D.05 an offer is shown as it was written, with its one action in view at every width', async ({
  page,
  request,
}) => {
  const api = await AdminApi.signIn(request);
  const lines = Array.from({ length: 80 }, (_each, index) => `Línea ${index}`).join('\n');
  const offer = await api.createOffer(uniqueTitle('A la vista'), {
    description: lines,
    benefits: 'c\nd',
  });
  const offers = new OffersPages(page);
  await offers.openDetail(offer.id);

  await expect(page.getByRole('heading', { level: 1, name: offer.title })).toBeVisible();
  await expect(offers.fact('Rango salarial')).toHaveText(offer.salaryRange);
  for (const text of [lines, 'c\nd']) {
    const written = page.getByText(text, { exact: true });
    await expect(written).toHaveCSS('white-space', /pre-line|preserve-breaks/);
  }

  const action = page.getByRole('link', { name: 'Postularme a oferta' });
  for (const [width, height] of [
    [1280, 720],
    [768, 900],
    [360, 740],
  ] as const) {
    await test.step(`in a window of ${width} × ${height}`, async () => {
      await page.setViewportSize({ width, height });
      await page.evaluate(() => window.scrollTo(0, 0));
      await expect(action).toHaveCount(1);
      await expect(action).toBeInViewport({ ratio: 1 });
      await expect(offers.fact('Rango salarial')).toBeInViewport({ ratio: 1 });
      await page.getByText(/Línea 40/).evaluate((text) => {
        const { top, height: whole } = text.getBoundingClientRect();
        window.scrollTo(0, window.scrollY + top + whole / 2 - window.innerHeight / 2);
      });
      await expect(action).toBeInViewport({ ratio: 1 });
      // The trial click fails if another element covers the button.
      await action.click({ trial: true });
      if (width >= 768) {
        await expect(offers.fact('Rango salarial')).toBeInViewport({ ratio: 1 });
      }
    });
  }
  await expectAccessible(page, 'the detail on a phone');
  await action.click();
  await expect(page).toHaveURL(new RegExp(`detalle-oferta/postular-oferta/${offer.id}$`));
});

for (const timezoneId of ['America/Bogota', 'Europe/Madrid']) {
  test.describe(timezoneId, () => {
    test.use({ timezoneId });

    test(`S1.07 S2.80 its date is the same day in words (${timezoneId})`, async ({ page }) => {
      await page.route('**/api/ofertas/id/1', async (route) => {
        const offer = await (await route.fetch()).json();
        await route.fulfill({ json: { ...offer, fecha_creacion_oferta: '2026-03-05' } });
      });
      const offers = new OffersPages(page);
      await offers.openDetail(1);

      await expect(offers.fact('Fecha de publicación')).toHaveText('5 de marzo de 2026');
    });
  });
}
