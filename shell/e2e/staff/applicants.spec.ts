// Screens: mf-offers/src/applicants
import { isGivenByStaff } from '@portal/contract/application-status';
import { paths } from '@portal/kit/routing/paths';
import { appliedOffer } from '../support/applied-offer';
import { alertWith } from '../support/pages/alert';
import { ApplicantsPage } from '../support/pages/applicants-page';
import { expect, test } from '../support/test';
import { openThree } from '../support/three-applied';

test('S3.11 S4.11 S7.19 S7.20 S7.22 statuses come from the server, a chosen one is sent at once with the whole application, and the answers are a press away', async ({
  adminPage: page,
  request,
}) => {
  const { api, offer, latest, earlier } = await appliedOffer(request, [
    { answers: ['En un mes', 'Dos años'] },
    { answers: ['De inmediato'] },
  ]);
  const calls: string[] = [];
  page.on('request', (call) => calls.push(`${call.method()} ${new URL(call.url()).pathname}`));
  const applicants = new ApplicantsPage(page);
  await applicants.open(offer.id);
  const { applicant } = latest;
  const status = applicants.status(applicant.name);
  await expect(status.getByRole('option')).toHaveText(
    (await api.statuses()).filter(isGivenByStaff).map(({ name }) => name),
  );
  await expect(status).toHaveValue(String(latest.status.id));
  expect(calls).toContain(`GET /api/aplicantes_ofertas/id_oferta/${offer.id}`);
  expect(calls).toContain('GET /api/estado_aplicante');

  const path = `/api/aplicantes-ofertas/update/${latest.id}`;
  const [put] = await Promise.all([
    page.waitForRequest((call) => call.method() === 'PUT' && call.url().endsWith(path)),
    status.selectOption({ label: 'Entrevista' }),
  ]);
  expect(put.postDataJSON()).toMatchObject({
    id_aplicantes_ofertas: latest.id,
    aplicante: {
      id_aplicantes: applicant.id,
      nombre: applicant.name,
      correo: applicant.email,
    },
    oferta: { id_oferta: offer.id },
    aspiracion_salarial: 2_600_000,
    fecha_aplicacion: latest.appliedAt,
    path_curriculum: latest.curriculum,
    estadoAplicante: { id_estado_aplicante: 3, estado_aplicante: 'Entrevista' },
  });
  await expect(alertWith(page, 'Estado actualizado')).toContainText(
    'El estado ha sido actualizado correctamente.',
  );
  await page.keyboard.press('Escape');

  await applicants.email(applicant.email).click();
  const dialog = applicants.answers();
  await expect(dialog.getByText('De inmediato', { exact: true })).toBeVisible();
  await expect(dialog.getByText('Sin respuesta', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Aplicante siguiente' }).click();
  const [next] = earlier;
  const place = `${next?.applicant.name} · ${next?.applicant.email} · 2 de 2`;
  await expect(dialog.getByText(place)).toBeVisible();
  await expect(dialog.getByText('Dos años', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(applicants.email(applicant.email)).toBeFocused();
  await applicants.backToOffers().click();
  await expect(page).toHaveURL(paths.offers);
});

test('on a phone nothing lies on the search, and what is done with those chosen stays in sight above the focus', async ({
  adminPage: page,
  request,
}) => {
  const { applicants, people } = await openThree(page, request);
  const search = page.getByRole('searchbox', { name: 'Buscar por nombre, correo o respuesta' });
  const filters = page.getByRole('button', { name: 'Filtros' });
  await page.setViewportSize({ width: 360, height: 800 });
  const { x = 0, y = 0, height = 0 } = (await search.boundingBox()) ?? {};
  // The bottom edge of the window moves further below the search.
  for (const room of [5, 25, 45, 65, 85]) {
    await page.setViewportSize({ width: 360, height: Math.ceil(y + height) + room });
    await filters.focus();
    await page.evaluate(() => scrollTo(0, 0));
    await page.mouse.click(x + 20, y + 20);
    await expect(search).toBeFocused();
  }

  await page.setViewportSize({ width: 360, height: 800 });
  await applicants.choose(people.first.name);
  const last = applicants.row(people.third.name).getByRole('checkbox');
  await last.evaluate((box) => box.scrollIntoView({ block: 'start' }));
  await last.focus();
  for (let press = 0; press < 6; press += 1) {
    await page.keyboard.press('Shift+Tab');
    const focused = await page.locator(':focus').boundingBox();
    const strip = await applicants.chosen().boundingBox();
    if (!focused || !strip) throw new Error('Nothing has the focus, or there is no strip.');
    expect(focused.y).toBeGreaterThanOrEqual(strip.y + strip.height);
    await expect(applicants.chosen()).toBeInViewport({ ratio: 1 });
  }
});
