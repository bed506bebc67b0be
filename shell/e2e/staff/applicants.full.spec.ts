// Screens: mf-offers/src/applicants
import type { APIRequestContext } from '@playwright/test';
import { paths } from '@portal/kit/routing/paths';
import { AdminApi } from '../support/admin-api';
import { uniqueTitle } from '../support/an-application';
import { appliedOffer } from '../support/applied-offer';
import { expectAccessible } from '../support/axe';
import { holdRequests } from '../support/hold-requests';
import { alertWith } from '../support/pages/alert';
import { ApplicantsPage } from '../support/pages/applicants-page';
import { expect, test, type Page } from '../support/test';

const listOf = (offerId: number) =>
  new RegExp(String.raw`/api/aplicantes_ofertas/id_oferta/${offerId}\?`);
const noneFound = 'No se encontraron aplicantes para esta oferta o hubo un error al cargar.';

for (const timezoneId of ['America/Bogota', 'Europe/Madrid']) {
  test.describe(timezoneId, () => {
    test.use({ timezoneId });

    test(`S2.84 S2.90 the date of an application is shown to the minute (${timezoneId})`, async ({
      adminPage: page,
      request,
    }) => {
      const { offer, latest } = await appliedOffer(request, [{}]);
      await page.route(listOf(offer.id), async (route) => {
        const {
          content: [application],
        } = await (await route.fetch()).json();
        await route.fulfill({ json: [{ ...application, fecha_aplicacion: '2026-03-05T14:07' }] });
      });
      const applicants = new ApplicantsPage(page);
      await applicants.open(offer.id);
      await expect(
        applicants.row(latest.applicant.name).getByText('05/03/2026 14:07'),
      ).toBeVisible();

      await applicants.backToOffers().click();
      await expect(page).toHaveURL(paths.offers);
    });
  });
}

test('S2.87 S7.22 answers on their way say so, an open question says so, and one goes on to the next applicant', async ({
  adminPage: page,
  request,
}) => {
  const { api, offer, latest, earlier } = await appliedOffer(request, [
    { answers: ['En un mes', 'Dos años'] },
    { answers: ['De inmediato'] },
  ]);
  const [first, second] = [latest, ...earlier].map(({ applicant }) => applicant);
  if (!first || !second) throw new Error('Expected two applicants.');
  const [link] = await api.questionsOf(offer.id);
  const path = '/api/respuestas-ofertas-preguntas/oferta-pregunta';
  const answer = await holdRequests(page, `**${path}/**`);
  const applicants = new ApplicantsPage(page);
  await applicants.open(offer.id);
  const read = page.waitForResponse(`**${path}/${link?.id}/aplicante/${first.id}`);
  await applicants.email(first.email).click();
  const dialog = applicants.answers();
  await expect(dialog.getByText('Cargando...')).toHaveCount(2);
  await expectAccessible(page, 'answers on their way');
  answer();
  expect(await (await read).json()).toMatchObject({ respuesta: 'De inmediato' });
  await expect(dialog.getByText('De inmediato', { exact: true })).toBeVisible();
  await expect(dialog.getByText('Sin respuesta', { exact: true })).toBeVisible();

  await expect(dialog.getByText(`${first.name} · ${first.email} · 1 de 2`)).toBeVisible();
  await dialog.getByRole('button', { name: 'Aplicante siguiente' }).click();
  await expect(dialog.getByText(`${second.name} · ${second.email} · 2 de 2`)).toBeVisible();
  await expect(dialog.getByText('Dos años', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Aplicante anterior' }).click();
  await expect(dialog.getByText('De inmediato', { exact: true })).toBeVisible();
});

test.describe('with answers of their own', () => {
  test.use({ expectedConsole: /status of 500/ });

  async function openRefused(page: Page, request: APIRequestContext) {
    const api = await AdminApi.signIn(request);
    const offer = await api.createOffer(uniqueTitle('Sin lista'));
    return { offer, applicants: new ApplicantsPage(page) };
  }

  test('S2.88 S2.89 S8.27 while the list loads it says so, and an empty one says that', async ({
    adminPage: page,
    request,
  }) => {
    const { offer, applicants } = await openRefused(page, request);
    const answer = await holdRequests(page, listOf(offer.id), (route) =>
      route.fulfill({ json: [] }),
    );
    await applicants.openFromBoard(offer.title);
    await expect(page.getByText('Cargando aplicantes...')).toBeVisible();
    await expectAccessible(page, 'the applicants while they load');
    answer();
    await expect(page.getByText(noneFound)).toBeVisible();
    await expect(
      page.getByText('Sin aplicantes: Para esta oferta no se tienen aplicantes registrados.'),
    ).toBeVisible();
    await expectAccessible(page, 'no applicants');
  });

  test('a failure is told, and the list is read again when asked for', async ({
    adminPage: page,
    request,
  }) => {
    const { offer, applicants } = await openRefused(page, request);
    await page.route(listOf(offer.id), (route) =>
      route.fulfill({ status: 500, json: { details: 'Cuatro' } }),
    );
    await applicants.openFromBoard(offer.title);
    const alert = alertWith(page, 'Error al consultar aplicantes');
    await expect(alert.getByText('Cuatro', { exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByText(noneFound)).toBeVisible();
    await expectAccessible(page, 'applicants that could not be read');
    await page.unroute(listOf(offer.id));
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expect(page.getByText('Sin aplicantes:')).toBeVisible();
  });
});
