import type { APIRequestContext, BrowserContext, Route } from '@playwright/test';
import { anApplication } from './an-application';
import { expectArrived } from './arrived-application';
import { offerToApplyTo } from './offer-to-apply-to';
import { type Application } from './pages/offers-pages';
import { expect, type Page } from './test';

/** The network fails before the server reads a request, or before its answer arrives. */
type Cut = 'none' | 'on the way there' | 'on the way back';

export type SubmissionPart = {
  readonly path: string;
  /** Text that distinguishes it from other requests to the same path. */
  readonly holds?: (application: Application) => string;
};

/**
 * Interrupts a request on the way there and on the way back, reloads the page, and expects one
 * complete job application.
 */
export async function expectWholeInSpiteOfCuts(
  page: Page,
  request: APIRequestContext,
  { path, holds = () => '' }: SubmissionPart,
) {
  const application = anApplication();
  const { offer, offers, api } = await openFilledIn(page, request, application);
  let cut: Cut = 'none';
  await page.route(`**${path}`, (route) =>
    cut !== 'none' && (route.request().postData() ?? '').includes(holds(application))
      ? cutRequest(route, page.context(), cut)
      : route.continue(),
  );

  for (const way of ['on the way there', 'on the way back'] as const) {
    cut = way;
    await offers.send().click();
    await expect(page.getByText(/No hay conexión/)).toBeVisible();
    await page.reload();
    await expect(page.getByText(/Recuperamos tu borrador/)).toBeVisible();
    await expect(offers.answers().nth(1)).toHaveValue(application.answers[1] ?? '');
  }
  cut = 'none';
  await offers.send().click();

  await expect(offers.confirmation()).toBeVisible();
  await expectArrived(api, offer.id, application);
}

export async function openFilledIn(
  page: Page,
  request: APIRequestContext,
  application: Application,
) {
  const { api, offer, offers } = await offerToApplyTo({ page, request }, 'Red cortada');
  await offers.openWizard(offer.id);
  await offers.fillIn(application);
  await offers.talentPool().check();
  return { api, offer, offers };
}

/** On the way back the server still handles the request, but its answer and cookies are lost. */
async function cutRequest(route: Route, context: BrowserContext, cut: Cut) {
  if (cut === 'on the way back') {
    const cookies = await context.cookies();
    await route.fetch();
    await context.clearCookies();
    await context.addCookies(cookies);
  }
  await route.abort('failed');
}
