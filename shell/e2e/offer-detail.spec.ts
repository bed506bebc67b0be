import { AdminApi } from './support/admin-api';
import { uniqueTitle } from './support/an-application';
import { expectAccessible } from './support/axe';
import { OffersPages } from './support/pages/offers-pages';
import { expect, test } from './support/test';

for (const timezoneId of ['America/Bogota', 'Europe/Madrid']) {
  test.describe(timezoneId, () => {
    test.use({ timezoneId });

    test(`S1.07 S2.78 S2.80 S2.81 S2.82 the detail shows every field, its date in words and its line breaks (${timezoneId})`, async ({
      page,
      request,
    }) => {
      const api = await AdminApi.signIn(request);
      const title = uniqueTitle('Detalle');
      const created = await api.createOffer(title, { description: 'a\nb', benefits: 'c\nd' });
      const santiago = await api.city(3, 3);
      await api.changeOffer(created, { countries: [santiago.country], cities: [santiago] });
      await page.route(`**/api/ofertas/id/${created.id}`, async (route) => {
        const offer = await (await route.fetch()).json();
        await route.fulfill({ json: { ...offer, fecha_creacion_oferta: '2026-03-05' } });
      });
      const offers = new OffersPages(page);
      await offers.openDetail(created.id);

      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(offers.fact('Fecha de publicación')).toHaveText('5 de marzo de 2026');
      for (const [label, value] of [
        ['Vacantes', '2'],
        ['Rango salarial', created.salaryRange],
        ['Horario', created.schedule],
        ['Tipo de contrato', created.contractType.name],
        ['Modalidad', created.workMode.name],
        ['Formación requerida', created.training.name],
        ['Ciudades', santiago.name],
        ['Países', santiago.country.name],
      ] as const) {
        await expect(offers.fact(label)).toHaveText(value);
      }
      for (const [first, second] of [
        ['a', 'b'],
        ['c', 'd'],
      ]) {
        const text = page.getByText(`${first}\n${second}`, { exact: true });
        await expect(text).toHaveCSS('white-space', /pre-line|preserve-breaks/);
      }

      await page.getByRole('link', { name: 'Postularme a oferta' }).click();
      await expect(page).toHaveURL(new RegExp(`detalle-oferta/postular-oferta/${created.id}$`));
      await page.goBack();
      await page.getByRole('link', { name: 'Atrás' }).click();
      await expect(page).toHaveURL(/ofertas-laborales$/);
    });
  });
}

test('S2.79 an offer without places says so', async ({ page, request }) => {
  const api = await AdminApi.signIn(request);
  const offer = await api.createOffer(uniqueTitle('Sin lugares'));
  const offers = new OffersPages(page);
  await offers.openDetail(offer.id);
  await expect(offers.fact('Ciudades')).toHaveText('No especificadas');
  await expect(offers.fact('Países')).toHaveText('No especificados');
});

test.describe('shared', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('its address can be copied, and on paper only the offer stands', async ({ page }) => {
    const offers = new OffersPages(page);
    await offers.openDetail(1);
    await page.evaluate(() =>
      Object.defineProperty(navigator, 'share', { value: undefined, configurable: true }),
    );
    await page.getByRole('button', { name: 'Compartir' }).click();
    await expect(page.getByText('Copiamos el enlace de la oferta.')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());

    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(page.getByRole('link', { name: 'Postularme a oferta' })).toBeHidden();
    await expect(offers.fact('Horario')).toBeVisible();
  });
});

test('S3.11 a closed offer says so to staff, shows others and takes no applications', async ({
  adminPage: page,
  request,
}) => {
  const api = await AdminApi.signIn(request);
  const offer = await api.createOffer(uniqueTitle('Cerrada'), { statusId: 3 });
  const offers = new OffersPages(page);
  await offers.openBoard();
  await expect(
    offers.card(offer.title).getByText(offer.status.name, { exact: true }),
  ).toBeVisible();
  await offers.open(offer.title);
  const notice = page.getByRole('alert').filter({ hasText: 'ya no recibe postulaciones' });
  await expect(notice).toBeVisible();
  await expect(notice.getByRole('link').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Postularme a oferta' })).toBeHidden();
  await expectAccessible(page, 'a closed offer');
});

for (const width of [360, 768, 1280]) {
  test(`D.05 axe finds nothing on the detail at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await new OffersPages(page).openDetail(1);
    await expectAccessible(page, 'the detail');
  });
}
