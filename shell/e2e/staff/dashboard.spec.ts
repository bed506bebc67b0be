// Screens: mf-backoffice/src/dashboard
import { applicationEventsPath } from '@portal/contract/application-events';
import { paths } from '@portal/kit/routing/paths';
import { expect, test, type Page } from '../support/test';

const card = (page: Page, name: string) =>
  page.getByRole('main').getByRole('link', { name, exact: true });

const cards = [
  { name: 'Maestro', path: paths.catalogs },
  { name: 'Ofertas laborales', path: paths.offers },
  { name: 'Candidatos', path: paths.candidates },
];

test('S2.36 three cards lead to the areas and count what waits there, as it comes in', async ({
  staff,
  adminPage: page,
}) => {
  const stream = page.waitForResponse(`**${applicationEventsPath}`);
  await page.goto(paths.dashboard);
  for (const { name, path } of cards) {
    await expect(card(page, name)).toHaveAttribute('href', path);
  }
  await expect(card(page, 'Maestro')).toHaveAccessibleDescription(/\d+ registros$/);
  await expect(card(page, 'Ofertas laborales')).toHaveAccessibleDescription(/\d+ abiertas$/);
  await expect(card(page, 'Candidatos')).toHaveAccessibleDescription(/\d+ sin revisar$/);
  await stream;
  let navigations = 0;
  page.on('framenavigated', () => (navigations += 1));

  const offer = await staff.createOffer();
  await staff.apply(offer.id, 'Noelia Vidal');
  await expect(async () => {
    const { sin_revisar: waiting } = await staff.call('GET', '/api/resumen');
    await expect(card(page, 'Candidatos')).toHaveAccessibleDescription(
      new RegExp(` ${waiting} sin revisar$`),
      { timeout: 1000 },
    );
  }).toPass();
  await expect(page.getByRole('region', { name: 'Últimas postulaciones' })).toContainText(
    offer.name,
  );
  expect(navigations).toBe(0);
});
