// Screens: mf-offers/src/application-wizard mf-offers/src/receipt
import { privacyPolicyVersion } from '@portal/contract/consent';
import { AdminApi } from '../support/admin-api';
import { anApplication } from '../support/an-application';
import { offerToApplyTo } from '../support/offer-to-apply-to';
import { expect, test } from '../support/test';
import {
  expectAccessibleSending,
  expectAccessibleSteps,
  offlineConsole,
} from '../support/wizard-states';

test('the whole wizard goes by keyboard alone', async ({ page, request }) => {
  const { api, offer, offers } = await offerToApplyTo({ page, request }, 'Asistente');
  await offers.openWizard(offer.id);
  const application = anApplication();
  const { keyboard } = page;
  // Waits from the start, because the browser takes a while to open its file dialog.
  const chooser = page.waitForEvent('filechooser');
  const tabTo = async (field: ReturnType<typeof offers.email>) => {
    while ((await field.and(page.locator(':focus')).count()) === 0) await keyboard.press('Tab');
  };
  await tabTo(offers.email());
  await keyboard.type(application.email);
  await keyboard.press('Enter');
  await expect(offers.step('Datos Postulante')).toBeFocused();
  await keyboard.press('Tab');
  await keyboard.type(application.name);
  await keyboard.press('Tab');
  await keyboard.type(application.salary);
  await keyboard.press('Tab');
  await expect(offers.curriculum()).toBeFocused();
  await keyboard.press('Enter');
  const file = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: application.curriculum };
  await (await chooser).setFiles(file);
  await expect(page.getByText('cv.pdf')).toBeVisible();
  await tabTo(page.getByRole('button', { name: 'Ver archivo' }));
  await keyboard.press('Enter');
  const preview = page.getByRole('dialog', { name: `Currículum de ${application.name}` });
  await expect(preview).toBeVisible();
  await keyboard.press('Escape');
  await expect(preview).toBeHidden();
  await tabTo(page.getByRole('button', { name: 'Siguiente' }));
  await keyboard.press('Enter');
  await expect(offers.step('Preguntas Filtro')).toBeFocused();
  for (const answer of ['Sí', 'Cuatro años']) {
    await keyboard.press('Tab');
    await keyboard.type(answer);
  }
  await tabTo(offers.talentPool());
  await keyboard.press(' ');
  await expect(offers.talentPool()).toBeChecked();
  await tabTo(offers.send());
  const consent = page.waitForRequest('**/api/consentimientos');
  await keyboard.press('Enter');
  expect((await consent).postDataJSON()).toEqual({
    id_oferta: offer.id,
    version_politica: privacyPolicyVersion,
    bolsa_talento: true,
  });
  await expect(offers.confirmation()).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`detalle-oferta/${offer.id}$`));
  const applied = await api.applicationsOf(offer.id);
  expect(applied).toHaveLength(1);
  expect(applied[0]).toMatchObject({ status: { id: 1 }, salaryExpectation: 2_600_000 });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 800 }, expectedConsole: offlineConsole });

  test('D.05 axe finds nothing in any state of the wizard, and nothing is wider than the window', async ({
    page,
    request,
  }) => {
    const api = await AdminApi.signIn(request);
    const offers = await expectAccessibleSteps(page, api, async () => {
      await expect(page.getByText('cv.pdf')).toBeVisible();
    });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await offers.answer(['Sí', 'No']);
    await expectAccessibleSending(offers);
  });
});
