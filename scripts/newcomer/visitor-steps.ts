import { paths } from '@portal/kit/routing/paths';
import { readAlert } from 'shell/e2e/pages/messages';
import { OffersPages, type Application } from 'shell/e2e/pages/offers-pages';
import { PrivacyPage } from 'shell/e2e/pages/privacy-page';
import { expect, test, type Page } from 'shell/e2e/test';

type Visit = { origin: string; application: Application };

export const apply = (page: Page, title: string, { origin, application }: Visit) =>
  test.step('a visitor applies with a CV', async () => {
    const offers = new OffersPages(page);
    await page.goto(`${origin}${paths.offers}`);
    await offers.open(title);
    await offers.apply();
    await offers.fillIn(application);
    await offers.send().click();
    await expect(offers.confirmation()).toBeVisible();
  });

/** Returns the code of the job application. */
export const confirmByMail = (page: Page, link: string, { name }: { name: RegExp }) =>
  test.step('the visitor confirms the application by the link of the mail', async () => {
    await page.goto(link);
    const panel = page.getByRole('region', { name });
    await panel.getByRole('button', { name: 'Confirmar que es mía' }).click();
    await expect(panel.getByText(/^Confirmaste tu correo/)).toBeVisible();
    return (await panel.getByText(/^P-\d+-\w+$/).textContent()) ?? '';
  });

export const requestCopy = (page: Page, code: string, { origin, application }: Visit) =>
  test.step('the visitor asks for a copy of the own data', async () => {
    const privacy = new PrivacyPage(page);
    await page.goto(`${origin}${paths.privacy}`);
    await privacy.kind().selectOption('access');
    await privacy.name().fill(application.name);
    await privacy.email().fill(application.email);
    await privacy.code().fill(code);
    await privacy.submit().click();
    await readAlert(page, 'Solicitud recibida');
  });
