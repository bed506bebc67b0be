// Screens: mf-offers/src/application-wizard mf-offers/src/on-device mf-offers/src/receipt
import { anApplication } from '../support/an-application';
import { expectAccessible } from '../support/axe';
import { offerToApplyTo } from '../support/offer-to-apply-to';
import { OffersPages } from '../support/pages/offers-pages';
import { expect, test } from '../support/test';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('a draft survives a reload with its file, waits on the card, and is gone after sending; the receipt stays', async ({
  page,
  request,
}) => {
  const { api, offer, offers } = await offerToApplyTo({ page, request }, 'Borrador y comprobante');
  const application = anApplication();
  await offers.openWizard(offer.id);
  await offers.identify(application.email);
  await offers.name().fill(application.name);
  await offers.salary().fill(application.salary);
  await offers.choose(application.curriculum, 'mi currículum.pdf');
  await expect(page.getByText(/Borrador guardado \d\d:\d\d/)).toBeVisible();

  await page.reload();
  await expect(page.getByText(/Recuperamos tu borrador/)).toBeVisible();
  await expect(offers.name()).toHaveValue(application.name);
  await expect(offers.salary()).toHaveValue(application.salary);
  await expect(page.getByText('mi currículum.pdf')).toBeVisible();
  const fileName = await offers
    .curriculum()
    .evaluate((input: HTMLInputElement) => input.files?.[0]?.name);
  expect(fileName).toBe('mi currículum.pdf');

  await page.getByRole('banner').getByRole('link', { name: 'Ofertas laborales' }).click();
  await expect(offers.card(offer.title).getByText('Borrador sin enviar')).toBeVisible();
  await offers.card(offer.title).getByRole('link', { name: 'Continuar' }).click();
  await offers.next();
  await offers.answer(application.answers);
  await offers.send().click();
  await expect(offers.confirmation()).toBeVisible();

  await expect(page).toHaveURL(new RegExp(`detalle-oferta/${offer.id}$`));
  await offers.confirmation().getByRole('button', { name: 'Ver comprobante' }).click();
  const receipt = page.getByRole('dialog', { name: 'Comprobante de postulación' });
  const [sent] = await api.applicationsOf(offer.id);
  expect(sent?.code).toMatch(/^P-\d+-[0-9A-Z]{6}$/);
  const copy = [sent?.code ?? '', offer.title, application.name, application.email, '$2.600.000'];
  for (const text of [...copy, 'mi currículum.pdf (1 KB)', ...application.answers]) {
    await expect(receipt.getByText(text)).toBeVisible();
  }
  await expectAccessible(page, 'the receipt');
  await receipt.getByRole('button', { name: 'Copiar' }).click();
  await expect(page.getByText('Copiamos tu comprobante.')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain(`Código: ${sent?.code}`);

  await page.emulateMedia({ media: 'print' });
  await expect(receipt.getByText(application.email)).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(receipt.getByRole('button', { name: 'Copiar' })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.keyboard.press('Escape');

  await page.getByRole('link', { name: 'Atrás' }).click();
  await expect(offers.card(offer.title).getByText('Ya postulaste')).toBeVisible();
  await offers.card(offer.title).getByRole('button', { name: 'Ver comprobante' }).click();
  await expect(receipt.getByText(application.email)).toBeVisible();
  await receipt.getByRole('button', { name: 'Quitar de este dispositivo' }).click();
  await expect(receipt).toBeHidden();
  await expect(offers.card(offer.title).getByText('Ya postulaste')).toBeHidden();

  await offers.openWizard(offer.id);
  await expect(offers.email()).toHaveValue('');
});

test('a draft survives a crash of its page to the last letter, with its file', async ({
  page,
  context,
  request,
}) => {
  const { offer, offers } = await offerToApplyTo({ page, request }, 'Página caída');
  const application = anApplication();
  await offers.openWizard(offer.id);
  await offers.fillIn(application);
  await expect(offers.draftSaved()).toBeVisible();
  const crash = page.waitForEvent('crash');
  void page.goto('chrome://crash').catch(() => 'as wanted');
  await crash;

  const nextPage = await context.newPage();
  const next = new OffersPages(nextPage);
  await next.openWizard(offer.id);
  await expect(
    nextPage.getByText(/Recuperamos tu borrador del \d\d\/\d\d\/\d{4} \d\d:\d\d/),
  ).toBeVisible();
  await expect(next.answers().nth(1)).toHaveValue(application.answers[1] ?? '');
  await next.back();
  await expect(next.name()).toHaveValue(application.name);
  await expect(nextPage.getByText('currículum de Paula.pdf')).toBeVisible();
});
