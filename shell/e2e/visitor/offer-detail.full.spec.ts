// Screens: mf-offers/src/offer-detail mf-offers/src/receipt
import { AdminApi } from '../support/admin-api';
import { expectAccessible } from '../support/axe';
import { offerDetailPath } from '@portal/kit/routing/paths';
import { OffersPages } from '../support/pages/offers-pages';
import { expect, test } from '../support/test';

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

test('its page has what is asked for, lists and similar offers without any script', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const offers = new OffersPages(page);

  // A busy server leaves rendering to the browser and has the page ready for the next request.
  await expect(async () => {
    await page.goto(`${baseURL}${offerDetailPath(1)}`);
    await expect(page.getByRole('heading', { level: 3, name: 'Qué harás' })).toBeVisible({
      timeout: 1000,
    });
  }).toPass();
  await expect(
    page.getByRole('listitem').filter({ hasText: 'Diseñar y desarrollar servicios en Java 21' }),
  ).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Conocimientos' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Spring Boot 2 años' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Idiomas' })).toBeVisible();
  await expect(
    page.getByRole('listitem').filter({ hasText: 'Inglés B1 - Intermedio' }),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Postularme a oferta' })).toHaveCount(1);
  await expect(offers.similar().getByRole('article')).toHaveCount(3);

  await offers.similar().getByRole('link', { name: 'Ver oferta' }).first().click();
  await expect(page).toHaveURL(/detalle-oferta\/\d+$/);
  await expect(page).not.toHaveURL(/detalle-oferta\/1$/);
  await offers
    .similar()
    .getByRole('link', { name: /^Ver las \d+ ofertas$/ })
    .click();
  await expect(page).toHaveURL(/ofertas-laborales$/);
  await context.close();
});

test('who has applied on this device reads when, and nothing moves for it', async ({ page }) => {
  const offers = new OffersPages(page);
  await offers.openDetail(1);
  await page.evaluate(storeReceipt);
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        Object.assign(window, {
          shift: Reflect.get(window, 'shift') + Reflect.get(entry, 'value'),
        });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

  for (const width of [320, 768, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    await page.reload();
    await expect(page.getByText('Ya postulaste el 22 de noviembre de 2026')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Ver comprobante' })).toBeInViewport({
      ratio: 1,
    });
    await expect(page.getByRole('link', { name: 'Postularme a oferta' })).toHaveCount(0);
    expect(await page.evaluate(() => Reflect.get(window, 'shift'))).toBe(0);
    await expectAccessible(page, `after applying, at ${width} px`);
  }
});

/** Stores a receipt on the device, as after a job application to the first offer. */
async function storeReceipt() {
  const receipt = {
    offerId: 1,
    offerTitle: 'Desarrollador/a Full Stack Java y React',
    code: 'P-1-AAAAAA',
    sentAt: '2026-11-22T15:00:00Z',
    name: 'Ana Rojas',
    email: 'ana@example.org',
    salaryExpectation: 2_500_000,
    curriculum: { name: 'cv.pdf', size: 1024 },
    answers: [],
  };
  await new Promise<void>((resolve, reject) => {
    const opening = indexedDB.open('comprobantes');
    opening.addEventListener('upgradeneeded', () =>
      opening.result.createObjectStore('comprobantes'),
    );
    opening.addEventListener('error', () => reject(opening.error));
    opening.addEventListener('success', () => {
      const writing = opening.result.transaction('comprobantes', 'readwrite');
      writing.objectStore('comprobantes').put(receipt, receipt.offerId);
      writing.addEventListener('complete', () => resolve(opening.result.close()));
    });
  });
}

for (const width of [320, 768, 1280]) {
  test(`words of 255 letters widen nothing at ${width} px`, async ({ page, request }) => {
    const word = 'a'.repeat(255);
    const api = await AdminApi.signIn(request);
    const offer = await api.createOffer(`${width}${word}`.slice(0, 120), {
      description: `${word}\n- ${word}\n1. ${word}`,
      benefits: word,
      salaryRange: word.slice(0, 100),
      schedule: word.slice(0, 100),
    });
    await page.setViewportSize({ width, height: 740 });
    const offers = new OffersPages(page);
    await offers.openDetail(offer.id);

    await expect(offers.similar()).toBeVisible();
    const whole = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(whole).toBe(width);
  });
}

for (const width of [768, 1280]) {
  test(`D.05 axe finds nothing on the detail at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await new OffersPages(page).openDetail(1);
    await expectAccessible(page, 'the detail');
  });
}
