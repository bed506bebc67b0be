// Screens: mf-backoffice/src/people
import { peoplePagePath } from '@portal/kit/routing/paths';
import { PeoplePage } from '../support/pages/people-page';
import { photo } from '../support/photo';
import { expect, test } from '../support/test';

test('the pager leads through the pages of the server', async ({ staff, adminPage: page }) => {
  const { totalPages } = await staff.call('GET', '/api/personas/page/0');
  const people = new PeoplePage(page);
  await people.open(0);

  await expect(people.pager().getByRole('listitem')).toHaveText([
    'Primera',
    '«',
    ...Array.from({ length: Math.min(6, totalPages) }, (_label, index) => String(index + 1)),
    '»',
    'Última',
  ]);
  await people.step(/^3$/).click();
  await expect(page).toHaveURL(peoplePagePath(2));
  await expect(people.step(/^3$/)).toHaveAttribute('aria-current', 'page');
  await people.step(/^»/).click();
  await expect(page).toHaveURL(peoplePagePath(3));
  await people.step(/^«/).click();
  await expect(page).toHaveURL(peoplePagePath(2));
  await people.step(/^Última$/).click();
  await expect(people.step(/^Última$/)).toHaveAttribute('aria-disabled', 'true');
  await people.step(/^Primera$/).click();
  await expect(page).toHaveURL(peoplePagePath(0));
});

test('on a slow network the upload of a photo tells how far it is', async ({
  staff,
  adminPage: page,
}) => {
  const person = await staff.createPerson();
  const people = new PeoplePage(page);
  await people.open(person.page);
  await people
    .row(person.email)
    .getByRole('button', { name: /^Ver perfil/ })
    .click();
  const dialog = page.getByRole('dialog', { name: `${person.name} ${person.lastName}` });
  await dialog
    .locator('input[type="file"]')
    .setInputFiles({ name: 'retrato.png', mimeType: 'image/png', buffer: photo(400_000) });

  const network = await page.context().newCDPSession(page);
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: 200_000,
  });
  await Promise.all([
    page.waitForRequest('**/api/personas/upload'),
    dialog.getByRole('button', { name: 'Subir foto' }).click(),
  ]);
  const progress = dialog.getByRole('progressbar');
  const shown = () => progress.evaluate((bar: HTMLProgressElement) => bar.value);
  const early = await shown();
  expect(early).toBeLessThan(100);
  await expect.poll(shown, { intervals: [20] }).toBeGreaterThan(early);
  await expect(
    page.getByRole('alertdialog', { name: 'La foto se subio correctamente!' }),
  ).toBeVisible();
});
