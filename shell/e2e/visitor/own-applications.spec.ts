// Screens: mf-offers/src/own-applications mf-offers/src/receipt
import { paths } from '@portal/kit/routing/paths';
import { AdminApi } from '../support/admin-api';
import { anApplication, uniqueTitle } from '../support/an-application';
import { applyTo } from '../support/apply';
import { expectAccessible } from '../support/axe';
import { expect, test } from '../support/test';

test('by its code and e-mail a person finds the own application, sees where it stands, and takes it back', async ({
  page,
  request,
}) => {
  const api = await AdminApi.signIn(request);
  const offer = await api.createOffer(uniqueTitle('Seguimiento'), { questions: 0 });
  const { name, email } = anApplication();
  await applyTo(request, offer.id, { name, email, salary: 2_600_000 });
  const [sent] = await api.applicationsOf(offer.id);
  if (!sent?.code) throw new Error('Nothing has arrived.');
  await api.changeStatus(sent, 2);

  await page.goto(paths.contact);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Mis postulaciones' }).click();
  const code = page.getByLabel('Código', { exact: true });
  const find = page.getByRole('button', { name: 'Buscar postulación' });
  await code.fill(`${sent.code.slice(0, -6)}AAAAAA`);
  await page.getByLabel('Correo electrónico').fill(email);
  await find.click();
  await expect(
    page.getByText('No encontramos una postulación con ese código y ese correo.'),
  ).toBeVisible();
  await code.fill(sent.code.toLowerCase());
  await find.click();
  const card = page.getByRole('article', { name: offer.title });
  await expect(card.getByText('En revisión')).toBeVisible();
  await expectAccessible(page, 'the own applications');

  await card.getByRole('button', { name: /^Retirar postulación/ }).click();
  await page
    .getByRole('alertdialog', { name: '¿Retirar tu postulación?' })
    .getByRole('button', { name: 'Retirar postulación' })
    .click();
  await expect(card.getByText('Retirada por ti')).toBeVisible();
  const [withdrawn] = await api.applicationsOf(offer.id);
  expect(withdrawn?.status.name).toBe('Retirada por la persona');
  expect(withdrawn?.curriculum).toBeUndefined();
});
